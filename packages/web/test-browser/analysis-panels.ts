import type { Page } from '@tabuleiro/browser';

/** Opens one of the panels of an analysis. */
export async function choosePanel(page: Page, title: string): Promise<void> {
  await page.locator('.panel-choice').getByRole('button', { name: title }).click();
}
