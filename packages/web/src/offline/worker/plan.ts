// Which request is answered how, and which caches are kept: the part of the service worker that needs no browser.
//
// Every version of the page has a cache of its own with all of its files, filled before the version is used. Files below
// `assets/` are named by their content, so whoever has one never needs to ask again.

/** What the build tells: see build/precache.ts. */
export interface Precache {
  /** Changes with the content of any file. */
  readonly version: string;
  /** The few files that keep their names from version to version, relative to the worker; `./` is the page itself. */
  readonly named: readonly string[];
}

/** All the others are many. They are listed in a file of their own, which is kept like them. */
export interface FileList {
  readonly files: readonly string[];
  /** Those that a version can be used without, and that are kept when it is in use. */
  readonly later: readonly string[];
}

/** The build writes it, and its name changes with its content: it is either whole or not there. */
export function isFileList(data: unknown): data is FileList {
  return data instanceof Object && 'files' in data && 'later' in data;
}

/** Where that list is. */
export function listName(version: string): string {
  return `assets/files-${version}.json`;
}

/** How a request is answered; null leaves it to the browser. */
export type Answer = 'network-first' | 'cache-first' | null;

/** The page under the name that every server knows; some send `index.html` elsewhere, which a cache must not hold. */
export const PAGE = './';

const CACHE_PREFIX = 'tabuleiro-';

export function cacheName(scope: string, version: string): string {
  // Two copies in two folders of one server share their caches' names, so the folder is a part of them.
  return `${CACHE_PREFIX}${scope} ${version}`;
}

/** The request as far as it matters. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly isNavigation: boolean;
}

export function answerTo(asked: Asked, scope: string, { named }: Pick<Precache, 'named'>): Answer {
  const name = nameOf(asked.url, scope);
  if (asked.method !== 'GET' || name === null) return null;
  if (asked.isNavigation) return name === '' || name === 'index.html' ? 'network-first' : null;
  if (isNamedByContent(name)) return 'cache-first';
  return named.includes(name) ? 'network-first' : null;
}

export function isNamedByContent(name: string): boolean {
  return name.startsWith('assets/');
}

/** The name of a file of ours, without what follows `?` and `#`; null outside of our folder. */
function nameOf(url: string, scope: string): string | null {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  return address.startsWith(scope) ? address.slice(scope.length) : null;
}

/**
 * The caches that nobody needs any more. The one before ours is kept: a page of that version may still be open in
 * another window, and load the rest of itself later. `names` are in the order in which they were made.
 */
export function outdated(names: readonly string[], scope: string, version: string): readonly string[] {
  const own = cacheName(scope, version);
  const others = names.filter((name) => name.startsWith(cacheName(scope, '')) && name !== own);
  return others.slice(0, -1);
}
