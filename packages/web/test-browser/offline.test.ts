import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@tabuleiro/browser';
import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { texts as analysis } from '../src/text/analysis/en.ts';
import { texts as puzzles } from '../src/text/puzzles/en.ts';
import { forgiveHabits, showInDepth } from './deep.ts';
import { click, playTurn } from './hands.ts';
import { openPost, type Post } from './post.ts';
import { nearTheEnd } from './truth.ts';
import { type Act, beginMatch, DESKTOP, useBrowser } from './visit.ts';

const { visit } = useBrowser();

/** Any folder will do. */
const FOLDER = '/some/where/';
const [GAME] = GAME_IDS;
const TABLES = readdirSync(join(import.meta.dirname, '../../engine/small-tables')).filter((name) =>
  name.endsWith('.gz'),
).length;

const OPTIONS = { ...DESKTOP, serviceWorkers: 'allow' } as const;
/** Without a graphics card every pixel costs. */
const SMALL = { ...OPTIONS, viewport: { width: 400, height: 480 } } as const;

/** The first visit; when it is over, everything is kept, the tables of solved positions too. */
async function visitOnce(page: Page): Promise<void> {
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
function forgive(complaints: string[]): void {
  const others = complaints.filter((text) => !/net::ERR_|Failed to fetch/.test(text));
  complaints.splice(0, complaints.length, ...others);
}

async function withPost(act: (post: Post) => Promise<void>): Promise<void> {
  const post = await openPost(FOLDER);
  try {
    await act(post);
  } finally {
    await post.close();
  }
}

/** Comes once, and again when neither server nor network is there any more. */
async function withoutNetwork(options: typeof OPTIONS | typeof SMALL, act: Act): Promise<void> {
  await withPost(async (post) => {
    await visit({ ...options, baseURL: post.address }, async (visited) => {
      const { page, context, complaints } = visited;
      await visitOnce(page);
      await post.close();
      await context.setOffline(true);
      await page.reload();
      await act(visited);
      forgive(complaints);
      forgiveHabits(visited);
    });
  });
}

test('after one visit every game is played without a network', async () => {
  await withoutNetwork(OPTIONS, async ({ page }) => {
    for (const game of GAME_IDS) {
      await beginMatch(page, game, 1);
      expect(await playTurn(page, click), game).toBe(2);
      // From the beginning: nothing is taken from what the page still holds.
      await page.goto('./');
      await page.reload();
    }
  });
});

test('the strongest player, the board in depth and an analysis need no network either', async () => {
  await withoutNetwork(SMALL, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player2=max`);
    await page.reload();
    expect(await playTurn(page, click)).toBe(2);
    await page.goto(`./#/${GAME}/analysis`);
    await page.locator('.line-moves').first().waitFor();
    await page.goto(`./#/${GAME}/play`);
    await showInDepth(page);
  });
});

test('nor do puzzles, and the true values of moves near the end', async () => {
  await withoutNetwork(OPTIONS, async ({ page }) => {
    for (const game of GAME_IDS) {
      await page.goto(`./#/${game}/puzzles`);
      await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
      await page.getByRole('button', { name: puzzles.buttons.show }).click();
      await page.locator('.puzzle-said', { hasText: puzzles.shown }).waitFor();
    }
    await page.goto(await nearTheEnd());
    const panel = page.getByRole('region', { name: analysis.truth.title });
    await panel.getByRole('button', { name: analysis.truth.show }).click();
    await panel.getByRole('listitem').first().waitFor();
    expect(await panel.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(`F\\s+${analysis.truth.results.win} ${analysis.truth.margin(2)}`),
    ]);
  });
});

test('a new version is offered, not to those who play, and used when asked for', async () => {
  await withPost(async (post) => {
    await visit({ ...OPTIONS, baseURL: post.address }, async ({ page, complaints }) => {
      await visitOnce(page);
      const entry = await page.locator('script[type="module"]').last().getAttribute('src');
      const name = entry?.replace(/^.*assets\//, 'assets/') ?? '';
      const next = name.replace(/-[^-]*\.js$/, '-next.js');
      expect(next).not.toBe(name);

      // The same files under another name are a new version for the page.
      post.rename = (asked) => (asked === next ? name : asked);
      post.change = (asked, body) =>
        asked === 'sw.js' || asked === ''
          ? body.replaceAll(name, next).replace(/"version":"/, '"version":"next')
          : null;
      await page.goto(`./#/${GAME}/play?player2=1`);
      await page.locator('.board-target').first().waitFor({ state: 'attached' });
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        await new Promise<void>((resolve) => {
          const look = (): void => {
            if (registration.waiting !== null) resolve();
            else setTimeout(look, 20);
          };
          look();
        });
      });
      expect(await page.locator('.new-version').count()).toBe(0);
      await page.locator('.header-home').click();
      const bar = page.locator('.new-version');
      await bar.waitFor();
      expect(await page.locator(`script[src$="${next}"]`).count()).toBe(0);
      await bar.locator('.cool').click();
      await page.locator(`script[src$="${next}"]`).waitFor({ state: 'attached' });
      await page.locator('.card').first().waitFor();
      expect(await bar.count()).toBe(0);
      const kept = await page.evaluate(async () => caches.keys());
      expect(kept.filter((cache) => cache.includes(' next'))).toHaveLength(1);
      forgive(complaints);
    });
  });
});
