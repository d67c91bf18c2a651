import { expect, test } from 'vitest';
import { THEMES } from '../src/settings/theme.ts';
import { expectNoneNow } from './checker.ts';
import { showFlat, showInDepth } from './deep.ts';
import { boardPicture, choose, gameWithSeeds, openBoard, openMore, SMALL } from './look.ts';
import { shadesOf } from './pictures.ts';
import { visit } from './visit.ts';

test('high contrast in depth is black and white, with outlines', async () => {
  await visit(SMALL, async (visited) => {
    const { page, context } = visited;
    const game = await gameWithSeeds();
    await context.addInitScript(() => globalThis.localStorage.setItem('tabuleiro.theme', 'light'));
    await openBoard(visited, game);
    // Nothing is written then: what is black are lines around things.
    await choose(page, 'counts', 'off');
    await showInDepth(page);
    const usual = await shadesOf(page, await boardPicture(page));
    while ((await page.locator('html').getAttribute('data-theme')) !== 'contrast') {
      await page.locator('.header > button').last().click();
    }
    const stark = await shadesOf(page, await boardPicture(page));
    expect(stark.black).toBeGreaterThan(usual.black + 0.003);
    expect(stark.white).toBeGreaterThan(0.5);
    expect(stark.colourful).toBeLessThan(usual.colourful / 3);
  });
});

test('the list with these choices can be used by everyone', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await openBoard(visited, await gameWithSeeds());
    for (const show of [showInDepth, showFlat]) {
      await show(page);
      for (let theme = 0; theme < THEMES.length; theme++) {
        await openMore(page);
        await expectNoneNow(page);
        await page.keyboard.press('Escape');
        await page.locator('.header > button').last().click();
      }
    }
  });
});
