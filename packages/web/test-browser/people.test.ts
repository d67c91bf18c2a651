import { type GameId, GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { texts as english } from '../src/text/play/en.ts';
import { texts as tools } from '../src/text/tools/en.ts';
import { beginMatch, PHONE, useBrowser } from './visit.ts';

const { visit } = useBrowser();

/** Which one is of no importance to the page, only to those who wait for the tests: its matches are short. */
const SHORT: GameId = 'hecatomb';
const TARGET_PX = 40;
/** Upright and on their sides, from the smallest that are still sold. */
const PHONES = [
  [390, 844] as const,
  [360, 640] as const,
  [844, 390] as const,
  [667, 375] as const,
  [640, 360] as const,
];

test('a phone can give the whole screen to the board', async () => {
  await visit(PHONE, async ({ page }) => {
    await beginMatch(page, SHORT, 1);
    await page.getByText(english.buttons.more, { exact: true }).tap();
    await page.getByRole('button', { name: tools.fullScreen }).tap();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.getByText(english.buttons.more, { exact: true }).tap();
    await page.getByRole('button', { name: tools.leaveFullScreen }).tap();
    await page.waitForFunction(() => document.fullscreenElement === null);
    expect(await page.locator('.board-area').isVisible()).toBe(true);
  });
});

test.each(GAME_IDS)('%s has room for fingers on phones, and nothing to scroll sideways', async (game) => {
  await visit(PHONE, async ({ page }) => {
    await beginMatch(page, game, 1);
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction(isBoardSettled);
      const sizes = await page
        .locator('button:visible, a.button:visible, summary:visible, select:visible, input:visible, .board-target')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const box = element.getBoundingClientRect();
            const name = element.textContent || element.getAttribute('aria-label');
            return { name, width: box.width, height: box.height };
          }),
        );
      const small = sizes.filter((size) => size.width > 1 && (size.width < TARGET_PX || size.height < TARGET_PX));
      expect(small, `targets that are too small on ${width}×${height}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

/** Within the page: whether the board has taken up the room that a turned phone gives it. */
function isBoardSettled(): Promise<boolean> {
  const boxNow = (): string => JSON.stringify(document.querySelector('.board-2d')?.getBoundingClientRect());
  const before = boxNow();
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(boxNow() === before))),
  );
}
