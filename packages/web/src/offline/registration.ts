// The page's side of the service worker (worker/service-worker.ts).

/** A new version that is ready; `use` changes to it and loads the page again. */
export interface NewVersion {
  readonly use: () => void;
}

/**
 * Keeps the page for times without a network, and says when a new version of it is ready. Where a browser refuses (private
 * windows, no https), the page works all the same as long as there is a network.
 */
export async function keepOffline(isReady: (version: NewVersion) => void): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    // A browser that blocks them may answer with nothing at all, and a worker may be gone before it is asked.
    const tell = (): void => void offer(registration, isReady).catch(() => undefined);
    tell();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', tell);
    });
    checkOnReturn(registration);
    await keepTheRest();
  } catch {
    // Nothing is lost but the offline copy.
  }
}

async function offer(registration: ServiceWorkerRegistration, isReady: (version: NewVersion) => void): Promise<void> {
  // A linter takes every postMessage for one between windows, hence the empty options below.
  const { waiting, active } = registration;
  // The first version has nobody to wait for.
  if (waiting === null || active === null) return;
  if (await isSameVersion(waiting)) {
    // The network already brought this page from the new version: there is nothing to offer.
    waiting.postMessage('take-over', {});
    return;
  }
  isReady({
    use: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => globalThis.location.reload(), { once: true });
      waiting.postMessage('take-over', {});
    },
  });
}

/** When the page is kept and in use: what it can do without for a while. */
async function keepTheRest(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-the-rest', {});
}

/** Whether the scripts of this page are among the files of the worker. */
async function isSameVersion(worker: ServiceWorker): Promise<boolean> {
  const folder = new URL('./', document.baseURI).href;
  const names = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) =>
    src.replace(folder, ''),
  );
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
  });
  port1.start();
  worker.postMessage(names, [port2]);
  return answer;
}

/** Pages stay open for days on a phone; whoever comes back to one is told of a new version. */
function checkOnReturn(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    // Without an answer there is no new version to tell of.
    registration.update().catch(() => undefined);
  });
}
