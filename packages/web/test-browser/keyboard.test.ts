import { GAME_IDS, type GameId } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { pt as portuguese } from '../src/match/text/pt.ts';
import { IS_FULL } from './games-of-turn.ts';
import { playByKeyboard, tabTo } from './play-by-keyboard.ts';
import { DESKTOP, visit } from './visit.ts';

// Whole matches without a mouse or a finger.

/** Which one is of no importance to the page, only to those who wait for the tests: its matches are short. */
const SHORT: GameId = 'hecatomb';
/** Stronger than random picks, so that matches are short, and still fast. */
const LEVEL = 3;

test('a match can be set up and played by keyboard alone, in Portuguese', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    await tabTo(page, '.settings summary');
    await page.keyboard.press('Enter');
    await page.locator('.settings-panel .settings-row').last().waitFor();
    await tabTo(page, '.settings-panel [name="language"]');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.documentElement.lang === 'pt-PT');
    // It is remembered.
    await page.reload();
    await page.locator('.card').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-PT');
    await tabTo(page, `.card-ways a[href="#/${SHORT}"]`);
    await page.keyboard.press('Enter');
    await page.locator('.setup').waitFor();
    await tabTo(page, '.computers-row.levels input');
    for (let level = 4; level > 1; level--) await page.keyboard.press('ArrowLeft');
    await tabTo(page, '.setup-start button');
    await page.keyboard.press('Enter');
    // The set-up shows a board too; the names of players are only beside a match.
    await page.locator('.player-name').first().waitFor();
    expect(await page.locator('.player-name').allInnerTexts()).toContain('Bia (nível 1)');
    expect(await playByKeyboard(page)).not.toBe('');
    expect(await page.locator('.say-buttons').innerText()).toContain(portuguese.buttons.rematch);
  });
});

test.each(IS_FULL ? GAME_IDS.filter((game) => game !== SHORT) : [])(
  '%s is played to its end by keyboard alone',
  async (game) => {
    await visit(DESKTOP, async ({ page }) => {
      await page.goto(`./#/${game}/play?player2=${LEVEL}`);
      expect(await playByKeyboard(page)).not.toBe('');
      expect(await page.locator('.say-buttons .primary').isVisible()).toBe(true);
    });
  },
);
