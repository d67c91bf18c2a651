import type { Page } from '@tabuleiro/browser';
import {
  formatMessage,
  formatOutcome,
  type GameId,
  GAMES,
  loadLocale,
  loadRules,
  loadRuleTexts,
  MATCH_BEGINS,
  Match,
} from '@tabuleiro/games';
import { type GameFacets, loadGameFacets, SESSION_TEXTS } from '@tabuleiro/play';
import { expect, test } from 'vitest';
import { en as courses } from '../src/course/text/en.ts';
import { pt as courseInPortuguese } from '../src/course/text/pt.ts';
import { pt as history } from '../src/history/text/pt.ts';
import { en as firstTime } from '../src/match/first-time/text/en.ts';
import { pt as firstTimeInPortuguese } from '../src/match/first-time/text/pt.ts';
import { en as results } from '../src/match/result/text/en.ts';
import { en } from '../src/match/text/en.ts';
import { pt } from '../src/match/text/pt.ts';
import { en as online } from '../src/online/text/en.ts';
import { en as puzzles } from '../src/puzzles/text/en.ts';
import { pt as puzzlesInPortuguese } from '../src/puzzles/text/pt.ts';
import { en as common } from '../src/ui/text/en.ts';
import { pt as portuguese } from '../src/ui/text/pt.ts';
import { expectNoFindings, expectNoneNow } from './accessibility-checks.ts';
import { next, pickAll, picksFor, picksOf, said, tasksOf } from './courses.ts';
import { waitForMoves } from './move-list.ts';
import { createMatch, waitForTurn } from './online.ts';
import { pickByKeyboard, playByKeyboard, tabTo } from './play-by-keyboard.ts';
import { playTurn, tap } from './play-by-pointer.ts';
import { dayWithPuzzle, solveByTouch, touch } from './solve-puzzles.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

// What people do in one sitting, over many pages: each journey is of a game and a device.

const LAPTOP = { viewport: { width: 1366, height: 650 } } as const;
const DARK_PHONE = { ...PHONE, locale: 'pt-PT', colorScheme: 'dark' } as const;
const DAY_MS = 86_400_000;

interface Line {
  readonly match: Match;
  readonly facets: GameFacets;
  readonly moves: readonly string[];
}

async function lineOf(game: GameId, moves: string): Promise<Line> {
  const [rules, facets] = await Promise.all([loadRules(game), loadGameFacets(game)]);
  const match = new Match(rules, rules.start());
  const texts = moves.split(' ');
  for (const text of texts) match.playText(text);
  return { match, facets, moves: texts };
}

/** What is picked for a move of the line. */
function picksIn({ match, facets }: Line, ply: number): ReturnType<typeof picksOf> {
  const move = match.moves[ply];
  if (move === undefined) throw new Error(`there is no move ${ply}`);
  return picksOf(facets, match.positionAt(ply), move);
}

/** Reads what is explained and confirms it, until everything that is waited for has been read. */
async function readAll(page: Page, awaited: readonly string[]): Promise<void> {
  const card = page.locator('.first-time p');
  const unread = new Set(awaited);
  while (unread.size > 0) {
    const text = await card.innerText();
    for (const one of unread) if (text.includes(one)) unread.delete(one);
    await page.getByText(firstTime.gotIt, { exact: true }).click();
    // The next one comes, or none.
    await page.waitForFunction(
      (read) => document.querySelector<HTMLElement>('.first-time p')?.innerText !== read,
      text,
    );
  }
}

/** What is explained for the first time of a code. */
async function explanationOf(game: GameId, code: string): Promise<string> {
  const rules = await loadRuleTexts(game, 'en');
  const found = rules.flatMap((rule) => rule.firstTime ?? []).find(({ codes }) => codes.includes(code));
  if (found === undefined) throw new Error(`${code} is not explained`);
  return found.text;
}

/** The shortest of many random matches: one side captures whenever it can. */
const CAPTURES =
  'F-f2/D22/E11 2-b5/314/532 E-c3/B45/F53 1-a5/312/335 B-b2/D31/D32 2-b4/225/615 D-c1/B12/B22 5-e5/224/324 ' +
  'B-a3/F21/F51 5-d5/215/345 D-c2/A31/D15 4-d5/341/444 B-c2/A41/A42 2-b3/315/344 F-d3/E54/F54 3-e6/222/255 ' +
  'E-c4/E45/F52 2-a4/144/325 E-c5/B31/F32 2-c6/153/641 B-b3/A35/E15 3-e5/221/322 F-b1/A15/E44 1-a4/214/644 ' +
  'B-a5/E12/E21 2-e4/245/323 A-c3/A24/E14 6-f5/232/311 F-b2/A22/A25 4-e4/435/621 B-c4/B42/B53 3-f6/351/411 ' +
  'E-e4/A14/B32 1-a3/141/613 B-b3/A55/B24 6-d4/154/652 A-d4/A11/B25 3-d5/113/332 A-d5/A12/B55';
