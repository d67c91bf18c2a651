import { inTime } from './in-time.ts';
import {
  answerTo,
  cacheName,
  type FileList,
  isFileList,
  isNamedByContent,
  listName,
  outdated,
  PAGE,
  type Precache,
} from './plan.ts';

// Keeps the whole page for times without a network. It never takes over from an older one by itself: a match may be going
// on. The page says when.

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
  const answer = answerTo({ method, url, isNavigation }, scope, PRECACHE);
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

/** The list of our files, from the cache: a worker may be started anew without a network. */
async function listed(): Promise<FileList> {
  const kept = await caches.match(new URL(list, scope).href);
  const data: unknown = await kept?.json();
  if (!isFileList(data)) throw new Error(list);
  return data;
}

/** Is the page that asks already made of our files? */
async function compare(names: readonly unknown[], ports: readonly MessagePort[]): Promise<void> {
  const { files } = await listed();
  ports[0]?.postMessage(names.every((name) => files.some((file) => file === name)));
}

/** Gets files; what an older version has under the same name and content is not asked for again. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(own);
  await Promise.all(
    files.map(async (name) => {
      const url = new URL(name, scope).href;
      if (isNamedByContent(name) && (await cache.match(url)) !== undefined) return;
      const known = isNamedByContent(name) ? await caches.match(url) : undefined;
      const response = known ?? (await fetch(url, { cache: isNamedByContent(name) ? 'default' : 'reload' }));
      // With one file missing the version would fail later, without a network to help: rather not have it at all.
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

async function takeOver(): Promise<void> {
  const names = outdated(await caches.keys(), scope, PRECACHE.version);
  await Promise.all(names.map(async (name) => caches.delete(name)));
  // The page of a first visit is not yet ours.
  await self.clients.claim();
}

async function fromCacheFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // Not one of the files that are kept from the beginning: it is wanted before the rest is, so it is kept from now on.
  if (response.ok) await (await caches.open(own)).put(request.url, response.clone());
  return response;
}

async function fromNetworkFirst(request: Request, name: string): Promise<Response> {
  const kept = async (): Promise<Response | undefined> =>
    (await caches.open(own)).match(new URL(name, scope).href, { ignoreSearch: true });
  return inTime(fetch(request), kept, async (ms) => new Promise((resolve) => setTimeout(resolve, ms)));
}

/** Goes to the match that a message is about: in a window that is open already, or in a new one. */
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
