import type { Page } from '@tabuleiro/browser';
import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { forgiveHabits, showInDepth } from './deep.ts';
import { click, playTurn } from './hands.ts';
import { openPost, type Post } from './post.ts';
import { beginMatch, DESKTOP, useBrowser } from './visit.ts';

const { visit } = useBrowser();

/** Any folder will do. */
const FOLDER = '/some/where/';
const [GAME] = GAME_IDS;

const OPTIONS = { ...DESKTOP, serviceWorkers: 'allow' } as const;

/** The first visit; when it is over, everything is kept. */
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

test.each(GAME_IDS)('after one visit %s is played without a network', async (game) => {
  await withPost(async (post) => {
    await visit({ ...OPTIONS, baseURL: post.address }, async ({ page, context, complaints }) => {
      await visitOnce(page);
      await post.close();
      await context.setOffline(true);
      await page.reload();
      await beginMatch(page, game, 1);
      expect(await playTurn(page, click)).toBe(2);
      forgive(complaints);
    });
  });
});

test('the strongest player, the board in depth and an analysis need no network either', async () => {
  await withPost(async (post) => {
    // Without a graphics card every pixel costs.
    const small = { ...OPTIONS, viewport: { width: 400, height: 480 }, baseURL: post.address };
    await visit(small, async (visited) => {
      const { page, context, complaints } = visited;
      await visitOnce(page);
      await post.close();
      await context.setOffline(true);
      await page.goto(`./#/${GAME}/play?player2=max`);
      await page.reload();
      expect(await playTurn(page, click)).toBe(2);
      await page.goto(`./#/${GAME}/analysis`);
      await page.locator('.line-moves').first().waitFor();
      await page.goto(`./#/${GAME}/play`);
      await showInDepth(page);
      forgive(complaints);
      forgiveHabits(visited);
    });
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
