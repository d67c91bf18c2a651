// The page's side of the service worker (worker/service-worker.ts).

/** A new version that is ready; `use` activates it and reloads the page. */
export interface NewVersion {
  readonly use: () => void;
}

/**
 * Registers the service worker and reports a new version. Where a browser refuses (private windows, no https), the page
 * works while there is a network.
 */
export async function keepOffline(isReady: (version: NewVersion) => void): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    // A browser that blocks workers may resolve with nothing, and a worker may be gone before it answers.
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
  // The linter takes every postMessage for one between windows, hence the empty options below.
  const { waiting, active } = registration;
  // The first version replaces none.
  if (waiting === null || active === null) return;
  if (await isSameVersion(waiting)) {
    // The network served this page from the new version already.
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

/** Fetches the large files that the page can do without for a while. */
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

/** A page may stay open for days: looks for a new version when the person returns to it. */
function checkOnReturn(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    // No network.
    registration.update().catch(() => undefined);
  });
}