/** These are played on the board; the rest is typed, which is faster. */
const PICKED_PLIES = 4;

test('an invitation to Eigenstate on a laptop: the course first, then the match to its end', async () => {
  const game = 'eigenstate';
  const line = await lineOf(game, CAPTURES);
  await visit(DESKTOP, async ({ page: host }) => {
    const id = await createMatch(host, { game });
    await visit(LAPTOP, async ({ page }) => {
      await page.goto(`./#/online/${id}`);
      const invitation = page.locator('.invitation');
      await invitation.locator('.invitation-picture svg').first().waitFor();
      await expectNoFindings(page);
      await invitation.getByRole('link', { name: common.course }).click();
      for (const task of await tasksOf(game)) {
        await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
        await pickAll(page, await picksFor(game, task, true));
        await said(page, SESSION_TEXTS.en.lesson.wellDone);
        await next(page);
      }
      await page.locator('.course-end').waitFor();
      await page.getByRole('link', { name: courses.backToInvitation }).click();
      await invitation.getByRole('button', { name: online.match.joinAs('player two') }).click();
      await invitation.waitFor({ state: 'detached' });
      await waitForTurn(host);
      for (const [ply, text] of line.moves.entries()) {
        const mover = ply % 2 === 0 ? host : page;
        if (ply < PICKED_PLIES) await pickAll(mover, picksIn(line, ply));
        else {
          await mover.locator('.typed .field').fill(text);
          await mover.keyboard.press('Enter');
        }
        await Promise.all([host, page].map((both) => waitForMoves(both, ply + 1)));
      }
      await host.locator('.say-result', { hasText: results.won }).waitFor();
      await page.locator('.say-result', { hasText: results.lost }).waitFor();
      for (const both of [host, page]) await both.locator('.summary-facts').waitFor();
      await expectNoFindings(page);
    });
  });
});

test('Oware by touch only: the course, a match, and a puzzle that gives a rating', async () => {
  const game = 'oware';
  const { name } = (await loadLocale(game, 'en')).game;
  await visit(PHONE, async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: common.aboutGame(common.learn, name) }).tap();
    for (const task of await tasksOf(game)) {
      await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
      const picks = await picksFor(game, task, true);
      await touch(
        page,
        picks.map(({ id }) => id),
        'tap',
      );
      await said(page, SESSION_TEXTS.en.lesson.wellDone);
      await page.locator('.course-controls .button').last().tap();
    }
    await page.locator('.course-end').waitFor();
    await page.getByRole('link', { name: courses.firstMatch }).tap();
    await page.locator('.first-time p', { hasText: firstTime.goal }).waitFor();
    await page.getByText(firstTime.gotIt, { exact: true }).tap();
    await playTurn(page, tap);
    await waitForTurn(page);
    await page.getByRole('button', { name: en.buttons.resign }).tap();
    await page.getByRole('button', { name: en.buttons.yes, exact: true }).tap();
    await page.locator('.summary-facts').waitFor();
    await expectNoneNow(page);
    await page.locator('.summary-ways a').first().tap();
    await page.locator('.puzzle-page').waitFor();
    await solveByTouch(page, game);
    await page.locator('.puzzle-said', { hasText: puzzles.solvedClean }).waitFor();
    await page.locator('.puzzle-said', { hasText: 'Your rating is now' }).waitFor();
    await expectNoneNow(page);
  });
});

/** White wins by a limit: a pawn that moves on and two bishops come before it. */
const LIMITED = 'B@e3 P@b5 P@e5-e4 B@b6xe3 B@e4xe3 R@b6 P@e4-d4 N@c3 N@c4 Bb4-c5 Nc4-b2';

/** What of it is explained, beside the goal. */
const NEW_IN_IT = ['pick-place', 'tell-remove-pawn', 'tell-pawn-on', 'limit-rows', 'king-danger'];

