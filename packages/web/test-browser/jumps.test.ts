import type { Page } from '@tabuleiro/browser';
import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { texts as cards } from '../src/text/first-time/en.ts';
import { click, playTurn, see, tap } from './hands.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { DESKTOP, PHONE, useBrowser } from './visit.ts';

const { visit } = useBrowser();

const [GAME] = GAME_IDS;
const MOST_SHIFT = 0.02;

test('the measure of jumps can find one', async () => {
  await visit(DESKTOP, async ({ page, context }) => {
    await watchShifts(context);
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    const before = await shiftsOf(page);
    await page.evaluate(() => document.querySelector('h1')?.style.setProperty('margin-top', '200px'));
    expect(await shiftsOf(page)).toBeGreaterThan(before + MOST_SHIFT);
  });
});

/** What explains something lies over the buttons until it is understood. */
async function understand(page: Page): Promise<void> {
  const gotIt = page.getByText(cards.gotIt, { exact: true });
  while ((await gotIt.count()) > 0) await gotIt.click();
}

test.each(
  // A phone has the least room; on a desktop all games stand in the same frame.
  [...GAME_IDS.map((game) => ({ game, size: PHONE, touch: tap })), { game: GAME, size: DESKTOP, touch: click }],
)('nothing jumps from the first page into a match of $game ($size.viewport.width)', async ({ game, size, touch }) => {
  await visit({ ...size, reducedMotion: 'no-preference' }, async ({ page, context }) => {
    await watchShifts(context);
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    await page.evaluate(async () => document.fonts.ready);
    await page.locator(`.card-ways a[href^="#/${game}/play"]`).click();
    // The goal comes of itself, while nobody touches anything.
    await page.getByText(cards.gotIt, { exact: true }).waitFor();
    expect(await shiftsOf(page), 'when the goal has come').toBeLessThan(MOST_SHIFT);
    await playTurn(page, touch);
    await see(page);
    await understand(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.say-now', { hasText: 'Hint:' }).waitFor();
    await page.locator('.more summary').click();
    await page.locator('.more-choice').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.moves > ol .move').first().click();
    await page.locator('.controls .primary').click();
    await page.locator('.header-home').click();
    await page.locator('.continue-picture svg').waitFor();
    expect(await shiftsOf(page)).toBeLessThan(MOST_SHIFT);
  });
});
