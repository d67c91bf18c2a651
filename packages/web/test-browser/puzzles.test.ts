import type { Page } from '@tabuleiro/browser';
import { type GameId, loadChoices, loadRules, Match, MoveList, type Puzzle } from '@tabuleiro/games';
import { loadPuzzles, PUZZLE_GAMES } from '@tabuleiro/games/puzzle';
import { expect, test } from 'vitest';
import { en as texts } from '../src/puzzles/text/en.ts';
import { pt as portuguese } from '../src/puzzles/text/pt.ts';
import { expectNoFindings, expectNoneNow } from './accessibility-checks.ts';
import { gamesOfTurn, IS_FULL } from './games-of-turn.ts';
import { layoutShiftsOf, watchLayoutShifts } from './layout-shifts.ts';
import { tabTo } from './play-by-keyboard.ts';
import { chooseSetting, DESKTOP, PHONE, visit } from './visit.ts';

/** Which one is of no importance to the page: its moves are made of several picks. */
const GAME: GameId = 'choko';
const MOST_SHIFT = 0.02;

async function longOne(): Promise<Puzzle> {
  const found = (await loadPuzzles(GAME)).find(({ plies, asked }) => plies === 3 && asked === 2);
  if (found === undefined) throw new Error('there is a win in three');
  return found;
}

/** The picks of the move of a puzzle's line at a ply; another legal move instead where that is wanted. */
async function picksAt(puzzle: Puzzle, ply: number, isOther = false): Promise<readonly string[]> {
  const rules = await loadRules(GAME, puzzle.variant);
  const start = rules.parsePosition(puzzle.position);
  if (!start.ok) throw new Error('the position can be read');
  const match = new Match(rules, start.value);
  for (const text of puzzle.line.slice(0, ply)) match.playText(text);
  const choices = await loadChoices(GAME);
  const list = new MoveList();
  match.position.legalMoves(list);
  const wanted = [...list].find((move) => (rules.makeMove(match.position, move) === puzzle.line[ply]) !== isOther);
  if (wanted === undefined) throw new Error('there is such a move');
  return choices.picksOf(match.position, wanted);
}

async function touch(page: Page, picks: readonly string[]): Promise<void> {
  for (const id of picks) await page.locator(`.board-target[data-pick="${id}"]`).first().click();
}

const open = async (page: Page, { id }: Puzzle): Promise<void> => {
  await page.goto(`./#/${GAME}/puzzles?puzzle=${id}`);
  await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
};

const said = (page: Page, text: string): Promise<void> => page.locator('.puzzle-said', { hasText: text }).waitFor();

test('from the first page to a puzzle: a wrong move, a hint, the solution, the next one', async () => {
  await visit(PHONE, async ({ page }) => {
    const puzzle = await longOne();
    await page.goto('./');
    await page.getByRole('link', { name: texts.title }).click();
    await page.getByRole('link', { name: texts.ofGame(texts.begin, 'Choko') }).click();
    await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
    await open(page, puzzle);
    await touch(page, await picksAt(puzzle, 0, true));
    await said(page, 'Try again');
    await page.getByRole('button', { name: texts.buttons.hint }).click();
    await said(page, 'Start here');
    expect(await page.locator('.board-target-offered').count()).toBe(1);
    await touch(page, await picksAt(puzzle, 0));
    await said(page, texts.right);
    await touch(page, await picksAt(puzzle, 2));
    await said(page, texts.solved);
    expect(await page.locator('.puzzle-progress').innerText()).toMatch(/^1 of \d+ solved/);
    await page.getByRole('button', { name: texts.buttons.next }).click();
    await page.waitForFunction((id) => !location.hash.includes(id), puzzle.id);
    await page.getByRole('button', { name: texts.buttons.show }).click();
    await said(page, texts.shown);
    await page.goto('./#/puzzles');
    await page.getByText(/^1 of \d+ solved$/).waitFor();
  });
});

test('a puzzle is solved by keyboard alone, and counts in a row', async () => {
  await visit(DESKTOP, async ({ page }) => {
    const puzzle = await longOne();
    await open(page, puzzle);
    for (const ply of [0, 2]) {
      await tabTo(page, '.typed .field');
      await page.keyboard.type(puzzle.line[ply] ?? '');
      await page.keyboard.press('Enter');
      await said(page, ply === 0 ? texts.right : texts.solvedClean);
    }
    expect(await page.locator('.puzzle-progress').innerText()).toContain(texts.streak(1, 1));
    await page.reload();
    await page.locator('.puzzle-progress', { hasText: texts.streak(1, 1) }).waitFor();
  });
});

test('grades are chosen, and a language changes what is said and nothing else', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/puzzles`);
    await page.getByRole('button', { name: texts.grade(4) }).click();
    await page.locator('.puzzle-grade', { hasText: texts.grade(4) }).waitFor();
    await page.getByRole('button', { name: texts.buttons.hint }).click();
    await said(page, 'Start here');
    await chooseSetting(page, 'language', 'pt');
    await page.locator('.puzzle-grade', { hasText: 'Grau 4 de 5' }).waitFor();
    expect(await page.locator('.puzzle-task').innerText()).toMatch(/: (?:ganha|encontra) /);
    await said(page, 'Começa aqui');
    expect(await page.getByRole('button', { name: portuguese.grade(4) }).getAttribute('aria-pressed')).toBe('true');
  });
});

const ofTurn = gamesOfTurn(0).filter((game) => PUZZLE_GAMES.includes(game));

test.each(ofTurn)('the puzzles of %s can be used by everyone', async (game) => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${game}/puzzles`);
    await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
    if (game === GAME) await expectNoFindings(page);
    else await expectNoneNow(page);
    await page.getByRole('button', { name: texts.buttons.show }).click();
    await said(page, texts.shown);
    await expectNoneNow(page);
  });
});

test('the choice of puzzles can be used by everyone', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./#/puzzles');
    await page.locator('.puzzle-game').first().waitFor();
    await expectNoFindings(page);
  });
});

test.each(IS_FULL ? [PHONE, DESKTOP] : [PHONE])('nothing jumps around a puzzle ($viewport.width)', async (size) => {
  await visit({ ...size, reducedMotion: 'no-preference' }, async ({ page, context }) => {
    await watchLayoutShifts(context);
    const puzzle = await longOne();
    await open(page, puzzle);
    await touch(page, await picksAt(puzzle, 0, true));
    await said(page, 'Try again');
    await touch(page, await picksAt(puzzle, 0));
    await said(page, texts.right);
    await touch(page, await picksAt(puzzle, 2));
    await said(page, texts.solved);
    await page.getByRole('button', { name: texts.buttons.next }).click();
    await page.waitForFunction((id) => !location.hash.includes(id), puzzle.id);
    expect(await layoutShiftsOf(page)).toBeLessThan(MOST_SHIFT);
  });
});
