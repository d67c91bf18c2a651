import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { gamesOfTurn } from './games-of-turn.ts';
import { click, playTurn } from './play-by-pointer.ts';
import { openProxy } from './recording-proxy.ts';
import { DESKTOP, visit } from './visit.ts';

// Where the page is not at the top of a server, or a browser keeps nothing.

const [GAME] = GAME_IDS;

test('the page works from any folder, and where service workers are blocked', async () => {
  const folder = '/some/sub/path/';
  const proxy = await openProxy(folder);
  try {
    await visit({ ...DESKTOP, baseURL: proxy.address, serviceWorkers: 'allow' }, async ({ page, context }) => {
      await context.addInitScript(() => {
        // As in some browsers and with some extensions: the API exists, but never answers.
        Reflect.set(navigator.serviceWorker, 'register', async () => undefined);
      });
      for (const game of gamesOfTurn(4)) {
        await page.goto(`./#/${game}/play?player2=1`);
        expect(await playTurn(page, click)).toBe(2);
      }
      await page.goto('./');
      await page.locator('.card').first().waitFor();
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    });
    expect(proxy.asked).toContain('');
    expect(proxy.asked.some((name) => name.includes('engine-worker'))).toBe(true);
  } finally {
    await proxy.close();
  }
});

test('the page works where service workers are refused', async () => {
  await visit({ ...DESKTOP, serviceWorkers: 'allow' }, async ({ page, context }) => {
    await context.addInitScript(() => {
      Reflect.set(navigator.serviceWorker, 'register', async () => {
        throw new DOMException('not here', 'SecurityError');
      });
    });
    await page.goto(`./#/${GAME}/play?player2=1`);
    expect(await playTurn(page, click)).toBe(2);
  });
});
