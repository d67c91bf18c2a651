// Which strategy answers a request, and which caches stay: the part of the service worker that needs no browser.
//
// Every version of the page has its own cache with all of its files, filled before the version is used. Files in `assets/`
// are named by their content, so a cached one is never out of date.

/** The build writes it: see build/workers.ts. */
export interface Precache {
  /** Changes with the content of any file. */
  readonly version: string;
  /** The files that have the same name in all versions, relative to the worker; `./` is the page itself. */
  readonly named: readonly string[];
}

/** All other files, in a list that is cached too. */
export interface FileList {
  readonly files: readonly string[];
  /** Large files that are cached after the version is in use. */
  readonly later: readonly string[];
}

export function isFileList(data: unknown): data is FileList {
  return data instanceof Object && 'files' in data && 'later' in data;
}

export function listName(version: string): string {
  return `assets/files-${version}.json`;
}

/** Null leaves the request to the browser. */
export type CacheStrategy = 'network-first' | 'cache-first' | null;

/** The page. Some servers redirect `index.html`, and a cache must not hold a redirect. */
export const PAGE = './';

const CACHE_PREFIX = 'tabuleiro-';

export function cacheName(scope: string, version: string): string {
  // Two copies of the page on one server share the caches, so the folder is a part of the name.
  return `${CACHE_PREFIX}${scope} ${version}`;
}

export interface CacheRequest {
  readonly method: string;
  readonly url: string;
  readonly isNavigation: boolean;
}

export function strategyFor(asked: CacheRequest, scope: string, { named }: Pick<Precache, 'named'>): CacheStrategy {
  const name = nameOf(asked.url, scope);
  if (asked.method !== 'GET' || name === null) return null;
  if (asked.isNavigation) return name === '' || name === 'index.html' ? 'network-first' : null;
  if (isNamedByContent(name)) return 'cache-first';
  return named.includes(name) ? 'network-first' : null;
}

export function isNamedByContent(name: string): boolean {
  return name.startsWith('assets/');
}

/** The name of a file, without query and hash; null outside of our folder. */
function nameOf(url: string, scope: string): string | null {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  return address.startsWith(scope) ? address.slice(scope.length) : null;
}

/**
 * The caches to delete. The previous version stays: one of its pages may still be open in another window and load more
 * files. `names` are in the order of creation.
 */
export function outdatedCaches(names: readonly string[], scope: string, version: string): readonly string[] {
  const own = cacheName(scope, version);
  const others = names.filter((name) => name.startsWith(cacheName(scope, '')) && name !== own);
  return others.slice(0, -1);
}

/** A network that does not answer for this long counts as none. */
const PATIENCE_MS = 3000;

/**
 * The answer of the network; the cached one if the network fails or takes too long. Without a cached one, waits on.
 */
export async function networkInTime<T>(
  network: Promise<T>,
  kept: () => Promise<T | undefined>,
  wait: (ms: number) => Promise<unknown>,
): Promise<T> {
  const late = Symbol('late');
  const patience = wait(PATIENCE_MS).then(() => late);
  try {
    const first = await Promise.race([network, patience]);
    if (first !== late) return await network;
  } catch {
    // The cached answer, or else the same error below.
  }
  return (await kept()) ?? network;
}
