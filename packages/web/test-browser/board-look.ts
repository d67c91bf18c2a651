import type { Page } from '@tabuleiro/browser';
import { GAME_IDS, type GameId, loadRules, loadViewer } from '@tabuleiro/games';
import { COARSE, countGraphics } from './graphics.ts';
import { waitForStillPicture } from './long-match-3d.ts';
import { pictureOf } from './pictures.ts';
import { waitForTargets } from './play-by-pointer.ts';
import type { Visit } from './visit.ts';

// How boards look, and choosing it.

/** Wide enough for the whole header. */
export const SMALL = { ...COARSE, viewport: { width: 900, height: 540 } } as const;

/** Whichever game has heaps. */
export async function gameWithSeeds(): Promise<GameId> {
  for (const game of GAME_IDS) {
    const { pieces } = (await loadViewer(game)).describe((await loadRules(game)).start());
    if (pieces.some(({ shape }) => shape === 'seeds')) return game;
  }
  throw new Error('no game has seeds');
}

export async function openBoard({ page, context }: Visit, game: string): Promise<void> {
  await context.addInitScript(countGraphics);
  await page.goto(`./#/${game}/play?player1=human&player2=human`);
  await waitForTargets(page);
  await page.evaluate(async () => document.fonts.ready);
}

export async function boardPicture(page: Page): Promise<string> {
  await waitForStillPicture(page);
  return pictureOf(page.locator('.board-3d-host'));
}
