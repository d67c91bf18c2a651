import type { Page } from '@tabuleiro/browser';
import { expect, test } from 'vitest';
import { COARSE } from './graphics.ts';
import { open3dMatch, waitForStillPicture } from './long-match-3d.ts';
import { visit } from './visit.ts';

const SMALL = { ...COARSE, viewport: { width: 900, height: 540 } } as const;
/** Its pieces stand on the board from the first move on. */
const GAME = 'hecatomb';

/** The targets for keys lie where the eye sees their things: they tell where the eye is. */
async function targetsOn(page: Page): Promise<string> {
  await waitForStillPicture(page);
  return page
    .locator('.board-3d-targets .board-target rect:first-child')
    .evaluateAll((rects) =>
      rects.map((rect) => ['x', 'y'].map((name) => Math.round(Number(rect.getAttribute(name)))).join(' ')).join(', '),
    );
}

async function expectElsewhere(page: Page, than: string): Promise<void> {
  await expect.poll(async () => targetsOn(page), { timeout: 20_000 }).not.toBe(than);
}

test('the board in depth is turned, tilted and brought nearer, and a double tap puts it back', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await open3dMatch(visited, GAME);
    const home = await targetsOn(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.board-3d-host').boundingBox()) ?? {};
    // Beside the board, where there is nothing to pick.
    const aside = { x: x + 8, y: y + height - 8 };
    const pulls: readonly (() => Promise<void>)[] = [
      async () => {
        await page.mouse.move(aside.x, aside.y);
        await page.mouse.down();
        await page.mouse.move(aside.x + 120, aside.y - 20, { steps: 4 });
        await page.mouse.up();
      },
      async () => {
        await page.mouse.move(x + width / 2, y + height / 2);
        await page.mouse.down({ button: 'right' });
        await page.mouse.move(x + width / 2, y + height / 2 + 80, { steps: 4 });
        await page.mouse.up({ button: 'right' });
      },
      async () => {
        await page.mouse.move(x + width / 2, y + height / 2);
        await page.mouse.wheel(0, -400);
      },
    ];
    for (const pull of pulls) {
      await pull();
      await expectElsewhere(page, home);
      await page.mouse.dblclick(aside.x, aside.y);
      await expect.poll(async () => targetsOn(page), { timeout: 20_000 }).toBe(home);
    }
    expect(await page.locator('.board-target[aria-pressed="true"]').count()).toBe(0);
    expect(await page.locator('.moves > ol .move').count()).toBe(0);
  });
});
