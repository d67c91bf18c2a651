import type { Page } from '@tabuleiro/browser';
import { GAME_IDS, type GameId, loadClassics, loadRules, Match, SeededRandom } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { countGraphics, forgiveHabits, type Graphics, showFlat, showInDepth } from './deep.ts';
import { see } from './hands.ts';
import { useBrowser, type Visit } from './visit.ts';

const { visit } = useBrowser();

const SMALL = { viewport: { width: 720, height: 640 } } as const;
/** Where everything moves; small, because without a graphics card every pixel costs. */
const LIVELY = { viewport: { width: 400, height: 480 }, reducedMotion: 'no-preference' } as const;
const MOST_CALLS = 80;
const MOST_TRIANGLES = 150_000;
const MOST_SCRIPT_MS = 4;
const IDLE_MS = 2000;
const BUSY_PLIES = 24;

/** A match in the middle, looked at from its first move on by two people: nobody thinks, nothing moves by itself. */
async function busyAddress(game: GameId, plies: number): Promise<string> {
  const rules = await loadRules(game);
  const [player] = await loadClassics(game);
  if (player === undefined) throw new Error(`${game} has no original players`);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(3);
  while (match.outcome === null && match.moves.length < plies) {
    match.play(player.choose(match.position.clone(), random));
  }
  const moves = match.moves.slice(0, -1).map((move, ply) => rules.makeMove(match.positionAt(ply), move));
  const record = [rules.variant.id, rules.variant.starts[0]?.id ?? '', moves.join('_')].join('~');
  return `./#/${game}/play?record=${encodeURIComponent(record)}&player1=human&player2=human`;
}

const graphics = async (page: Page): Promise<Graphics> => page.evaluate(() => globalThis.graphics());

async function drawn(page: Page, after: number): Promise<void> {
  await page.waitForFunction((frames) => globalThis.graphics().frames > frames, after, { polling: 20 });
}

/**
 * Until nothing is drawn any more. Without a graphics card frames queue up behind each other, and the clock says nothing of
 * that: the browser's own frames do, which wait for their turn in the same queue.
 */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let quiet = 0;
    while (quiet < 40) {
      const { frames } = globalThis.graphics();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      quiet = globalThis.graphics().frames === frames ? quiet + 1 : 0;
    }
  });
}

async function openInDepth({ page }: Visit, game: GameId): Promise<void> {
  await page.goto(`./#/${game}/play?player1=human&player2=human`);
  await see(page);
  await showInDepth(page);
  await stillness(page);
}

test('all games and many switches in one page leave nothing behind', async () => {
  await visit(SMALL, async (visited) => {
    const { page, context } = visited;
    await context.addInitScript(countGraphics);
    const tour = async (): Promise<Graphics> => {
      for (const game of GAME_IDS) {
        await openInDepth(visited, game);
        await showFlat(page);
      }
      return graphics(page);
    };
    const first = await tour();
    expect(first.contexts).toBe(1);
    expect(first.textures).toBeGreaterThan(5);
    await showInDepth(page);
    for (let turn = 0; turn < 12; turn++) {
      await showFlat(page);
      const { frames } = await graphics(page);
      await showInDepth(page);
      await drawn(page, frames);
    }
    await showFlat(page);
    const second = await tour();
    expect(second.contexts).toBe(1);
    for (const thing of ['textures', 'buffers', 'framebuffers', 'programs'] as const) {
      expect(second[thing], thing).toBeLessThanOrEqual(first[thing]);
    }
    forgiveHabits(visited);
  });
});

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
    forgiveHabits(visited);
  });
});

/** Back and forwards again, as a person looks through a match. */
async function walk(page: Page, moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      const { frames } = await graphics(page);
      await page.keyboard.press(key);
      await drawn(page, frames);
    }
  }
  await stillness(page);
}

async function openBusy({ page, context }: Visit, game: GameId): Promise<void> {
  await context.addInitScript(countGraphics);
  await context.addInitScript(() => globalThis.localStorage.setItem('tabuleiro.depth', '3d'));
  await page.goto(await busyAddress(game, BUSY_PLIES));
  await see(page);
  await page.locator('.board-3d canvas').waitFor();
  await stillness(page);
}

test.each(GAME_IDS)('%s in depth keeps to its budget and rests when nothing happens', async (game) => {
  await visit(LIVELY, async (visited) => {
    const { page } = visited;
    await openBusy(visited, game);
    await walk(page, 3);
    const { mostCalls, mostTriangles, scriptMs, frames } = await graphics(page);
    expect(mostCalls).toBeLessThanOrEqual(MOST_CALLS);
    expect(mostTriangles).toBeLessThanOrEqual(MOST_TRIANGLES);
    const median = scriptMs.toSorted((a, b) => a - b)[scriptMs.length >> 1];
    expect(median).toBeLessThanOrEqual(MOST_SCRIPT_MS);
    await page.waitForTimeout(IDLE_MS);
    expect((await graphics(page)).frames - frames, 'frames while nothing happened').toBe(0);
    forgiveHabits(visited);
  });
});
