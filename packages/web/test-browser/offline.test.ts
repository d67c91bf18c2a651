import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as analysis } from '../src/analysis/text/en.ts';
import { en as puzzles } from '../src/puzzles/text/en.ts';
import { choosePanel } from './analysis-panels.ts';
import { gamesOfTurn } from './games-of-turn.ts';
import { COARSE, show3d } from './graphics.ts';
import { click, playTurn } from './play-by-pointer.ts';
import { nearTheEnd } from './solved-position.ts';
import { visit } from './visit.ts';
import { forgive, KEEPS_PAGES, visitOnce, withoutNetwork, withProxy } from './without-network.ts';

const [GAME] = GAME_IDS;
/** Without a graphics card every pixel costs. */
const SMALL = { ...KEEPS_PAGES, ...COARSE, viewport: { width: 400, height: 480 } } as const;

test('the strongest player, the board in depth and an analysis need no network either', async () => {
  await withoutNetwork(visit, SMALL, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player2=max`);
    await page.reload();
    expect(await playTurn(page, click)).toBe(2);
    await page.goto(`./#/${GAME}/analysis`);
    await page.locator('.line-moves').first().waitFor();
    await page.goto(`./#/${GAME}/play`);
    await show3d(page);
  });
});

test('nor do puzzles, and the true values of moves near the end', async () => {
  await withoutNetwork(visit, KEEPS_PAGES, async ({ page }) => {
    for (const game of gamesOfTurn(2)) {
      await page.goto(`./#/${game}/puzzles`);
      await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
      await page.getByRole('button', { name: puzzles.buttons.show }).click();
      await page.locator('.puzzle-said', { hasText: puzzles.shown }).waitFor();
    }
    await page.goto(await nearTheEnd());
    await choosePanel(page, analysis.solvedValues.title);
    const panel = page.getByRole('region', { name: analysis.solvedValues.title });
    await panel.getByRole('button', { name: analysis.solvedValues.show }).click();
    await panel.getByRole('listitem').first().waitFor();
    expect(await panel.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(`F\\s+${analysis.solvedValues.results.win} ${analysis.solvedValues.margin(2)}`),
    ]);
  });
});

test('a new version is offered, not to those who play, and used when asked for', async () => {
  await withProxy(async (proxy) => {
    await visit({ ...KEEPS_PAGES, baseURL: proxy.address }, async ({ page, complaints }) => {
      await visitOnce(page);
      const entry = await page.locator('script[type="module"]').last().getAttribute('src');
      const name = entry?.replace(/^.*assets\//, 'assets/') ?? '';
      const next = name.replace(/-[^-]*\.js$/, '-next.js');
      expect(next).not.toBe(name);

      // The same files under another name are a new version for the page.
      proxy.rename = (asked) => (asked === next ? name : asked.replace('/files-next', '/files-'));
      proxy.change = (asked, body) =>
        asked === 'sw.js' || asked === '' || asked.includes('/files-next')
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
