import { solveAll, Tables } from '@tabuleiro/engine';
import { type GameId, loadTables } from '@tabuleiro/games';

/** Solves all positions of a variant up to so many seeds or men, in memory; null for none. */
export async function solveTables(game: GameId, variant: string, upTo: number): Promise<Tables | null> {
  if (upTo === 0) return null;
  const facet = await loadTables(game);
  if (facet === null) throw new Error(`there are no tables of ${game}`);
  console.log(`${game} ${variant}: solving all positions with up to ${upTo} ${facet.unit}`);
  return new Tables(facet, variant, solveAll(facet, game, variant, upTo));
}
