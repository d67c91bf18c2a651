import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { bundleName, readBundle, type Tables } from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/games';
import { findPlace, openTables, type TablePlace, tableFolder } from './place.ts';

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
  return largerOf(built.ok ? built.value : null, openShipped(place));
}

/** Those that know more; those that were built where both know the same. */
export function largerOf(built: Tables | null, shipped: Tables | null): Tables | null {
  if (built === null || shipped === null) return built ?? shipped;
  return shipped.classes.length > built.classes.length ? shipped : built;
}

/** The small table of a variant that ships with the program; what cannot be read is not there. */
export function openShipped({ facet, game, variant }: TablePlace): Tables | null {
  try {
    const packed = readFileSync(new URL(bundleName(game, variant), SHIPPED));
    const bundle = readBundle(facet, game, variant, gunzipSync(packed));
    return bundle.ok ? bundle.value : null;
  } catch {
    return null;
  }
}
