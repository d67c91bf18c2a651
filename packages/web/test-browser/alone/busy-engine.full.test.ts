import type { Page } from '@tabuleiro/browser';
import { assert, GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { longestTaskIn } from '../longest-task.ts';
import { DESKTOP, visit } from '../visit.ts';

const [GAME] = GAME_IDS;
/** Of the processor: how long a task waits for its turn says more about the machine than about the page. */
const MOST_TASK_MS = 50;
const ANSWERS = 15;

/** Whether a key was answered, and whether the computer was still thinking then. */
interface Answer {
  readonly isAnswered: boolean;
  readonly isThinking: boolean;
}

/** Within the page: what is seen in the frame after the next key, which is one move back. */
async function seenAfterKey(): Promise<Answer> {
  return new Promise((resolve) => {
    const look = (): void => {
      const shown = document.querySelector('.moves > ol .move[aria-current]');
      const isAnswered = shown !== null && shown !== [...document.querySelectorAll('.moves > ol .move')].at(-1);
      resolve({ isAnswered, isThinking: document.querySelector('.player-thinking') !== null });
    };
    // A message comes after the frame has been drawn.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', look);
    port1.start();
    const hear = (): unknown => requestAnimationFrame(() => port2.postMessage(null));
    globalThis.addEventListener('keydown', hear, { once: true, capture: true });
    Reflect.set(globalThis, 'isListening', true);
  });
}

/** Goes one move back while the computer thinks, and to the end of the match again, where it goes on. */
async function goBack(page: Page): Promise<Answer> {
  await page.locator('.player-thinking').waitFor();
  const seen = page.evaluate(seenAfterKey);
  await page.waitForFunction(() => Reflect.get(globalThis, 'isListening') === true);
  await page.keyboard.press('ArrowLeft');
  const answer = await seen;
  await page.evaluate(() => Reflect.set(globalThis, 'isListening', false));
  // It may have become longer by a move meanwhile.
  for (let plies = 0; plies < 2; plies++) await page.keyboard.press('ArrowRight');
  return answer;
}

test('the page answers while the strongest computer thinks, and none of its tasks is long', async () => {
  await visit({ ...DESKTOP, reducedMotion: 'no-preference' }, async ({ page, context }) => {
    await page.goto(`./#/${GAME}/play?player1=max&player2=max`);
    await page.locator('.moves > ol .move').nth(1).waitFor();
    const browser = context.browser();
    assert(browser !== null, 'the page is shown by a browser');
    await browser.startTracing(page, { categories: ['toplevel'] });
    for (let answers = 0; answers < ANSWERS;) {
      const { isAnswered, isThinking } = await goBack(page);
      expect(isAnswered).toBe(true);
      // A slow machine may draw the frame only when the computer has moved.
      if (isThinking) answers += 1;
    }
    const trace = await browser.stopTracing();
    expect(longestTaskIn(trace.toString()).cpuMs).toBeLessThanOrEqual(MOST_TASK_MS);
  });
});
