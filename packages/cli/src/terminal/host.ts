import { type EngineHost, type Failed, limitsOfMax, makeSteady } from '@tabuleiro/engine';
import { assert, type ComputerPlayer, err, type Match, NEVER_STOP, ok, type Result, type Side } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { openPlayerAside } from '../players/open.ts';
import type { Session } from './session.ts';

// Whoever thinks for the screen does so in a thread, so that the screen goes on answering.

interface SideToOpen {
  readonly host: EngineHost;
  /** Hears of internal errors. */
  readonly failed: Failed;
  readonly session: Session;
  readonly side: Side;
}

/** Opens the player of a computer's side. An outside engine may fail; our own players always have a move. */
export async function openForSide(
  context: Context,
  { host, failed, session: { rules, players }, side }: SideToOpen,
): Promise<Result<ComputerPlayer, string>> {
  const spec = players[side];
  assert(spec.kind !== 'human', 'people choose for themselves');
  const opened = await openPlayerAside(host, rules, spec);
  if (!opened.ok) return err(await context.sayTextError(opened.error));
  return ok(spec.kind === 'ugi' ? opened.value : makeSteady(opened.value, failed));
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
