import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { bundleName, readBundle, type Tables } from '@tabuleiro/engine';
import { type GameId, loadTables } from '@tabuleiro/games';

const FOLDER = new URL('small-tables/', import.meta.resolve('@tabuleiro/engine/package.json'));
const found = new Map<string, Promise<Tables | null>>();

/** The solved positions of a variant that ship with the engine; without them a search does what it can. */
export function findTables(game: GameId, variant: string): Promise<Tables | null> {
  const key = `${game} ${variant}`;
  const known = found.get(key) ?? open(game, variant).catch(() => null);
  found.set(key, known);
  return known;
}

async function open(game: GameId, variant: string): Promise<Tables | null> {
  const facet = await loadTables(game);
  if (facet === null) return null;
  const packed = await readFile(new URL(bundleName(game, variant), FOLDER));
  const bundle = readBundle(facet, game, variant, await promisify(gunzip)(packed));
  return bundle.ok ? bundle.value : null;
}
