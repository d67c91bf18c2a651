import type { Context } from '../context.ts';
import { computerNames, parseComputer } from '../players/open.ts';
import { readLines, TOO_LONG } from '../rpc/lines.ts';
import { parseRules } from '../service/params.ts';
import { UgiSession } from './session.ts';
import { EngineState } from './state.ts';

/** Room for the longest match; a longer line is refused. */
const LONGEST_LINE = 1024 * 1024;

export interface UgiOptions {
  readonly game: string;
  readonly variant?: string;
  readonly player?: string;
}

/** Plays as an engine until `quit` or the end of the input. */
export async function serveUgi(context: Context, options: UgiOptions): Promise<void> {
  const rules = await context.expect(await parseRules(options.game, options.variant));
  const player = options.player ?? computerNames(rules.game).at(-1) ?? '';
  const spec = await context.expect(parseComputer(rules.game, player, '--player'));
  const state = new EngineState(rules, spec, (error) => void session.report(error));
  const session = new UgiSession(context, state);
  try {
    for await (const line of readLines(context.io.stdin, LONGEST_LINE)) {
      if (line === TOO_LONG) await session.inform(context.texts.protocols.lineTooLong(LONGEST_LINE));
      else if (!(await session.handle(line))) break;
    }
    await session.finish();
  } finally {
    await session.close();
  }
}
