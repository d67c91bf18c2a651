import { BrokenInvariant, type Chosen, type ComputerPlayer } from '@tabuleiro/games';
import { PlayerClosed, WorkerFailure } from './worker-pool.ts';

/** Hears of an internal error, to log it. */
export type Failed = (error: unknown) => void;

/**
 * Asks a player for a move. When the player fails, the answer is the last best move that it told, or null if there is none. The
 * host reports workers that fail; `failed` hears of all other errors.
 */
export async function chooseWithFallback(
  player: ComputerPlayer,
  failed: Failed,
  ...[match, limits, random, stop, tell]: Parameters<ComputerPlayer['choose']>
): Promise<Chosen | null> {
  // The match may go on while the player thinks.
  const position = match.position.clone();
  const told: Chosen[] = [];
  const hear = (thought: Chosen): void => {
    if ((thought.rank ?? 1) === 1) told.push(thought);
    try {
      tell?.(thought);
    } catch (error) {
      // Thrown further, it would end the program: nobody waits for a thought.
      failed(error);
    }
  };
  try {
    const chosen = await player.choose(match, limits, random, stop, hear);
    if (position.isLegal(chosen.move)) return chosen;
    throw new BrokenInvariant('a player chose an illegal move');
  } catch (error) {
    if (error instanceof PlayerClosed) throw error;
    if (!(error instanceof WorkerFailure)) failed(error);
    return told.findLast(({ move }) => position.isLegal(move)) ?? null;
  }
}

/** A player that always has a move: where `chooseWithFallback` has none, any legal one. */
export function withFallback(player: ComputerPlayer, failed: Failed): ComputerPlayer {
  return {
    choose: async (match, limits, random, ...rest) => {
      const position = match.position.clone();
      const chosen = await chooseWithFallback(player, failed, match, limits, random, ...rest);
      return chosen ?? { move: position.randomMove(random) };
    },
    close: () => player.close(),
  };
}
