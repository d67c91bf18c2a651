import { bundleName, readBundle, type Tables } from '@tabuleiro/engine';
import { type GameId, loadTables } from '@tabuleiro/games';

/** Where the small tables of solved positions are, by the names of their files. They are fetched when they are wanted. */
const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob('../../../engine/small-tables/*.gz', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A search does not wait longer for a table; the next one will have it. */
const PATIENCE_MS = 1500;

const found = new Map<string, Promise<Tables | null>>();

/** The solved positions of a variant, if they are here soon. */
export async function findTablesSoon(game: GameId, variant: string): Promise<Tables | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([findTables(game, variant), late]);
}

/** The solved positions of a variant; null where there are none, or where they cannot be fetched now. */
export function findTables(game: GameId, variant: string): Promise<Tables | null> {
  const key = `${game} ${variant}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const opened = openBundle(game, variant).catch(() => {
    // Without a network there may be one later.
    found.delete(key);
    return null;
  });
  found.set(key, opened);
  return opened;
}

async function openBundle(game: GameId, variant: string): Promise<Tables | null> {
  const name = bundleName(game, variant);
  const address = Object.entries(ADDRESSES).find(([path]) => path.endsWith(`/${name}`))?.[1];
  const facet = address === undefined ? null : await loadTables(game);
  if (address === undefined || facet === null) return null;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bundle = readBundle(facet, game, variant, await unpack(await response.blob()));
  return bundle.ok ? bundle.value : null;
}

/** Some servers say that such a file is packed, and then the browser has unpacked it already. */
async function unpack(blob: Blob): Promise<Uint8Array> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  const plain = isPacked ? new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))) : blob;
  return new Uint8Array(await plain.arrayBuffer());
}
