import { type EngineHost, limitsOfMax } from '@tabuleiro/engine';
import { assert, type ComputerPlayer, err, type Match, NEVER_STOP, ok, type Result, type Side } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { openPlayerAside } from '../players/open.ts';
import type { Session } from './session.ts';

// Whoever thinks for the screen does so in a thread, so that the screen goes on answering.

/** Opens the player of a computer's side. */
export async function openForSide(
  context: Context,
  host: EngineHost,
  { rules, players }: Session,
  side: Side,
): Promise<Result<ComputerPlayer, string>> {
  const spec = players[side];
  assert(spec.kind !== 'human', 'people choose for themselves');
  const opened = await openPlayerAside(host, rules, spec);
  return opened.ok ? ok(opened.value) : err(await context.sayTextError(opened.error));
}

/** Who gives hints: the engine at its strongest, whoever is to move, for what a weak player would do is no hint. */
export function openAdviser(host: EngineHost): ComputerPlayer {
  return host.open({ kind: 'max' });
}

/**
 * How well the side to move stands, in the engine's values. It is looked at as in an analysis: a player would rather not draw,
 * and so finds an even position a little worse than it is.
 */
export async function judgeMatch(host: EngineHost, match: Match): Promise<number> {
  const analyst = host.openAnalyst();
  try {
    const { lines } = await analyst.analyse(match, { limits: limitsOfMax({}), stop: NEVER_STOP, hurries: false });
    return lines[0].score;
  } finally {
    await analyst.close();
  }
}

/** Colours are for those who did not ask to be spared them. */
export function hasColours({ io }: Context): boolean {
  return (io.env['NO_COLOR'] ?? '') === '';
}
