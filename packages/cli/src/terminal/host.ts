import type { EngineHost } from '@tabuleiro/engine';
import { type ComputerPlayer, err, ok, type Result, type Side } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { openPlayerAside } from '../players/open.ts';
import type { Session } from './session.ts';

/**
 * Opens the player of a side; for a person, who asks for a hint, the engine at its strongest. It thinks in a thread, so
 * that the screen goes on answering.
 */
export async function openForSide(
  context: Context,
  host: EngineHost,
  session: Session,
  side: Side,
): Promise<Result<ComputerPlayer, string>> {
  const { rules, players } = session;
  const spec = players[side];
  const opened = await openPlayerAside(host, rules, spec.kind === 'human' ? { kind: 'max' } : spec);
  return opened.ok ? ok(opened.value) : err(await context.sayTextError(opened.error));
}

/** Colours are for those who did not ask to be spared them. */
export function hasColours({ io }: Context): boolean {
  return (io.env['NO_COLOR'] ?? '') === '';
}
