import type { Page } from '@tabuleiro/browser';
import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { graphics, LIVELY, openLongMatch3d, walk } from '../long-match-3d.ts';
import { visit } from '../visit.ts';

const MOST_CALLS = 80;
const MOST_TRIANGLES = 150_000;
const MOST_SCRIPT_MS = 4;
const MOST_ROUNDS = 6;
const IDLE_MS = 1000;

/**
 * Our own script in the frame in the middle, while the person steps through the match. Where there is no graphics card, drawing
 * takes the cores that the script runs on: of many frames most is waiting for a turn, and the least of several rounds tells the
 * script's own work.
 */
async function scriptMsOf(page: Page): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS && least > MOST_SCRIPT_MS; round++) {
    const { frames: before } = await graphics(page);
    await walk(page, 3);
    const scriptMs = (await graphics(page)).scriptMs.slice(before).toSorted((a, b) => a - b);
    least = Math.min(least, scriptMs[scriptMs.length >> 1] ?? least);
  }
  return least;
}

test.each(GAME_IDS)('%s in depth keeps to its budget and rests when nothing happens', async (game) => {
  await visit(LIVELY, async (visited) => {
    const { page } = visited;
    await openLongMatch3d(visited, game);
    expect(await scriptMsOf(page)).toBeLessThanOrEqual(MOST_SCRIPT_MS);
    const { mostCalls, mostTriangles, frames } = await graphics(page);
    expect(mostCalls).toBeLessThanOrEqual(MOST_CALLS);
    expect(mostTriangles).toBeLessThanOrEqual(MOST_TRIANGLES);
    await page.waitForTimeout(IDLE_MS);
    expect((await graphics(page)).frames - frames, 'frames while nothing happened').toBe(0);
  });
});
