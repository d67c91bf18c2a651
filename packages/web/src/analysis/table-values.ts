import { listTrueMoves } from '@tabuleiro/engine';
import type { Match } from '@tabuleiro/games';
import { findTables } from '../worker/tables.ts';
import { type TrueValue, valuesOfTables } from './true-values.ts';

// Apart from the rest, because it is loaded only where somebody asks for it.

/** What tables know of the moves of a match; null when there is no table. */
export async function readTables(match: Match): Promise<readonly TrueValue[] | null> {
  const { game, variant } = match.rules;
  const tables = await findTables(game, variant.id);
  return tables === null ? null : valuesOfTables(match, listTrueMoves(tables, match));
}
