import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { click, playToTheEnd } from './hands.ts';
import { beginMatch, DESKTOP, useBrowser } from './visit.ts';

const { visit } = useBrowser();

test.each(GAME_IDS)('%s can be played to its end by clicking', async (game) => {
  await visit(DESKTOP, async ({ page }) => {
    await beginMatch(page, game, 1);
    expect(await playToTheEnd(page, click)).not.toBe('');
    expect(await page.locator('.say-buttons .primary').isVisible()).toBe(true);
  });
});
