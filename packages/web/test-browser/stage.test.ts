import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { graphics, LIVELY, openBusy, walk } from './busy.ts';
import { forgiveHabits } from './deep.ts';
import { useBrowser } from './visit.ts';

const { visit } = useBrowser();

const MOST_CALLS = 80;
const MOST_TRIANGLES = 150_000;
const MOST_SCRIPT_MS = 4;
const IDLE_MS = 1000;

test.each(GAME_IDS)('%s in depth keeps to its budget and rests when nothing happens', async (game) => {
  await visit(LIVELY, async (visited) => {
    const { page } = visited;
    await openBusy(visited, game);
    await walk(page, 3);
    const { mostCalls, mostTriangles, scriptMs, frames } = await graphics(page);
    expect(mostCalls).toBeLessThanOrEqual(MOST_CALLS);
    expect(mostTriangles).toBeLessThanOrEqual(MOST_TRIANGLES);
    // Where there is no graphics card, drawing takes the cores that the script runs on: of the slowest frames most is waiting
    // for a turn, which differs from one run to the next. The one in the middle tells the script's own work.
    const median = scriptMs.toSorted((a, b) => a - b)[scriptMs.length >> 1];
    expect(median).toBeLessThanOrEqual(MOST_SCRIPT_MS);
    await page.waitForTimeout(IDLE_MS);
    expect((await graphics(page)).frames - frames, 'frames while nothing happened').toBe(0);
    forgiveHabits(visited);
  });
});
