import type { Page } from '@tabuleiro/browser';
import { type GameId, loadClassics, loadRules, Match, SeededRandom } from '@tabuleiro/games';
import { COARSE, countGraphics, type Graphics, show3d } from './graphics.ts';
import { waitForTargets } from './play-by-pointer.ts';
import type { Visit } from './visit.ts';

// Matches in which much has happened, shown in depth.

const LONG_PLIES = 24;
/** Longer than the board in depth lets anything wait before it goes on drawing. */
const QUIET_MS = 300;

/** A match in the middle, looked at from its first move on by two people: nobody thinks, nothing moves by itself. */
async function longMatchAddress(game: GameId, plies: number): Promise<string> {
  const rules = await loadRules(game);
  const [player] = await loadClassics(game);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(3);
  while (match.outcome === null && match.moves.length < plies) {
    const position = match.position.clone();
    match.play(player === undefined ? position.randomMove(random) : player.choose(position, random));
  }
  const moves = match.moves.slice(0, -1).map((move, ply) => rules.makeMove(match.positionAt(ply), move));
  const record = [rules.variant.id, rules.variant.starts[0]?.id ?? '', moves.join('_')].join('~');
  return `./#/${game}/play?record=${encodeURIComponent(record)}&player1=human&player2=human`;
}

export const graphics = async (page: Page): Promise<Graphics> => page.evaluate(() => globalThis.graphics());

export async function waitForFrameAfter(page: Page, after: number): Promise<void> {
  await page.waitForFunction((frames) => globalThis.graphics().frames > frames, after, { polling: 20 });
}

/**
 * Until nothing is drawn any more. Without a graphics card frames queue up behind each other, and the clock says nothing of
 * that: the browser's own frames do, which wait for their turn in the same queue.
 */
export async function waitForStillPicture(page: Page): Promise<void> {
  await page.evaluate(
    async ({ leastFrames, leastMs }) => {
      let [quiet, since] = [0, performance.now()];
      while (quiet < leastFrames || performance.now() - since < leastMs) {
        const { frames } = globalThis.graphics();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        quiet += 1;
        if (globalThis.graphics().frames !== frames) [quiet, since] = [0, performance.now()];
      }
    },
    { leastFrames: 12, leastMs: QUIET_MS },
  );
}

/** Back and forwards again, as a person looks through a match. */
export async function walk(page: Page, moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      const { frames } = await graphics(page);
      await page.keyboard.press(key);
      await waitForFrameAfter(page, frames);
    }
  }
  await waitForStillPicture(page);
}

/** The same in a hurry: each movement gives way to the next as soon as it has begun. */
export async function rush(page: Page, moves: number): Promise<void> {
  // Runs in the page, where waiting for each frame takes a fraction of the time.
  await page.evaluate(async (times) => {
    for (let press = 0; press < 2 * times; press++) {
      const { frames } = globalThis.graphics();
      const key = press % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      while (globalThis.graphics().frames === frames) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }
  }, moves);
  await waitForStillPicture(page);
}

/** Where everything moves. */
export const LIVELY = { ...COARSE, viewport: { width: 400, height: 480 }, reducedMotion: 'no-preference' } as const;

export async function openLongMatch3d({ page, context }: Visit, game: GameId): Promise<void> {
  await context.addInitScript(countGraphics);
  await context.addInitScript(() => globalThis.localStorage.setItem('tabuleiro.depth', '3d'));
  await page.goto(await longMatchAddress(game, LONG_PLIES));
  await waitForTargets(page);
  await page.locator('.board-3d canvas').waitFor();
  await waitForStillPicture(page);
}

/** A match of two people from its start, in depth. */
export async function open3dMatch({ page, context }: Visit, game: GameId | undefined): Promise<void> {
  await context.addInitScript(countGraphics);
  await page.goto(`./#/${game}/play?player1=human&player2=human`);
  await waitForTargets(page);
  await show3d(page);
  await waitForStillPicture(page);
}
