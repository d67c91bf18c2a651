import type { Page } from '@tabuleiro/browser';
import { expect, test } from 'vitest';
import { gamesOfTurn } from './games-of-turn.ts';
import { click, playTurn, waitForTargets } from './play-by-pointer.ts';
import { DESKTOP, visit } from './visit.ts';

/** Whatever moves or would move, one line each. */
async function movementsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().map((animation) => `${animation.constructor.name} runs`);
    const styled = [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      const moves = !/^0s(, 0s)*$/.test(transitionDuration) || animationName !== 'none';
      return moves
        ? [`${element.tagName} ${element.getAttribute('class')}: ${transitionDuration} ${animationName}`]
        : [];
    });
    return [...running, ...styled];
  });
}

test('nothing moves for those who want no movement', async () => {
  await visit({ ...DESKTOP, reducedMotion: 'no-preference' }, async ({ page }) => {
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    expect(await movementsOn(page), 'the measure can find something').not.toEqual([]);
    // As when the setting is changed while the page is open.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await movementsOn(page)).toEqual([]);
    for (const game of gamesOfTurn(3)) {
      for (const rest of ['', '/rules']) {
        await page.goto(`./#/${game}${rest}`);
        await page.locator('.picture svg').first().waitFor();
        expect(await movementsOn(page)).toEqual([]);
      }
      await page.goto(`./#/${game}/play?player2=1`);
      const { spots } = await waitForTargets(page);
      await page.mouse.click(spots[0]?.x ?? 0, spots[0]?.y ?? 0);
      expect(await movementsOn(page)).toEqual([]);
      await playTurn(page, click);
      expect(await movementsOn(page)).toEqual([]);
    }
  });
});
