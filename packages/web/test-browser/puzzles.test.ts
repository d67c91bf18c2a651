import { PUZZLE_GAMES } from '@tabuleiro/games/puzzle';
import { expect, test } from 'vitest';
import { en as texts } from '../src/puzzles/text/en.ts';
import { pt as portuguese } from '../src/puzzles/text/pt.ts';
import { expectNoFindings, expectNoneNow } from './accessibility-checks.ts';
import { gamesOfTurn, IS_FULL } from './games-of-turn.ts';
import { layoutShiftsOf, watchLayoutShifts } from './layout-shifts.ts';
import { tabTo } from './play-by-keyboard.ts';
import { dayWithPuzzle, GAME, knownRace, longOne, open, picksAt, said, touch } from './solve-puzzles.ts';
import { chooseSetting, DESKTOP, PHONE, visit } from './visit.ts';

const MOST_SHIFT = 0.02;
const DAY_MS = 86_400_000;

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
    expect(await page.locator('.puzzle-said').innerText()).toMatch(/Your rating is now \d+ \(\+\d+\)/);
    expect(await page.locator('.puzzle-progress').innerText()).toContain(texts.streak(1, 1));
    await page.reload();
    await page.locator('.puzzle-progress', { hasText: texts.streak(1, 1) }).waitFor();
  });
});

test('grades are chosen, and a language changes what is said and nothing else', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/puzzles`);
    await page.getByLabel(texts.lists).selectOption('4');
    await page.locator('.puzzle-grade', { hasText: texts.grade(4) }).waitFor();
    await page.getByRole('button', { name: texts.buttons.hint }).click();
    await said(page, 'Start here');
    await chooseSetting(page, 'language', 'pt');
    await page.locator('.puzzle-grade', { hasText: 'Grau 4 de 5' }).waitFor();
    expect(await page.locator('.puzzle-task').innerText()).toMatch(/: (?:ganha|encontra) /);
    await said(page, 'Começa aqui');
    expect(await page.getByLabel(portuguese.lists).inputValue()).toBe('4');
  });
});

test('the puzzle of the day leads from the first page to a mark and a row of days', async () => {
  await visit(DESKTOP, async ({ page }) => {
    const { day, puzzle } = await dayWithPuzzle();
    await page.clock.setFixedTime(day * DAY_MS);
    await page.goto('./');
    await page.getByRole('link', { name: texts.title, exact: true }).click();
    await page.getByRole('link', { name: texts.ofGame(texts.begin, texts.ofGame(texts.day.title, 'Choko')) }).click();
    await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
    for (let ply = 0; ply < puzzle.asked * 2; ply += 2) {
      await page.locator('.typed .field').fill(puzzle.line[ply] ?? '');
      await page.keyboard.press('Enter');
      await said(page, ply + 2 < puzzle.asked * 2 ? texts.right : texts.solvedClean);
    }
    await said(page, texts.day.done(1));
    await page.goto('./#/puzzles');
    await page.locator('.puzzle-game').first().waitFor();
    expect(await page.locator('.puzzle-day .note').innerText()).toBe(`${texts.day.solved} · ${texts.day.inARow(1)}`);
  });
});

test('a race counts what is solved by touch, ends with the third mistake and is kept', async () => {
  await visit(PHONE, async ({ page, context }) => {
    const ladder = await knownRace(context);
    await page.goto(`./#/${GAME}/puzzles?list=race`);
    await page.getByRole('button', { name: texts.race.start }).click();
    for (const [index, puzzle] of ladder.slice(0, 4).entries()) {
      await touch(page, await picksAt(puzzle, 0, index > 0));
      if (index === 0) await page.getByText(texts.race.score(1)).waitFor();
      else if (index < 3) await page.getByRole('img', { name: texts.race.mistakes(index, 3) }).waitFor();
    }
    await page.getByRole('heading', { name: texts.race.result(1) }).waitFor();
    await page.getByText(texts.race.ends.mistakes).waitFor();
    await expectNoFindings(page);
    await page.reload();
    await page.getByText(texts.race.best).waitFor();
    expect(await page.locator('.race-scores li').count()).toBe(1);
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
