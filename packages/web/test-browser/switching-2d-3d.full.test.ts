import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { COARSE, type Graphics, show2d, show3d } from './graphics.ts';
import { waitForFrameAfter, graphics, LIVELY, open3dMatch } from './long-match-3d.ts';
import { waitForTargets } from './play-by-pointer.ts';
import { visit } from './visit.ts';

// From the flat board to the one in depth and back, as often as one likes.

const SMALL = { ...COARSE, viewport: { width: 400, height: 480 } } as const;
const SWITCHES = 4;
const [FIRST] = GAME_IDS;

test('several games and many switches in one page leave nothing behind', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    const tour = async (): Promise<Graphics> => {
      for (const game of GAME_IDS) {
        await open3dMatch(visited, game);
        await show2d(page);
      }
      return graphics(page);
    };
    const first = await tour();
    expect(first.contexts).toBe(1);
    expect(first.textures).toBeGreaterThan(5);
    await show3d(page);
    for (let turn = 0; turn < SWITCHES; turn++) {
      await show2d(page);
      const { frames } = await graphics(page);
      await show3d(page);
      await waitForFrameAfter(page, frames);
    }
    await show2d(page);
    expect((await tour()).contexts).toBe(1);
    // What the last board had is given back soon after it is gone.
    for (const thing of ['textures', 'buffers', 'framebuffers', 'programs'] as const) {
      await expect
        .poll(async () => (await graphics(page))[thing], { message: thing })
        .toBeLessThanOrEqual(first[thing]);
    }
  });
});

test('where the graphics are taken away the match goes on flat, and in depth when they are asked for again', async () => {
  await visit(LIVELY, async (visited) => {
    const { page } = visited;
    const [game] = GAME_IDS;
    await page.goto(`./#/${game}/play?player1=human&player2=human`);
    await waitForTargets(page);
    await show3d(page);
    await page.locator('.board-3d canvas').evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await page.locator('.board-failed').waitFor();
    await page.locator('.board-2d [data-pick]').first().waitFor();
    expect(await page.locator('canvas').count()).toBe(0);
    await show3d(page);
    await page.locator('.board-3d [data-pick]').first().waitFor();
    expect(await page.locator('.board-failed').count()).toBe(0);
  });
});

test('the eye can be moved by keyboard, and the places on the board follow it', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await open3dMatch(visited, FIRST);
    const place = page.locator('.board-3d .board-target').first();
    const seen = async (): Promise<string> => {
      const { x = 0, y = 0, width = 0 } = (await place.boundingBox()) ?? {};
      return [x, y, width].map(Math.round).join(' ');
    };
    await page.locator('.board-3d .board-target[tabindex="0"]').focus();
    // A frame around what has the focus is a part of its box.
    await page.keyboard.press('Shift');
    const home = await seen();
    for (const key of ['Shift+ArrowRight', 'Shift+ArrowUp', '+']) {
      const before = await seen();
      await page.keyboard.press(key);
      await expect.poll(seen, { message: key }).not.toBe(before);
    }
    await page.keyboard.press('0');
    await expect.poll(seen).toBe(home);
  });
});
