import type { Page } from '@tabuleiro/browser';
import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { BOARD_LOOKS, THEMES } from '../src/settings/appearance.ts';
import { expectNoneNow } from './accessibility-checks.ts';
import { boardPicture, gameWithSeeds, openBoard, SMALL } from './board-look.ts';
import { show2d, show3d } from './graphics.ts';
import { shadesOf } from './pictures.ts';
import { chooseSetting, openSettings, visit } from './visit.ts';

const [FIRST = 'none'] = GAME_IDS;

/** Of the flat board: browsers draw the same lines a little differently now and then. */
async function boardColours(page: Page): Promise<string> {
  const stops = page.locator('.board-2d stop');
  return stops.evaluateAll((all) => all.map((stop) => getComputedStyle(stop).stopColor).join(' '));
}

test('boards can be had in several materials, flat and in depth, and stay so', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await openBoard(visited, FIRST);
    const [usual, ...others] = BOARD_LOOKS.finish;
    const pictures = new Set<string>();
    for (const [show, seen] of [[show2d, boardColours] as const, [show3d, boardPicture] as const]) {
      await show(page);
      // What was made last is drawn last: a few pixels at edges tell whether the board was made before the rest or after.
      await chooseSetting(page, 'finish', 'stone');
      await chooseSetting(page, 'finish', usual);
      const first = await seen(page);
      pictures.add(first);
      for (const finish of others) {
        await chooseSetting(page, 'finish', finish);
        pictures.add(await seen(page));
      }
      await chooseSetting(page, 'finish', usual);
      expect((await seen(page)) === first, 'the first one again').toBe(true);
    }
    expect(pictures.size, 'pictures that differ').toBe(2 * (1 + others.length));

    await chooseSetting(page, 'finish', 'stone');
    await page.reload();
    await page.locator('.board-3d canvas').waitFor();
    expect(await page.locator('html').getAttribute('data-finish')).toBe('stone');
    await openSettings(page);
    expect(await page.locator('.settings-panel [name="finish"]:checked').inputValue()).toBe('stone');
  });
});

test('numbers of seeds can be hidden, flat and in depth', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await openBoard(visited, await gameWithSeeds());
    const shown = page.locator('.board-count:visible');
    expect(await shown.count()).toBeGreaterThan(0);
    await chooseSetting(page, 'counts', 'off');
    expect(await shown.count()).toBe(0);
    await show3d(page);
    const without = await boardPicture(page);
    await chooseSetting(page, 'counts', 'on');
    expect((await boardPicture(page)) === without, 'the same with and without').toBe(false);
    await chooseSetting(page, 'counts', 'off');
    expect((await boardPicture(page)) === without, 'the same without again').toBe(true);
    await page.reload();
    expect(await page.locator('html').getAttribute('data-counts')).toBe('off');
  });
});

test('high contrast in depth is black and white, with outlines', async () => {
  await visit(SMALL, async (visited) => {
    const { page, context } = visited;
    const game = await gameWithSeeds();
    await context.addInitScript(() => globalThis.localStorage.setItem('tabuleiro.theme', 'light'));
    await openBoard(visited, game);
    // Nothing is written then: what is black are lines around things.
    await chooseSetting(page, 'counts', 'off');
    await show3d(page);
    const usual = await shadesOf(page, await boardPicture(page));
    await chooseSetting(page, 'theme', 'contrast');
    const contrast = await shadesOf(page, await boardPicture(page));
    expect(contrast.black).toBeGreaterThan(usual.black + 0.003);
    expect(contrast.white).toBeGreaterThan(0.5);
    expect(contrast.colourful).toBeLessThan(usual.colourful / 3);
  });
});

test('the settings can be used by everyone', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await openBoard(visited, await gameWithSeeds());
    for (const show of [show3d, show2d]) {
      await show(page);
      for (const theme of THEMES) {
        await chooseSetting(page, 'theme', theme);
        await openSettings(page);
        await expectNoneNow(page);
        await page.keyboard.press('Escape');
      }
    }
  });
});
