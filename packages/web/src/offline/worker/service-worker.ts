import {
  networkInTime,
  strategyFor,
  cacheName,
  type FileList,
  isFileList,
  isNamedByContent,
  listName,
  outdatedCaches,
  PAGE,
  type Precache,
} from './cache-strategy.ts';

// Caches the whole page for use without a network. A new version waits until the page activates it, since a match may be
// going on.

declare const self: ServiceWorkerGlobalScope;
/** Written by the build. */
declare const PRECACHE: Precache;

const { scope } = self.registration;
const own = cacheName(scope, PRECACHE.version);
const list = listName(PRECACHE.version);

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode } = request;
  const isNavigation = mode === 'navigate';
  const answer = strategyFor({ method, url, isNavigation }, scope, PRECACHE);
  if (answer === 'cache-first') event.respondWith(fromCacheFirst(request));
  else if (answer === 'network-first') event.respondWith(fromNetworkFirst(request, isNavigation ? PAGE : url));
});
self.addEventListener('notificationclick', (event) => event.waitUntil(goTo(event.notification)));
self.addEventListener('message', (event) => {
  const { ports } = event;
  const data: unknown = event.data;
  if (data === 'take-over') event.waitUntil(self.skipWaiting());
  if (data === 'keep-the-rest') event.waitUntil(keepTheRest());
  if (Array.isArray(data)) event.waitUntil(compare(data, ports));
});

async function keepAll(): Promise<void> {
  await keep([list]);
  const { files } = await listed();
  await keep([...PRECACHE.named, ...files]);
}

async function keepTheRest(): Promise<void> {
  await keep((await listed()).later);
}

/** The list of our files, from the cache: the browser may restart the worker without a network. */
async function listed(): Promise<FileList> {
  const kept = await caches.match(new URL(list, scope).href);
  const data: unknown = await kept?.json();
  if (!isFileList(data)) throw new Error(list);
  return data;
}

/** Tells the page whether all its scripts are files of this version. */
async function compare(names: readonly unknown[], ports: readonly MessagePort[]): Promise<void> {
  const { files } = await listed();
  ports[0]?.postMessage(names.every((name) => files.some((file) => file === name)));
}

/** Caches files; one that an older version has under the same content name is not fetched again. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(own);
  await Promise.all(
    files.map(async (name) => {
      const url = new URL(name, scope).href;
      if (isNamedByContent(name) && (await cache.match(url)) !== undefined) return;
      const known = isNamedByContent(name) ? await caches.match(url) : undefined;
      const response = known ?? (await fetch(url, { cache: isNamedByContent(name) ? 'default' : 'reload' }));
      // A version with a missing file would fail later without a network: do not install it.
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

async function takeOver(): Promise<void> {
  const names = outdatedCaches(await caches.keys(), scope, PRECACHE.version);
  await Promise.all(names.map(async (name) => caches.delete(name)));
  // The page of a first visit is not controlled yet.
  await self.clients.claim();
}

async function fromCacheFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // A file of `later` that is needed already.
  if (response.ok) await (await caches.open(own)).put(request.url, response.clone());
  return response;
}

async function fromNetworkFirst(request: Request, name: string): Promise<Response> {
  const kept = async (): Promise<Response | undefined> =>
    (await caches.open(own)).match(new URL(name, scope).href, { ignoreSearch: true });
  return networkInTime(fetch(request), kept, async (ms) => new Promise((resolve) => setTimeout(resolve, ms)));
}

/** Opens the match of a notification, in an open window or in a new one. */
async function goTo(notification: Notification): Promise<void> {
  notification.close();
  const data: unknown = notification.data;
  const address =
    typeof data === 'object' && data !== null && 'address' in data && typeof data.address === 'string'
      ? data.address
      : scope;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) return void (await self.clients.openWindow(address));
  await open.focus();
  await open.navigate(address);
}
