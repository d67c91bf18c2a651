import { type GameId, loadCourse } from '@tabuleiro/games';
import { SESSION_TEXTS } from '@tabuleiro/play';
import { expect, test } from 'vitest';
import { en as texts } from '../src/course/text/en.ts';
import { pt as portuguese } from '../src/course/text/pt.ts';
import { en as online } from '../src/online/text/en.ts';
import { en as common } from '../src/ui/text/en.ts';
import { expectNoFindings, expectNoneNow } from './accessibility-checks.ts';
import { next, type Pick, pickAll, picksFor, said, tasksOf } from './courses.ts';
import { layoutShiftsOf, watchLayoutShifts } from './layout-shifts.ts';
import { createMatch } from './online.ts';
import { expectRoomForFingers } from './phones.ts';
import { chooseSetting, DESKTOP, PHONE, visit } from './visit.ts';

/** Which one is of no importance to the page; its first task is solved by one move of two picks. */
const GAME: GameId = 'choko';
const MOST_SHIFT = 0.02;
const { wellDone } = SESSION_TEXTS.en.lesson;

async function firstTask(): Promise<Readonly<Record<'right' | 'wrong', readonly Pick[]>>> {
  const [task] = await tasksOf(GAME);
  if (task === undefined) throw new Error('there is a task');
  return { right: await picksFor(GAME, task, true), wrong: await picksFor(GAME, task, false) };
}

test('from the first page into a course: a wrong move, the right one, the next step, and back another day', async () => {
  await visit(PHONE, async ({ page }) => {
    const { right, wrong } = await firstTask();
    await page.goto('./');
    await page.getByRole('link', { name: common.aboutGame(common.learn, 'Choko') }).click();
    await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
    await pickAll(page, wrong);
    await page.locator('.course-unwanted').waitFor();
    await pickAll(page, right);
    await said(page, wellDone);
    await expectNoFindings(page);
    await next(page);
    await page.locator('.course-title', { hasText: 'Dropping and stepping' }).waitFor();
    await page.goto('./');
    await page.getByRole('link', { name: common.aboutGame(common.goOnLearning, 'Choko') }).click();
    await page.locator('.course-title', { hasText: 'Dropping and stepping' }).waitFor();
    expect(await page.locator('.course-step.is-done').count()).toBe(1);
    await chooseSetting(page, 'language', 'pt');
    await page.locator('.course-title', { hasText: 'Colocar e mover' }).waitFor();
    await page.getByRole('link', { name: portuguese.skip }).click();
    await page.locator('.game-page').waitFor();
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    const links = page.locator(`.card-learn[href="#/${GAME}/learn"]`);
    expect(await links.count()).toBe(0);
  });
});

test('the end of a course offers a match, puzzles, the rules and a new start', async () => {
  await visit(DESKTOP, async ({ page, context }) => {
    const course = await loadCourse(GAME);
    const done = course?.steps.map(({ id }) => id) ?? [];
    await context.addInitScript(
      ([name = '', saved = '']) => globalThis.localStorage.setItem(name, saved),
      [`tabuleiro.course.${GAME}`, JSON.stringify({ done: done.slice(0, -1), isOver: false })],
    );
    await page.goto(`./#/${GAME}/learn`);
    const task = course?.steps.at(-1)?.tasks.at(-1);
    if (task === undefined) throw new Error('there is a puzzle');
    await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
    await pickAll(page, await picksFor(GAME, task, true));
    await said(page, wellDone);
    await page.getByRole('button', { name: texts.next.end }).click();
    await page.getByRole('heading', { name: texts.finished('Choko') }).waitFor();
    await expectNoFindings(page);
    for (const name of [texts.firstMatch, common.puzzles, common.rules]) {
      expect(await page.locator('.course-ways').getByRole('link', { name, exact: true }).count(), name).toBe(1);
    }
    await page.getByRole('button', { name: texts.restart }).click();
    await page.locator('.course-title', { hasText: 'The goal' }).waitFor();
    expect(await page.locator('.is-done').count()).toBe(0);
  });
});

test('the first match of a game offers the course, until the person has played', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player2=1`);
    await page.locator('.say-learn').waitFor();
    await pickAll(page, [{ id: 'a1', tile: null }]);
    await page.locator('.say-learn').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
    expect(await page.locator('.say-learn').count()).toBe(0);
  });
});

test('an invitation says what the game is about, and its course leads back to it', async () => {
  await visit(DESKTOP, async ({ page: host }) => {
    const id = await createMatch(host, { game: GAME });
    await visit(DESKTOP, async ({ page }) => {
      await page.goto(`./#/online/${id}`);
      const invitation = page.locator('.invitation');
      await invitation.getByText('Capture all enemy men: jump over one').waitFor();
      await invitation.locator('.invitation-picture svg').first().waitFor();
      await expectNoneNow(page);
      await invitation.getByRole('link', { name: common.course }).click();
      await page.locator('.course-title').waitFor();
      // It is the header of a page with a board.
      await page.locator('.header.in-game').waitFor();
      await next(page);
      await page.locator('.course-title', { hasText: 'Dropping and stepping' }).waitFor();
      await page.reload();
      await page.getByRole('link', { name: texts.backToInvitation }).click();
      await invitation.getByRole('button', { name: online.match.joinAs('black') }).click();
      await invitation.waitFor({ state: 'detached' });
    });
  });
});

test('a course has room for fingers', async () => {
  await visit(PHONE, async ({ page }) => {
    await page.goto(`./#/${GAME}/learn`);
    await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
    await expectRoomForFingers(page, '.course-step, .course-controls .button, .board-target-offered');
  });
});

test.each([PHONE, DESKTOP])('nothing jumps around a task ($viewport.width)', async (size) => {
  await visit({ ...size, reducedMotion: 'no-preference' }, async ({ page, context }) => {
    await watchLayoutShifts(context);
    const { right, wrong } = await firstTask();
    await page.goto(`./#/${GAME}/learn`);
    await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
    await pickAll(page, wrong);
    await page.locator('.course-unwanted').waitFor();
    await pickAll(page, right);
    await said(page, wellDone);
    expect(await layoutShiftsOf(page)).toBeLessThan(MOST_SHIFT);
  });
});
