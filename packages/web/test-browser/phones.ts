import type { Page } from '@tabuleiro/browser';
import { expect } from 'vitest';

// Phones, and whether a page has room for fingers on them.

const TARGET_PX = 40;
/** Upright and on their sides, from the smallest that are still sold. */
const PHONES = [
  [390, 844],
  [360, 640],
  [844, 390],
  [667, 375],
  [640, 360],
] as const;

/** Everything of a kind that is to be seen and too small for a finger, with its size. */
export async function smallTargets(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (elements, least) =>
      elements.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('data-pick') ?? (element.textContent || element.getAttribute('aria-label'));
        // What is only for screen readers is hardly a point.
        return width > 1 && (width < least || height < least) ? [`${name} ${width}×${height}`] : [];
      }),
    TARGET_PX,
  );
}

/** On every phone what the selector means is large enough, and there is nothing to scroll sideways. */
export async function expectRoomForFingers(page: Page, selector: string): Promise<void> {
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(areBoardsSettled);
    expect(await smallTargets(page, selector), `targets that are too small on ${width}×${height}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

/** Within the page: whether the boards have taken up the room that a turned phone gives them. */
function areBoardsSettled(): Promise<boolean> {
  const boxesNow = (): string =>
    JSON.stringify([...document.querySelectorAll('.board-2d')].map((board) => board.getBoundingClientRect()));
  const before = boxesNow();
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(boxesNow() === before))),
  );
}
