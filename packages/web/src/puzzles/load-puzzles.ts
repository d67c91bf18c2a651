import { type GameId, loadRules, type Puzzle, type Rules } from '@tabuleiro/games';
import { loadPuzzles } from '@tabuleiro/games/puzzle';
import { type GameFacets, loadGameFacets } from '@tabuleiro/play';
import { loadOwnPuzzles } from './saved-puzzles.ts';

/** The puzzles of a game with what is needed to show them. */
export interface LoadedPuzzles {
  readonly puzzles: readonly Puzzle[];
  /** From the person's own matches. */
  readonly own: readonly Puzzle[];
  readonly facets: GameFacets;
  /** By variant. */
  readonly rules: ReadonlyMap<string, Rules>;
}

export async function loadAllPuzzles(game: GameId): Promise<LoadedPuzzles> {
  const [puzzles, facets] = await Promise.all([loadPuzzles(game), loadGameFacets(game)]);
  const own = loadOwnPuzzles(game);
  const variants = [...new Set([...puzzles, ...own].map(({ variant }) => variant))];
  const rules = await Promise.all(variants.map(async (variant) => [variant, await loadRules(game, variant)] as const));
  return { puzzles, own, facets, rules: new Map(rules) };
}
