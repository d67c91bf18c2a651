import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { LIVELY, openLongMatch3d, rush } from './long-match-3d.ts';
import { growthOf, memoryOf } from './memory.ts';
import { visit } from './visit.ts';

/** The first moves fill what is kept for later. */
const WARM_UP = 8;
const WALKS = 14;
/** A single view of any game kept for each of the moves would be several times as much. */
const MOST_GROWTH = 48 * 1024;

test('the measure can find something', async () => {
  await visit(LIVELY, async ({ page, context }) => {
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    const before = await memoryOf(page, context);
    await page.evaluate(() =>
      Reflect.set(
        globalThis,
        'kept',
        Array.from({ length: 3000 }, (_, n) => ({ n: [n, n] })),
      ),
    );
    const after = await memoryOf(page, context);
    expect(after.bytes - before.bytes).toBeGreaterThan(MOST_GROWTH);
    expect(growthOf(before, after)).toContain('Object');
  });
});

// Looking back and forwards shows the same moves again and again, so that the record of the match does not grow with them.
// Snapshots take long, and all games are drawn by the same parts: one of them shows what is kept.
test.each(GAME_IDS)('%s shown in depth for long leaves nothing in memory', async (game) => {
  await visit(LIVELY, async (visited) => {
    const { page, context } = visited;
    await openLongMatch3d(visited, game);
    await rush(page, WARM_UP);
    const before = await memoryOf(page, context);
    await rush(page, WALKS);
    const after = await memoryOf(page, context);
    expect(after.bytes - before.bytes, growthOf(before, after)).toBeLessThan(MOST_GROWTH);
  });
});
