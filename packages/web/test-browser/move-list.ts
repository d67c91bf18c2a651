import type { Page } from '@tabuleiro/browser';

// What several test files do on the page of a match.

/** The moves beside the board. */
export async function movesOn(page: Page): Promise<string[]> {
  return page.locator('.moves > ol .move > span:last-child').allInnerTexts();
}

/** Waits for `count` moves. */
export async function waitForMoves(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelectorAll('.moves > ol .move').length >= wanted, count);
}
