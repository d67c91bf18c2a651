import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { LIVELY, openInDepth } from './busy.ts';
import { COARSE, showInDepth } from './deep.ts';
import { see } from './hands.ts';
import { visit } from './visit.ts';

// From the flat board to the one in depth and back, as often as one likes.

const SMALL = { ...COARSE, viewport: { width: 400, height: 480 } } as const;
const [FIRST] = GAME_IDS;

test('where the graphics are taken away the match goes on flat, and in depth when they are asked for again', async () => {
  await visit(LIVELY, async (visited) => {
    const { page } = visited;
    const [game] = GAME_IDS;
    await page.goto(`./#/${game}/play?player1=human&player2=human`);
    await see(page);
    await showInDepth(page);
    await page.locator('.board-3d canvas').evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await page.locator('.board-failed').waitFor();
    await page.locator('.board-2d [data-pick]').first().waitFor();
    expect(await page.locator('canvas').count()).toBe(0);
    await showInDepth(page);
    await page.locator('.board-3d [data-pick]').first().waitFor();
    expect(await page.locator('.board-failed').count()).toBe(0);
  });
});

test('the eye can be moved by keyboard, and the places on the board follow it', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await openInDepth(visited, FIRST);
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
