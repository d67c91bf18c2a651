import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@tabuleiro/browser';
import { expect } from 'vitest';
import { openProxy, type RecordingProxy } from './recording-proxy.ts';
import { type Act, type ContextOptions, DESKTOP, type VisitAs } from './visit.ts';

// A visitor who comes once, and again when neither server nor network is there any more.

/** Any folder will do. */
const FOLDER = '/some/where/';
const TABLES = readdirSync(join(import.meta.dirname, '../../engine/small-tables')).filter((name) =>
  name.endsWith('.gz'),
).length;

export const KEEPS_PAGES = { ...DESKTOP, serviceWorkers: 'allow' } as const;

/** The first visit; when it is over, everything is kept, the tables of solved positions too. */
export async function visitOnce(page: Page): Promise<void> {
  await page.goto('./');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (active?.state === 'activated') resolve();
      };
      active?.addEventListener('statechange', look);
      look();
    });
  });
  await expect.poll(() => page.evaluate(countKeptTables), { timeout: 60_000 }).toBe(TABLES);
}

/** Within the page. */
async function countKeptTables(): Promise<number> {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().filter(({ url }) => url.endsWith('.gz')).length;
}

/** That the network is gone the browser says by itself. */
export function forgive(complaints: string[]): void {
  const others = complaints.filter((text) => !/net::ERR_|Failed to fetch/.test(text));
  complaints.splice(0, complaints.length, ...others);
}

export async function withProxy(act: (proxy: RecordingProxy) => Promise<void>): Promise<void> {
  const proxy = await openProxy(FOLDER);
  try {
    await act(proxy);
  } finally {
    await proxy.close();
  }
}

/** Comes once, and again offline. */
export async function withoutNetwork(visit: VisitAs, options: ContextOptions, act: Act): Promise<void> {
  await withProxy(async (proxy) => {
    await visit({ ...options, baseURL: proxy.address }, async (visited) => {
      const { page, context, complaints } = visited;
      await visitOnce(page);
      await proxy.close();
      await context.setOffline(true);
      await page.reload();
      await act(visited);
      forgive(complaints);
    });
  });
}
