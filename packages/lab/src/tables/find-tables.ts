import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Tablebase } from '@tabuleiro/engine';
import { bundleName, readBundle } from '@tabuleiro/engine/tablebase';
import type { GameId } from '@tabuleiro/games';
import { findTableFolder, openTables, type TableFolder, tablesFolder } from './table-folder.ts';

/** The small tables that ship with the engine. */
const SHIPPED = new URL('small-tables/', import.meta.resolve('@tabuleiro/engine/package.json'));

/**
 * The tables of a variant for a search: those in the data folder, or the small one that ships with the engine.
 * Unreadable files are ignored; `tabuleiro table` reports them.
 */
export async function findTablesIn(dataFolder: string, game: GameId, variant: string): Promise<Tablebase | null> {
  const tableFolder = await findTableFolder(game, variant, tablesFolder(dataFolder));
  if (tableFolder === null) return null;
  const built = openTables(tableFolder);
  return largerOf(built.ok ? built.value : null, openShipped(tableFolder));
}

/** The larger of the two; the built ones if they are equal. */
export function largerOf(built: Tablebase | null, shipped: Tablebase | null): Tablebase | null {
  if (built === null || shipped === null) return built ?? shipped;
  return shipped.classes.length > built.classes.length ? shipped : built;
}

/** The small table of a variant that ships with the engine; null when it is missing or unreadable. */
export function openShipped({ facet, game, variant }: TableFolder): Tablebase | null {
  try {
    const packed = readFileSync(new URL(bundleName(game, variant), SHIPPED));
    const bundle = readBundle(facet, game, variant, gunzipSync(packed));
    return bundle.ok ? bundle.value : null;
  } catch {
    return null;
  }
}
