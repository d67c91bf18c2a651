import type { Page } from '@tabuleiro/browser';
import { GAME_IDS, type GameId, loadRules, loadViewer } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { BOARD_LOOKS } from '../src/theme/board-look.ts';
import { THEMES } from '../src/theme/theme.ts';
import { stillness } from './busy.ts';
import { expectNoneNow } from './checker.ts';
import { COARSE, countGraphics, forgiveHabits, showFlat, showInDepth } from './deep.ts';
import { see } from './hands.ts';
import { pictureOf, shadesOf } from './pictures.ts';
import { useBrowser, type Visit } from './visit.ts';

const { visit } = useBrowser();

/** Wide enough for the whole header. */
const SMALL = { ...COARSE, viewport: { width: 900, height: 540 } } as const;
const [FIRST = 'none'] = GAME_IDS;

/** Whichever game has heaps. */
async function gameWithSeeds(): Promise<GameId> {
  for (const game of GAME_IDS) {
    const { pieces } = (await loadViewer(game)).describe((await loadRules(game)).start());
    if (pieces.some(({ shape }) => shape === 'seeds')) return game;
  }
  throw new Error('no game has seeds');
}

async function open({ page, context }: Visit, game: string): Promise<void> {
  await context.addInitScript(countGraphics);
  await page.goto(`./#/${game}/play?player1=human&player2=human`);
  await see(page);
  await page.evaluate(async () => document.fonts.ready);
}

async function openMore(page: Page): Promise<void> {
  if (!(await page.locator('.more-list').isVisible())) await page.locator('.more summary').click();
  await page.locator('.more-list select[name="finish"]').waitFor();
}

/** As a person chooses it: in the list behind the button, which is closed again. */
async function choose(page: Page, name: keyof typeof BOARD_LOOKS, value: string): Promise<void> {
  await openMore(page);
  await page.locator(`.more-list select[name="${name}"]`).selectOption(value);
  await page.keyboard.press('Escape');
  await page.locator('.more-list').waitFor({ state: 'hidden' });
}

async function boardPicture(page: Page): Promise<string> {
  await stillness(page);
  return pictureOf(page.locator('.board-3d-host'));
}

/** Of the flat board: browsers draw the same lines a little differently now and then. */
async function boardColours(page: Page): Promise<string> {
  const stops = page.locator('.board-2d stop');
  return stops.evaluateAll((all) => all.map((stop) => getComputedStyle(stop).stopColor).join(' '));
}

test('boards can be had in several materials, flat and in depth, and stay so', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await open(visited, FIRST);
    const [usual, ...others] = BOARD_LOOKS.finish;
    const pictures = new Set<string>();
    for (const [show, seen] of [[showFlat, boardColours] as const, [showInDepth, boardPicture] as const]) {
      await show(page);
      // What was made last is drawn last: a few pixels at edges tell whether the board was made before the rest or after.
      await choose(page, 'finish', 'stone');
      await choose(page, 'finish', usual);
      const first = await seen(page);
      pictures.add(first);
      for (const finish of others) {
        await choose(page, 'finish', finish);
        pictures.add(await seen(page));
      }
      await choose(page, 'finish', usual);
      expect((await seen(page)) === first, 'the first one again').toBe(true);
    }
    expect(pictures.size, 'pictures that differ').toBe(2 * BOARD_LOOKS.finish.length);

    await choose(page, 'finish', 'stone');
    await page.reload();
    await page.locator('.board-3d canvas').waitFor();
    expect(await page.locator('html').getAttribute('data-finish')).toBe('stone');
    await openMore(page);
    expect(await page.locator('.more-list select[name="finish"]').inputValue()).toBe('stone');
    expect(await page.locator('.more-list select[name="counts"]').count(), 'a switch for seeds where none are').toBe(0);
    forgiveHabits(visited);
  });
});

test('numbers of seeds can be hidden, flat and in depth', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await open(visited, await gameWithSeeds());
    const shown = page.locator('.board-count:visible');
    expect(await shown.count()).toBeGreaterThan(0);
    await choose(page, 'counts', 'off');
    expect(await shown.count()).toBe(0);
    await showInDepth(page);
    const without = await boardPicture(page);
    await choose(page, 'counts', 'on');
    expect((await boardPicture(page)) === without, 'the same with and without').toBe(false);
    await choose(page, 'counts', 'off');
    expect((await boardPicture(page)) === without, 'the same without again').toBe(true);
    await page.reload();
    expect(await page.locator('html').getAttribute('data-counts')).toBe('off');
    forgiveHabits(visited);
  });
});

test('high contrast in depth is black and white, with outlines', async () => {
  await visit(SMALL, async (visited) => {
    const { page, context } = visited;
    const game = await gameWithSeeds();
    await context.addInitScript(() => globalThis.localStorage.setItem('tabuleiro.theme', 'light'));
    await open(visited, game);
    // Nothing is written then: what is black are lines around things.
    await choose(page, 'counts', 'off');
    await showInDepth(page);
    const usual = await shadesOf(page, await boardPicture(page));
    while ((await page.locator('html').getAttribute('data-theme')) !== 'contrast') {
      await page.locator('.header > button').last().click();
    }
    const stark = await shadesOf(page, await boardPicture(page));
    expect(stark.black).toBeGreaterThan(usual.black + 0.003);
    expect(stark.white).toBeGreaterThan(0.5);
    expect(stark.colourful).toBeLessThan(usual.colourful / 3);
    forgiveHabits(visited);
  });
});

test('the list with these choices can be used by everyone', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await open(visited, await gameWithSeeds());
    for (const show of [showInDepth, showFlat]) {
      await show(page);
      for (let theme = 0; theme < THEMES.length; theme++) {
        await openMore(page);
        await expectNoneNow(page);
        await page.keyboard.press('Escape');
        await page.locator('.header > button').last().click();
      }
    }
    forgiveHabits(visited);
  });
});
