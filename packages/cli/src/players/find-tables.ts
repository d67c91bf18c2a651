import type { Tablebase } from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/games';
import { findTablesIn } from '@tabuleiro/lab/find-tables';
import { dataFolder } from '../storage/folder.ts';

const found = new Map<string, Promise<Tablebase | null>>();

/** The tables of a variant that were built into the data folder, else those that ship with the engine; opened once. */
export function findTables(game: GameId, variant: string): Promise<Tablebase | null> {
  const key = `${game} ${variant}`;
  const known = found.get(key) ?? findTablesIn(dataFolder(process.env), game, variant);
  found.set(key, known);
  return known;
}
