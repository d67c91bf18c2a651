import { join } from 'node:path';
import { type ClassEntries, Tables } from '@tabuleiro/engine';
import { err, type GameId, loadTables, ok, type Result, type TableClass, type TableFacet } from '@tabuleiro/games';
import { dataFolder, type Env, resolveFile } from '../storage/folder.ts';
import { type ClassFileError, type ExpectedClass, openClassFile } from './class-file.ts';

/** The tables of one variant of a game, and the folder in which they are kept. */
export interface TablePlace {
  readonly facet: TableFacet;
  readonly game: GameId;
  readonly variant: string;
  /** All classes that there can be, whether they are kept or not. */
  readonly classes: readonly TableClass[];
  readonly folder: string;
}

/** Where tables are kept unless a folder was named. */
export function tableFolder(env: Env, named?: string): string {
  return named === undefined ? join(dataFolder(env), 'tables') : resolveFile(env, named);
}

/** Null when the game has no tables. */
export async function findPlace(game: GameId, variant: string, folder: string): Promise<TablePlace | null> {
  const facet = await loadTables(game);
  if (facet === null) return null;
  return { facet, game, variant, classes: facet.classes(variant, facet.largest), folder: join(folder, game, variant) };
}

export function classFile({ folder }: TablePlace, { id }: TableClass): string {
  return join(folder, `${id}.table`);
}

export function expectedOf({ facet, game, variant }: TablePlace, { id, size }: TableClass): ExpectedClass {
  return { game, variant, classId: id, signature: facet.signature, size };
}

/** Opens the classes that are there for look-ups, up to the first that is not; null when there is none. */
export function openTables(place: TablePlace): Result<Tables | null, ClassFileError> {
  const opened: ClassEntries[] = [];
  for (const subject of place.classes) {
    const entries = openClassFile(classFile(place, subject), expectedOf(place, subject));
    if (!entries.ok && entries.error.trouble.code === 'missing') break;
    if (!entries.ok) return err(entries.error);
    opened.push(entries.value);
  }
  return ok(opened.length === 0 ? null : new Tables(place.facet, place.variant, opened));
}
