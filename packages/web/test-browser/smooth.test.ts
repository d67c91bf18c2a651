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
const MOST_DELAY_MS = 50;
const SAMPLES = 15;

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

/** How long it takes from a key that changes what is seen to the frame after it, while the computer thinks or not. */
async function delays(page: Page, isThinking: boolean): Promise<number[]> {
  const found: number[] = [];
  for (let tries = 0; found.length < SAMPLES && tries < SAMPLES * 8; tries++) {
    await page.waitForFunction(
      (thinks) => (document.querySelector('.player-thinking') !== null) === thinks,
      isThinking,
    );
    const measured = page.evaluate(
      () =>
        new Promise<{ readonly ms: number; readonly thinks: boolean }>((resolve) => {
          const hear = (event: KeyboardEvent): void => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              // A message comes after the frame has been drawn.
              port1.addEventListener('message', () => {
                const thinks = document.querySelector('.player-thinking') !== null;
                resolve({ ms: performance.now() - event.timeStamp, thinks });
              });
              port1.start();
              port2.postMessage(null);
            });
          };
          globalThis.addEventListener('keydown', hear, { once: true, capture: true });
          Reflect.set(globalThis, 'isListening', true);
        }),
    );
    await page.waitForFunction(() => Reflect.get(globalThis, 'isListening') === true);
    await page.keyboard.press('ArrowLeft');
    const { ms, thinks } = await measured;
    await page.evaluate(() => Reflect.set(globalThis, 'isListening', false));
    // Back to the end of the match, where it goes on; it may have become longer by a move meanwhile.
    for (let plies = 0; plies < 2; plies++) await page.keyboard.press('ArrowRight');
    if (thinks === isThinking) found.push(ms);
  }
  return found;
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

test('the page answers at once while the strongest computer thinks', async () => {
  await visit({ ...DESKTOP, reducedMotion: 'no-preference' }, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player1=max&player2=max`);
    await page.waitForFunction(() => document.querySelectorAll('.moves > ol .move').length >= 2);
    const busy = await delays(page, true);
    expect(busy).toHaveLength(SAMPLES);
    await page.locator('.controls .primary').click();
    const idle = await delays(page, false);
    // A machine that is slow with nothing to do says little about the page.
    expect(median(busy), `busy ${busy.join(' ')}, idle ${idle.join(' ')}`).toBeLessThanOrEqual(
      Math.max(MOST_DELAY_MS, 2 * median(idle)),
    );
  });
});
