import type { Tablebase } from '@tabuleiro/engine';
import { bundleName, readBundle } from '@tabuleiro/engine/tablebase';
import { type GameId, loadTables } from '@tabuleiro/games';

/** The addresses of the small tables of solved positions, by file. They are fetched on demand. */
const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob('../../../engine/small-tables/*.gz', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A search does not wait longer for a table; a later search has it. */
const PATIENCE_MS = 1500;

const found = new Map<string, Promise<Tablebase | null>>();

/** The solved positions of a variant; null if they are not loaded soon. */
export async function findTablesSoon(game: GameId, variant: string): Promise<Tablebase | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([findTables(game, variant), late]);
}

/** The solved positions of a variant; null if there are none, or they cannot be fetched now. */
export function findTables(game: GameId, variant: string): Promise<Tablebase | null> {
  const key = `${game} ${variant}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const opened = openBundle(game, variant).catch(() => {
    // Try again when there is a network.
    found.delete(key);
    return null;
  });
  found.set(key, opened);
  return opened;
}

async function openBundle(game: GameId, variant: string): Promise<Tablebase | null> {
  const name = bundleName(game, variant);
  const address = Object.entries(ADDRESSES).find(([path]) => path.endsWith(`/${name}`))?.[1];
  const facet = address === undefined ? null : await loadTables(game);
  if (address === undefined || facet === null) return null;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bundle = readBundle(facet, game, variant, await unpack(await response.blob()));
  return bundle.ok ? bundle.value : null;
}

/** Some servers send the file with a content encoding; then the browser has unpacked it already. */
async function unpack(blob: Blob): Promise<Uint8Array> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  const plain = isPacked ? new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))) : blob;
  return new Uint8Array(await plain.arrayBuffer());
}
