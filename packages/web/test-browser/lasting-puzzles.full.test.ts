import type { Page } from '@tabuleiro/browser';
import { PUZZLE_GAMES } from '@tabuleiro/games/puzzle';
import { RACE_MS } from '@tabuleiro/play';
import { expect, test } from 'vitest';
import { missedMatch } from '../../play/test/testing.ts';
import { en as analysis } from '../src/analysis/text/en.ts';
import { en as texts } from '../src/puzzles/text/en.ts';
import { pt as portuguese } from '../src/puzzles/text/pt.ts';
import { analysisAddress } from '../src/routes/match-address.ts';
import { expectNoFindings } from './accessibility-checks.ts';
import { choosePanel } from './analysis-panels.ts';
import { tabTo } from './play-by-keyboard.ts';
import { GAME, knownRace, longOne, open, picksAt, said, touch } from './solve-puzzles.ts';
import { chooseSetting, DESKTOP, PHONE, visit } from './visit.ts';

const DAY_MS = 86_400_000;
const NOW = 20_000 * DAY_MS;

async function solveLongOne(page: Page): Promise<void> {
  const puzzle = await longOne();
  for (const ply of [0, 2]) {
    await touch(page, await picksAt(puzzle, ply));
    await said(page, ply === 0 ? texts.right : 'Solved');
  }
}

test('what was missed comes back the next day, and later again once it is solved', async () => {
  await visit(PHONE, async ({ page }) => {
    const puzzle = await longOne();
    await page.clock.setFixedTime(NOW);
    await open(page, puzzle);
    await touch(page, await picksAt(puzzle, 0, true));
    await said(page, 'Try again');
    await solveLongOne(page);
    await said(page, 'Your rating is now');
    await page.clock.setFixedTime(NOW + DAY_MS);
    await page.goto('./#/puzzles');
    await page.getByRole('link', { name: texts.ofGame(texts.toRepeat(1), 'Choko') }).click();
    await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
    expect(page.url()).toContain(puzzle.id);
    await solveLongOne(page);
    await page.getByRole('button', { name: texts.buttons.next }).click();
    await page.getByText(texts.none.repeat).waitFor();
    await page.clock.setFixedTime(NOW + 4 * DAY_MS);
    await page.goto('./#/puzzles');
    await page.locator('.puzzle-game').first().waitFor();
    expect(await page.getByText(texts.toRepeat(1)).count()).toBe(1);
  });
});

test('a race is run by keyboard alone: the focus stays in the field', async () => {
  await visit(DESKTOP, async ({ page, context }) => {
    const ladder = await knownRace(context);
    await page.goto(`./#/${GAME}/puzzles?list=race`);
    await page.locator('.puzzle-sheet').waitFor();
    await tabTo(page, '.puzzle-sheet .primary');
    await page.keyboard.press('Enter');
    await tabTo(page, '.typed .field');
    for (const [index, { line }] of ladder.slice(0, 3).entries()) {
      await page.keyboard.type(line[0]);
      await page.keyboard.press('Enter');
      await page.getByText(texts.race.score(index + 1)).waitFor();
      await page.waitForFunction(() => document.activeElement?.matches('.typed .field'));
    }
    expect(await page.locator('.typed .field').inputValue()).toBe('');
  });
});

test('a race is over when its time is', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.clock.install();
    await page.goto(`./#/${GAME}/puzzles?list=race`);
    await page.getByRole('button', { name: texts.race.start }).click();
    await page.getByRole('timer').waitFor();
    await page.clock.fastForward(RACE_MS);
    await page.getByText(texts.race.ends.time).waitFor();
    expect(await page.locator('.puzzle-sheet h1').innerText()).toBe(texts.race.result(0));
  });
});

test.each(['echek', 'hecatomb'] as const)('a mistake in a match of %s becomes a puzzle', async (game) => {
  await visit(DESKTOP, async ({ page }) => {
    const { match, puzzle } = await missedMatch(game);
    const { turn } = match.positionAt(0);
    await page.goto(`./${analysisAddress(match, turn, [turn])}`);
    await choosePanel(page, analysis.review.title);
    await page.getByRole('link', { name: analysis.review.puzzles(1) }).click();
    await page.locator('.puzzle-grade', { hasText: texts.fromMatch }).waitFor();
    await page.locator('.typed .field').fill(puzzle.line[0]);
    await page.keyboard.press('Enter');
    await said(page, texts.solvedClean);
    await page.goto('./#/puzzles');
    await page.locator('.puzzle-game').first().waitFor();
    expect(await page.getByText(texts.fromMatches(1)).count()).toBe(1);
  });
});

/** Whether the elements are whole in the window. */
async function areInView(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.every((element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= globalThis.innerHeight && right <= globalThis.innerWidth;
    }),
  );
}

const WINDOWS = [{ viewport: { width: 1366, height: 650 } }, PHONE] as const;

test.each(PUZZLE_GAMES.flatMap((game) => WINDOWS.map((size) => ({ game, size }))))(
  'a race of $game has the clock, the board and the task in view ($size.viewport.width)',
  async ({ game, size }) => {
    await visit(size, async ({ page }) => {
      await page.goto(`./#/${game}/puzzles?list=race`);
      await page.locator('.puzzle-sheet').waitFor();
      await chooseSetting(page, 'language', 'pt');
      await page.getByRole('button', { name: portuguese.race.start }).click();
      await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
      expect(await areInView(page, '.race-head, .board-area, .puzzle-say, .puzzle-controls')).toBe(true);
      await expectNoFindings(page);
      await page.goto(`./#/${game}/puzzles?list=progress`);
      await page.locator('.puzzle-sheet').waitFor();
      await expectNoFindings(page);
    });
  },
);
