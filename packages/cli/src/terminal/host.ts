import { type ComputerPlayer, err, ok, playerNames, type Result, type Side } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { openPlayerAside } from '../players/open.ts';
import type { PlayerThreads } from '../players/threads.ts';
import type { Session } from './session.ts';

/**
 * Opens the player of a side; for a person, who asks for a hint, the strongest one that the game has. It thinks in a
 * thread, so that the screen goes on answering.
 */
export async function openForSide(
  context: Context,
  threads: PlayerThreads,
  session: Session,
  side: Side,
): Promise<Result<ComputerPlayer, string>> {
  const { rules, players } = session;
  const spec = players[side];
  const strongest = playerNames(rules.game).at(-1) ?? '';
  const opened = await openPlayerAside(
    threads,
    rules.game,
    rules.variant.id,
    spec.kind === 'human' ? { kind: 'classic', id: strongest } : spec,
  );
  return opened.ok ? ok(opened.value) : err(await context.sayTextError(opened.error));
}

/** Colours are for those who did not ask to be spared them. */
export function hasColours({ io }: Context): boolean {
  return (io.env['NO_COLOR'] ?? '') === '';
}
