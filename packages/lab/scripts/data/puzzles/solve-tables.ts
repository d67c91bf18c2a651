import { Tablebase } from '@tabuleiro/engine';
import { solveAll } from '@tabuleiro/engine/tablebase';
import { type GameId, loadTables } from '@tabuleiro/games';

/** Solves all positions of a variant up to this many seeds or men, in memory; null for 0. */
export async function solveTables(game: GameId, variant: string, upTo: number): Promise<Tablebase | null> {
  if (upTo === 0) return null;
  const facet = await loadTables(game);
  if (facet === null) throw new Error(`there are no tables of ${game}`);
  console.log(`${game} ${variant}: solving all positions with up to ${upTo} ${facet.unit}`);
  return new Tablebase(facet, variant, solveAll(facet, game, variant, upTo));
}
