import { join } from 'node:path';
import { Tablebase } from '@tabuleiro/engine';
import type { ClassEntries } from '@tabuleiro/engine/tablebase';
import { err, type GameId, loadTables, ok, type Result, type TableClass, type TableFacet } from '@tabuleiro/games';
import { type ClassFileError, type ExpectedClass, isMissingFile, openClassFile } from './class-file.ts';

/** The tables of a variant and the folder of their files. */
export interface TableFolder {
  readonly facet: TableFacet;
  readonly game: GameId;
  readonly variant: string;
  /** All possible classes, built or not. */
  readonly classes: readonly TableClass[];
  readonly folder: string;
}

/** The default folder of all tables. */
export function tablesFolder(dataFolder: string): string {
  return join(dataFolder, 'tables');
}

/** Null when the game has no tables. */
export async function findTableFolder(game: GameId, variant: string, folder: string): Promise<TableFolder | null> {
  const facet = await loadTables(game);
  if (facet === null) return null;
  return { facet, game, variant, classes: facet.classes(variant, facet.largest), folder: join(folder, game, variant) };
}

export function classFile({ folder }: TableFolder, { id }: TableClass): string {
  return join(folder, `${id}.table`);
}

export function expectedOf({ facet, game, variant }: TableFolder, { id, size }: TableClass): ExpectedClass {
  return { game, variant, classId: id, signature: facet.signature, size };
}

/** Opens the classes before the first missing one for lookups; null when there is none. */
export function openTables(tableFolder: TableFolder): Result<Tablebase | null, ClassFileError> {
  const opened: ClassEntries[] = [];
  for (const subject of tableFolder.classes) {
    const entries = openClassFile(classFile(tableFolder, subject), expectedOf(tableFolder, subject));
    if (!entries.ok && isMissingFile(entries.error)) break;
    if (!entries.ok) return err(entries.error);
    opened.push(entries.value);
  }
  return ok(opened.length === 0 ? null : new Tablebase(tableFolder.facet, tableFolder.variant, opened));
}
