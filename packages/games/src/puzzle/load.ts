import type { Puzzle, PuzzleProver } from '../contract/index.ts';
import { type GameId, GAMES, manifestOf } from '../games.ts';

/** The games that have puzzles. */
export const PUZZLE_GAMES: readonly GameId[] = GAMES.filter(({ load }) => load.puzzles !== undefined).map(
  ({ id }) => id,
);

/** The puzzles of a game, the easiest first; none where it has no puzzles. */
export async function loadPuzzles(game: GameId): Promise<readonly Puzzle[]> {
  return (await manifestOf(game).load.puzzles?.())?.puzzles ?? [];
}

/** What proves puzzles of a game, where it has something of its own for that. */
export async function loadPuzzleProver(game: GameId): Promise<PuzzleProver | null> {
  const facet = await manifestOf(game).load.puzzles?.();
  return (await facet?.loadProver?.()) ?? null;
}
