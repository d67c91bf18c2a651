import { refusalBody } from '@tabuleiro/client';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { interruptible } from '../io/interrupt.ts';
import { isTerminal, write } from '../io/streams.ts';
import { OnlineMatch } from '../online/online-match.ts';
import type { ServerClient } from '../online/server-client.ts';
import { requireSignIn, openClient, readMatchId, type ServerOption, reportRefusals } from '../online/server-options.ts';
import { OnlinePipeMatch, type OnlinePlayOptions } from '../pipes/online-match.ts';

export type OnlineCommandOptions = ServerOption & OnlinePlayOptions;

export async function runOnlinePlay(context: Context, match: string, options: OnlineCommandOptions): Promise<void> {
  const id = readMatchId(context, match);
  const { client } = await requireSignIn(context, options);
  await reportRefusals(context, client.server.address, () => playOnline(context, client, id, options));
}

export async function runOnlineWatch(context: Context, match: string, options: OnlineCommandOptions): Promise<void> {
  const id = readMatchId(context, match);
  const client = await openClient(context, options);
  await reportRefusals(context, client.server.address, () => playOnline(context, client, id, options, true));
}

/** Plays or watches a match: full screen on a terminal, else as plain text. */
export async function playOnline(
  context: Context,
  client: ServerClient,
  id: string,
  options: OnlinePlayOptions,
  isLookingOn = false,
): Promise<void> {
  const live = client.connect();
  try {
    const onlineMatch = await OnlineMatch.open(context, client, live, id);
    live.connect();
    await waitForMatch(onlineMatch);
    const isSeated = onlineMatch.side !== null;
    if (!isLookingOn && !isSeated) throw new UsageError(refusalBody('not-yours').message[context.language]);
    const hasScreen = options.json !== true && isTerminal(context.io);
    if (!hasScreen) return await playInPipe(onlineMatch, options, isSeated && !isLookingOn);
    const { startOnline } = await import('../terminal/online-match-page.ts');
    const last = await startOnline(onlineMatch, client, { ascii: options.ascii === true, isLookingOn });
    if (last.state.ending === null) await context.print(formatLeft(context, last.liveMatch.id, isLookingOn));
  } finally {
    live.close();
  }
}

async function playInPipe(onlineMatch: OnlineMatch, options: OnlinePlayOptions, takesInput: boolean): Promise<void> {
  const { context } = onlineMatch;
  let isOver = false;
  try {
    await interruptible(context, async (interruption) => {
      isOver = await new OnlinePipeMatch(onlineMatch, options).run(interruption, takesInput);
    });
  } finally {
    if (!isOver) await write(context.io.stderr, `${formatLeft(context, onlineMatch.liveMatch.id, !takesInput)}\n`);
  }
}

function formatLeft({ texts }: Context, id: string, isLookingOn: boolean): string {
  return isLookingOn ? texts.online.left : `${texts.online.left} ${texts.online.goOn(id)}`;
}

/** Waits for the first state of the match; a refusal ends the command. */
function waitForMatch({ liveMatch, connection, context }: OnlineMatch): Promise<void> {
  return new Promise((resolve, reject) => {
    const ends: (() => void)[] = [];
    const look = (): void => {
      const { state, refusal } = liveMatch.get();
      const status = connection.status.get();
      const why = status.kind === 'refused' ? status.refusal : refusal;
      if (state === null && why === null) return;
      for (const end of ends) end();
      if (state === null && why !== null) reject(new UsageError(why.message[context.language]));
      else resolve();
    };
    ends.push(liveMatch.subscribe(look), connection.status.subscribe(look));
    look();
  });
}
