import type { GameId } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en } from '../src/match/text/en.ts';
import { gamesOfTurn } from './games-of-turn.ts';
import { expectRoomForFingers } from './phones.ts';
import { beginMatch, PHONE, visit } from './visit.ts';

/** Which one is of no importance to the page, only to those who wait for the tests: its matches are short. */
const SHORT: GameId = 'hecatomb';

test('a phone can give the whole screen to the board', async () => {
  await visit(PHONE, async ({ page }) => {
    await beginMatch(page, SHORT, 1);
    await page.getByText(en.buttons.more, { exact: true }).tap();
    await page.getByRole('button', { name: en.header.fullScreen }).tap();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.getByText(en.buttons.more, { exact: true }).tap();
    await page.getByRole('button', { name: en.header.leaveFullScreen }).tap();
    await page.waitForFunction(() => document.fullscreenElement === null);
    expect(await page.locator('.board-area').isVisible()).toBe(true);
  });
});

test('a long name of a side is cut off, and the page stays as wide as the phone', async () => {
  await visit({ ...PHONE, viewport: { width: 667, height: 375 } }, async ({ page }) => {
    await beginMatch(page, SHORT, 1);
    const width = await page.evaluate(() => {
      for (const name of document.querySelectorAll('.player-side')) name.textContent = 'The side with the long name';
      return document.documentElement.scrollWidth;
    });
    expect(width).toBeLessThanOrEqual(667);
  });
});

test.each(gamesOfTurn(1))('%s has room for fingers on phones, and nothing to scroll sideways', async (game) => {
  await visit(PHONE, async ({ page }) => {
    await beginMatch(page, game, 1);
    await expectRoomForFingers(
      page,
      'button:visible, a.button:visible, summary:visible, select:visible, input:visible, .board-target',
    );
  });
});
