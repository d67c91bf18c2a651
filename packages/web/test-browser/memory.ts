import type { BrowserContext, Page } from '@tabuleiro/browser';

// What a page keeps in memory, as the browser itself lists it.

/** The fields of a node in the list of a heap snapshot. */
interface Listing {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/**
 * What programs make. The browser goes on for long to translate what runs often, and to write down how long everything took:
 * such growth is its own, ends by itself, and would hide ours.
 */
const MADE = new Set(['object', 'array', 'closure', 'string', 'concatenated string', 'sliced string', 'number']);

/** All bytes that the page's own things take, and how many things there are of each name. */
export interface Memory {
  readonly bytes: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** After a garbage collection. */
export async function memoryOf(page: Page, context: BrowserContext): Promise<Memory> {
  const devtools = await context.newCDPSession(page);
  const parts: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  const listing: unknown = JSON.parse(parts.join(''));
  if (!isListing(listing)) throw new Error('the browser lists its memory in another way');
  return sumUp(listing);
}

function isListing(value: unknown): value is Listing {
  return typeof value === 'object' && value !== null && 'snapshot' in value && 'nodes' in value && 'strings' in value;
}

function sumUp({ snapshot: { meta }, nodes, strings }: Listing): Memory {
  const at = (field: string): number => meta.node_fields.indexOf(field);
  const [type, name, size] = [at('type'), at('name'), at('self_size')];
  const types = meta.node_types[type] ?? [];
  const counts = new Map<string, number>();
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    const kind = types[nodes[node + type] ?? 0] ?? '';
    if (!MADE.has(kind)) continue;
    bytes += nodes[node + size] ?? 0;
    const called = kind === 'object' ? (strings[nodes[node + name] ?? 0] ?? '') : kind;
    counts.set(called, (counts.get(called) ?? 0) + 1);
  }
  return { bytes, counts };
}

/** The kinds of objects that grew, to find the cause. */
export function growthOf(before: Memory, after: Memory): string {
  const more = [...after.counts].map(([name, count]) => ({ name, by: count - (before.counts.get(name) ?? 0) }));
  const most = more.filter(({ by }) => by > 0).toSorted((a, b) => b.by - a.by);
  return most
    .slice(0, 12)
    .map(({ name, by }) => `${by} ${name}`)
    .join(', ');
}
