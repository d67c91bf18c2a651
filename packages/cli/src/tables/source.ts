import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { bundleName, readBundle, type Tables } from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/games';
import { findPlace, openTables, tableFolder } from './place.ts';

/** The small tables that ship with the engine, seen from the sources and from the build alike. */
const SHIPPED = new URL('small-tables/', import.meta.resolve('@tabuleiro/engine/package.json'));

const found = new Map<string, Promise<Tables | null>>();

/**
 * The solved positions of a variant for a search: those that were built into the data folder, else the small table that
 * ships with the program. What cannot be read is left out: a search goes on without, and `tabuleiro table` says why.
 */
export function findTables(game: GameId, variant: string): Promise<Tables | null> {
  const key = `${game} ${variant}`;
  const known = found.get(key) ?? open(game, variant);
  found.set(key, known);
  return known;
}

async function open(game: GameId, variant: string): Promise<Tables | null> {
  const place = await findPlace(game, variant, tableFolder(process.env));
  if (place === null) return null;
  const built = openTables(place);
  const shipped = openShipped(() => {
    const packed = readFileSync(new URL(bundleName(game, variant), SHIPPED));
    const bundle = readBundle(place.facet, game, variant, gunzipSync(packed));
    return bundle.ok ? bundle.value : null;
  });
  if (!built.ok || built.value === null) return shipped;
  return shipped !== null && shipped.classes.length > built.value.classes.length ? shipped : built.value;
}

/** What cannot be read is not there. */
function openShipped(read: () => Tables | null): Tables | null {
  try {
    return read();
  } catch {
    return null;
  }
}
