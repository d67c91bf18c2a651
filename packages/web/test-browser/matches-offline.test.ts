import { expect, test } from 'vitest';
import { gamesOfTurn } from './games-of-turn.ts';
import { click, playToTheEnd } from './play-by-pointer.ts';
import { beginMatch, visit } from './visit.ts';
import { KEEPS_PAGES, withoutNetwork } from './without-network.ts';

test.each(gamesOfTurn(1))('after one visit %s is played to its end without a network, by clicking', async (game) => {
  await withoutNetwork(visit, KEEPS_PAGES, async ({ page }) => {
    await beginMatch(page, game, 3);
    expect(await playToTheEnd(page, click)).not.toBe('');
    expect(await page.locator('.say-buttons .primary').isVisible()).toBe(true);
  });
});
