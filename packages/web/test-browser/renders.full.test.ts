import type { Page } from '@tabuleiro/browser';
import { type GameId, GAME_IDS, loadClassics, loadMoveViewer, loadRules, Match, SeededRandom } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as texts } from '../src/analysis/text/en.ts';
import { choosePanel } from './analysis-panels.ts';
import { waitForTargets } from './play-by-pointer.ts';
import { DESKTOP, visit } from './visit.ts';

// While a move is shown frame by frame, the board is drawn anew and nothing else on the page.

const PLIES = 12;

/** A match of a game whose last move has many frames, as an address. */
async function longMove(): Promise<{ readonly game: GameId; readonly query: string; readonly frames: number }> {
  const found = await Promise.all(
    GAME_IDS.map(async (game) => {
      const [rules, viewer, [player]] = await Promise.all([loadRules(game), loadMoveViewer(game), loadClassics(game)]);
      const match = new Match(rules, rules.start());
      const random = new SeededRandom(3);
      const moves: string[] = [];
      let frames = 0;
      while (moves.length < PLIES && match.outcome === null) {
        const position = match.position.clone();
        const move = player === undefined ? position.randomMove(random) : player.choose(position, random);
        moves.push(rules.makeMove(match.position, move));
        frames = viewer.frames(match.position, move).length;
        match.play(move);
      }
      const record = [rules.variant.id, rules.variant.starts[0].id, moves.join('_')].join('~');
      return { game, query: `record=${encodeURIComponent(record)}`, frames };
    }),
  );
  const [most] = found.toSorted((a, b) => b.frames - a.frames);
  if (most === undefined) throw new Error('no game');
  return most;
}

interface Frame {
  /** Elements of the board that were given new properties. */
  readonly board: number;
  /** Others, by their class. */
  readonly others: readonly string[];
}

declare global {
  var frameLog: () => readonly Frame[];
  /** Elements that were given new properties, by their class. */
  var redrawn: () => readonly string[];
}

/**
 * Within the page: what React draws anew with each frame of a move. React keeps the properties of an element on it; they are
 * another object whenever the component around it was drawn again.
 */
function watchFrames(): void {
  const propsOf = (element: Element): unknown => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    return key === undefined ? null : Reflect.get(element, key);
  };
  const frames: Frame[] = [];
  let before = new Map<Element, unknown>();
  const look = (): void => {
    const now = new Map([...document.querySelectorAll('#root *')].map((one) => [one, propsOf(one)]));
    const changed = [...now].flatMap(([one, props]) => (before.has(one) && before.get(one) !== props ? [one] : []));
    const others = changed.filter((one) => one.closest('.board-area') === null);
    frames.push({
      board: changed.length - others.length,
      others: others.map((one) => `${one.localName}.${one.className}`),
    });
    before = now;
  };
  const area = document.querySelector('.board-area');
  if (area === null) throw new Error('no board');
  look();
  new MutationObserver(look).observe(area, { subtree: true, childList: true, attributes: true });
  globalThis.frameLog = () => frames;
}

async function framesOf(page: Page, act: () => Promise<void>): Promise<readonly Frame[]> {
  await page.evaluate(watchFrames);
  await act();
  // Until nothing has moved for a while.
  await page.waitForFunction(async () => {
    const { length } = globalThis.frameLog();
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    return globalThis.frameLog().length === length;
  });
  return page.evaluate(() => globalThis.frameLog());
}

/** Searches change what is said of a position, whether a move is shown or not. */
async function stopSearches(page: Page): Promise<void> {
  for (const [panel, title] of [
    ['.review', texts.review.title],
    ['.lines', texts.lines.title],
  ] as const) {
    await choosePanel(page, title);
    await page.waitForFunction((name) => {
      const button = document.querySelector<HTMLButtonElement>(`${name} .panel-head .button:not(.panel-toggle)`);
      if (button === null || button.classList.contains('cool')) return true;
      button.click();
      return false;
    }, panel);
  }
}

test.each(['play', 'analysis'])('a frame of a move draws the board anew and nothing else (%s)', async (where) => {
  const { game, query, frames } = await longMove();
  expect(frames).toBeGreaterThan(4);
  await visit({ ...DESKTOP, reducedMotion: 'no-preference' }, async ({ page, context }) => {
    await context.addInitScript(() => globalThis.localStorage.setItem('tabuleiro.first-time', 'off'));
    await page.goto(`./#/${game}/${where}?${query}&player1=human&player2=human`);
    await waitForTargets(page);
    await page
      .locator('.move')
      .nth(PLIES - 1)
      .waitFor();
    if (where === 'analysis') await stopSearches(page);
    await page.keyboard.press('ArrowLeft');
    const seen = await framesOf(page, () => page.keyboard.press('ArrowRight'));
    // The first frame comes with another ply, and after the last one the move is over; between them only the board changes.
    const drawn = seen.filter(({ board }) => board > 0);
    const between = drawn.slice(1, -1);
    expect(between.length).toBeGreaterThanOrEqual(frames - 3);
    expect(between.map(({ others }) => others.length)).toEqual(between.map(() => 0));
  });
});

test('what a search finds draws the panels that show it and nothing else', async () => {
  const { game, query } = await longMove();
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${game}/analysis?${query}`);
    await waitForTargets(page);
    await stopSearches(page);
    // Searches what the page has not searched yet.
    await page.keyboard.press('ArrowLeft');
    await page.evaluate(() => {
      const shown = '.evaluation-bar, .board-area, .analysis-panel, .graph';
      const propsOf = (element: Element): unknown => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
        return key === undefined ? null : Reflect.get(element, key);
      };
      const others = [...document.querySelectorAll('#root *')].filter((one) => one.closest(shown) === null);
      const before = new Map(others.map((one) => [one, propsOf(one)]));
      globalThis.redrawn = () =>
        [...before].flatMap(([one, props]) => (propsOf(one) === props ? [] : [`${one.localName}.${one.className}`]));
    });
    await page.locator('.lines .button.cool').click();
    const effort = page.locator('.lines-effort');
    const seen = new Set<string>();
    await expect
      .poll(async () => seen.add((await effort.textContent()) ?? '').size, { timeout: 20_000 })
      .toBeGreaterThan(4);
    expect(await page.evaluate(() => globalThis.redrawn())).toEqual([]);
  });
});

test('pointing at a piece draws its signs and nothing else', async () => {
  const { game, query } = await longMove();
  await visit(DESKTOP, async ({ page, context }) => {
    await context.addInitScript(() => globalThis.localStorage.setItem('tabuleiro.first-time', 'off'));
    await page.goto(`./#/${game}/play?${query}&player1=human&player2=human`);
    await waitForTargets(page);
    const pieces = page.locator('.board-target:not([aria-label*="empty"])');
    // What draws the signs is loaded with the first ones.
    const target = pieces.first();
    await target.hover();
    await page.locator('[data-sign="pointed"]').waitFor({ state: 'attached' });
    await page.mouse.move(2, 2);
    await page.locator('[data-sign]').first().waitFor({ state: 'detached' });
    const seen = await framesOf(page, async () => {
      await target.hover();
      await page.locator('[data-sign="pointed"]').waitFor({ state: 'attached' });
    });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.map(({ board, others }) => [board, others])).toEqual(seen.map(() => [0, []]));
  });
});
