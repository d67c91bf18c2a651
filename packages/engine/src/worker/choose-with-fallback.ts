import { BrokenInvariant, type ChosenMove, type ComputerPlayer } from '@tabuleiro/games';
import { PlayerClosed, WorkerFailure } from './worker-pool.ts';

/** Receives an internal error, to log it. */
export type Failed = (error: unknown) => void;

/**
 * Asks a player for a move. If the player fails, returns the last best move that it reported, or null if there is none.
 * The host reports failed workers; `failed` receives all other errors.
 */
export async function chooseWithFallback(
  player: ComputerPlayer,
  failed: Failed,
  ...[match, limits, random, stop, onThought]: Parameters<ComputerPlayer['choose']>
): Promise<ChosenMove | null> {
  // The match may continue while the player thinks.
  const position = match.position.clone();
  const thoughts: ChosenMove[] = [];
  const onOwnThought = (thought: ChosenMove): void => {
    if ((thought.rank ?? 1) === 1) thoughts.push(thought);
    try {
      onThought?.(thought);
    } catch (error) {
      // Rethrown, the error would end the program, because no caller awaits a report.
      failed(error);
    }
  };
  try {
    const chosen = await player.choose(match, limits, random, stop, onOwnThought);
    if (position.isLegal(chosen.move)) return chosen;
    throw new BrokenInvariant('a player chose an illegal move');
  } catch (error) {
    if (error instanceof PlayerClosed) throw error;
    if (!(error instanceof WorkerFailure)) failed(error);
    return thoughts.findLast(({ move }) => position.isLegal(move)) ?? null;
  }
}

/** A player that always has a move: any legal one if `chooseWithFallback` returns none. */
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
