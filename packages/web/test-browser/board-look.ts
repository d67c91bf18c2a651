import type { Page } from '@tabuleiro/browser';
import { GAME_IDS, type GameId, loadRules, loadViewer } from '@tabuleiro/games';
import type { BOARD_LOOKS } from '../src/settings/appearance.ts';
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

export async function openMore(page: Page): Promise<void> {
  if (!(await page.locator('.more-list').isVisible())) await page.locator('.more summary').click();
  await page.locator('.more-list select[name="finish"]').waitFor();
}

/** As a person chooses it: in the list behind the button, which is closed again. */
export async function choose(page: Page, name: keyof typeof BOARD_LOOKS, value: string): Promise<void> {
  await openMore(page);
  await page.locator(`.more-list select[name="${name}"]`).selectOption(value);
  await page.keyboard.press('Escape');
  await page.locator('.more-list').waitFor({ state: 'hidden' });
}

export async function boardPicture(page: Page): Promise<string> {
  await waitForStillPicture(page);
  return pictureOf(page.locator('.board-3d-host'));
}