test('Echek from the first explanation to an end that is understood', async () => {
  const game = 'echek';
  const line = await lineOf(game, LIMITED);
  const goal = await explanationOf(game, MATCH_BEGINS);
  const explained = await Promise.all(NEW_IN_IT.map((code) => explanationOf(game, code)));
  const locale = await loadLocale(game, 'en');
  const { outcome, position } = line.match;
  const [why] = line.facets.viewer.describe(position).notices;
  if (outcome === null || why === undefined) throw new Error('it is over, and the board says why');
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    await page.locator(`.card-ways a[href="#/${game}"]`).click();
    await page.locator('.option:has(input[value="two-people"])').click();
    await page.locator('.setup-start button').click();
    await readAll(page, [goal]);
    for (const ply of line.moves.keys()) {
      // Before the last move everything is read that has been explained so far.
      if (ply === line.moves.length - 1) await readAll(page, explained);
      await touch(
        page,
        picksIn(line, ply).map(({ id }) => id),
      );
      await waitForMoves(page, ply + 1);
    }
    await page.locator('.say-result', { hasText: formatOutcome(locale, outcome) }).waitFor();
    await page.getByText(formatMessage(locale, why)).waitFor();
    expect(await page.locator('.board-mark-edge').count()).toBe(4);
    await page.locator('.summary a').waitFor();
    await expectNoFindings(page);
    await page.locator('.summary a').click();
    await page.locator('.analysis-board').waitFor();
    expect(new URL(page.url()).hash).toMatch(/ply=\d+$/);
  });
});

test('Choko by keyboard only: set-up, match, end and rematch', async () => {
  const game = 'choko';
  const usual = GAMES.find(({ id }) => id === game)?.newcomerLevel;
  if (usual === undefined) throw new Error('there is a level for newcomers');
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    await tabTo(page, `.card-ways a[href="#/${game}"]`);
    await page.keyboard.press('Enter');
    await page.locator('.setup').waitFor();
    await tabTo(page, '.computers-row.levels input');
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    expect(Number(await page.locator('.computers-row.levels input:checked').inputValue())).toBe(usual - 1);
    await tabTo(page, '.setup-start button');
    await page.keyboard.press('Enter');
    await page.locator('.first-time p', { hasText: firstTime.goal }).waitFor();
    await tabTo(page, '.first-time-buttons .button');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('.board-area') !== null);
    expect(await playByKeyboard(page)).not.toBe('');
    await page.locator('.summary-facts').waitFor();
    await expectNoneNow(page);
    await tabTo(page, '.say-buttons .primary');
    await page.keyboard.press('Enter');
    await page.locator('.say-result').waitFor({ state: 'detached' });
    // Sides are swapped: the opponent begins.
    await waitForMoves(page, 1);
    for (let picks = 0; (await page.locator('.move .side-2').count()) === 0; picks++) await pickByKeyboard(page, picks);
  });
});

test('a phone in Portuguese and dark: course, match, history and puzzle of the day', async () => {
  const { day, puzzle } = await dayWithPuzzle();
  const game = 'choko';
  const { name } = (await loadLocale(game, 'pt')).game;
  await visit(DARK_PHONE, async ({ page }) => {
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    const { lang, theme } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      theme: document.documentElement.dataset['theme'],
    }));
    expect([lang, theme]).toEqual(['pt-PT', 'dark']);
    await expectNoneNow(page);
    await page.getByRole('link', { name: portuguese.aboutGame(portuguese.learn, name) }).tap();
    const [task] = await tasksOf(game);
    if (task === undefined) throw new Error('there is a task');
    await page.locator('.board-target-offered').first().waitFor();
    const picks = await picksFor(game, task, true);
    await touch(
      page,
      picks.map(({ id }) => id),
      'tap',
    );
    await said(page, SESSION_TEXTS.pt.lesson.wellDone);
    await expectNoneNow(page);
    await page.getByRole('link', { name: courseInPortuguese.skip }).tap();

    await page.locator('.first-time p', { hasText: firstTimeInPortuguese.goal }).waitFor();
    await expectNoneNow(page);
    await page.getByText(firstTimeInPortuguese.gotIt, { exact: true }).tap();
    await playTurn(page, tap);
    await waitForTurn(page);
    await page.getByRole('button', { name: pt.buttons.resign }).tap();
    await page.getByRole('button', { name: pt.buttons.yes, exact: true }).tap();
    await page.locator('.summary-facts').waitFor();
    await expectNoneNow(page);

    await page.clock.setFixedTime(day * DAY_MS);
    await page.locator('.header-home').tap();
    await page.getByRole('link', { name: portuguese.history, exact: true }).tap();
    await page.locator('.history-row', { hasText: history.resultOne.lost }).waitFor();
    await expectNoneNow(page);
    await page.locator('.header-home').tap();
    await page.getByRole('link', { name: portuguese.puzzles, exact: true }).tap();
    await page.getByRole('link', { name: new RegExp(puzzlesInPortuguese.day.title) }).tap();
    await solveByTouch(page, game);
    expect(page.url()).toContain(puzzle.id);
    await page.locator('.puzzle-said', { hasText: puzzlesInPortuguese.day.done(1) }).waitFor();
    await expectNoneNow(page);
  });
});
