import { refusalBody } from '@tabuleiro/client';
import type { Context } from '../context.ts';
import { isTerminal, write } from '../io.ts';
import { interruptible } from '../play/interrupt.ts';
import { UsageError } from '../usage.ts';
import { enter, enterToLook, readMatch, type ServerOption, tellRefusals } from './enter.ts';
import { LinePlay } from './line-play.ts';
import { OnlineTable } from './table.ts';
import type { Visitor } from './visitor.ts';

export interface PlayOnlineOptions {
  readonly ascii?: boolean;
  readonly boards?: boolean;
  readonly json?: boolean;
}

export type PlayCommandOptions = ServerOption & PlayOnlineOptions;

export async function runOnlinePlay(context: Context, match: string, options: PlayCommandOptions): Promise<void> {
  const id = readMatch(context, match);
  const { visitor } = await enter(context, options);
  await tellRefusals(context, visitor.server.address, () => playOnline(context, visitor, id, options));
}

export async function runOnlineWatch(context: Context, match: string, options: PlayCommandOptions): Promise<void> {
  const id = readMatch(context, match);
  const visitor = await enterToLook(context, options);
  await tellRefusals(context, visitor.server.address, () => playOnline(context, visitor, id, options, true));
}

/** Plays or watches a match: full screen on a terminal, else as plain text. */
export async function playOnline(
  context: Context,
  visitor: Visitor,
  id: string,
  options: PlayOnlineOptions,
  isLookingOn = false,
): Promise<void> {
  const live = visitor.connect();
  try {
    const table = await OnlineTable.open(context, visitor, live, id);
    live.connect();
    await known(table);
    const isSeated = table.side !== null;
    if (!isLookingOn && !isSeated) throw new UsageError(refusalBody('not-yours').message[context.language]);
    const hasScreen = options.json !== true && isTerminal(context.io);
    if (!hasScreen) return await playLines(table, options, isSeated && !isLookingOn);
    const { startOnline } = await import('./screen.ts');
    const last = await startOnline(table, visitor, { ascii: options.ascii === true, isLookingOn });
    if (last.state.ending === null) await context.print(sayLeft(context, last.match.id, isLookingOn));
  } finally {
    live.close();
  }
}

async function playLines(table: OnlineTable, options: PlayOnlineOptions, takesInput: boolean): Promise<void> {
  const { context } = table;
  let isOver = false;
  try {
    await interruptible(context, async (interruption) => {
      isOver = await new LinePlay(table, options).run(interruption, takesInput);
    });
  } finally {
    if (!isOver) await write(context.io.stderr, `${sayLeft(context, table.match.id, !takesInput)}\n`);
  }
}

function sayLeft({ texts }: Context, id: string, isLookingOn: boolean): string {
  return isLookingOn ? texts.online.left : `${texts.online.left} ${texts.online.goOn(id)}`;
}

/** Waits until the server has told of the match; what it refuses ends the command. */
function known({ match, live, context }: OnlineTable): Promise<void> {
  return new Promise((resolve, reject) => {
    const ends: (() => void)[] = [];
    const look = (): void => {
      const { state, refusal } = match.get();
      const status = live.status.get();
      const why = status.kind === 'refused' ? status.refusal : refusal;
      if (state === null && why === null) return;
      for (const end of ends) end();
      if (state === null && why !== null) reject(new UsageError(why.message[context.language]));
      else resolve();
    };
    ends.push(match.subscribe(look), live.status.subscribe(look));
    look();
  });
}
