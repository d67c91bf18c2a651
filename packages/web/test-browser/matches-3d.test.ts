import { expect, test } from 'vitest';
import { gamesOfTurn } from './games-of-turn.ts';
import { COARSE, show3d } from './graphics.ts';
import { click, playToTheEnd } from './play-by-pointer.ts';
import { beginMatch, visit } from './visit.ts';

const SMALL = { ...COARSE, viewport: { width: 480, height: 520 } } as const;
/** Stronger than random picks, so that matches are short, and still fast. */
const LEVEL = 3;

test.each(gamesOfTurn(0))('%s can be played to its end by picking in 3D', async (game) => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await beginMatch(page, game, LEVEL);
    await show3d(page);
    expect(await playToTheEnd(page, click)).not.toBe('');
    // It was not given up on the way for the flat board.
    expect(await page.locator('.board-3d canvas').isVisible()).toBe(true);
  });
});
