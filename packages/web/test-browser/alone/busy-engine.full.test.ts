import type { Page } from '@tabuleiro/browser';
import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { DESKTOP, visit } from '../visit.ts';

const [GAME] = GAME_IDS;
const MOST_DELAY_MS = 50;
const SAMPLES = 15;

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

/** What nine of ten do not exceed. */
const mostOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.9) - 1] ?? NaN;

test('the page answers at once while the strongest computer thinks', async () => {
  await visit({ ...DESKTOP, reducedMotion: 'no-preference' }, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player1=max&player2=max`);
    await page.waitForFunction(() => document.querySelectorAll('.moves > ol .move').length >= 2);
    const busy = await delays(page, true);
    expect(busy).toHaveLength(SAMPLES);
    await page.locator('.controls .primary').click();
    const idle = await delays(page, false);
    // Only a machine that is too slow with nothing to do is excused: it says little about the page.
    const most = mostOf(idle) > MOST_DELAY_MS ? 2 * mostOf(idle) : MOST_DELAY_MS;
    expect(mostOf(busy), `busy ${busy.join(' ')}, idle ${idle.join(' ')}`).toBeLessThanOrEqual(most);
  });
});
