import { expect, test } from 'vitest';
import { drawn, graphics, openInDepth } from './busy.ts';
import { COARSE, type Graphics, showFlat, showInDepth } from './deep.ts';
import { gamesOfTurn } from './turns.ts';
import { visit } from './visit.ts';

// From the flat board to the one in depth and back, as often as one likes.

const SMALL = { ...COARSE, viewport: { width: 400, height: 480 } } as const;
const SWITCHES = 4;

test('several games and many switches in one page leave nothing behind', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    const tour = async (): Promise<Graphics> => {
      for (const game of new Set([...gamesOfTurn(0), ...gamesOfTurn(4)])) {
        await openInDepth(visited, game);
        await showFlat(page);
      }
      return graphics(page);
    };
    const first = await tour();
    expect(first.contexts).toBe(1);
    expect(first.textures).toBeGreaterThan(5);
    await showInDepth(page);
    for (let turn = 0; turn < SWITCHES; turn++) {
      await showFlat(page);
      const { frames } = await graphics(page);
      await showInDepth(page);
      await drawn(page, frames);
    }
    await showFlat(page);
    expect((await tour()).contexts).toBe(1);
    // What the last board had is given back soon after it is gone.
    for (const thing of ['textures', 'buffers', 'framebuffers', 'programs'] as const) {
      await expect
        .poll(async () => (await graphics(page))[thing], { message: thing })
        .toBeLessThanOrEqual(first[thing]);
    }
  });
});
