import { GAME_IDS, hasCourse, LANGUAGES, loadCourse } from '@tabuleiro/games';
import { SESSION_TEXTS } from '@tabuleiro/play';
import { expect, test } from 'vitest';
import { expectNoneNow } from './accessibility-checks.ts';
import { next, pickAll, picksFor, said, tasksOf } from './courses.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

const GAMES = GAME_IDS.filter(hasCourse);
const DEVICES = [PHONE, DESKTOP];

test.each(GAMES)('the course of %s is taken from beginning to end on a phone', async (game) => {
  await visit(PHONE, async ({ page }) => {
    await page.goto(`./#/${game}/learn`);
    for (const task of await tasksOf(game)) {
      await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
      await pickAll(page, await picksFor(game, task, true));
      await said(page, SESSION_TEXTS.en.lesson.wellDone);
      await expectNoneNow(page);
      await next(page);
    }
    await page.locator('.course-end').waitFor();
    expect(await page.locator('.is-done').count()).toBe((await loadCourse(game))?.steps.length);
  });
});

const SCREENS = GAMES.flatMap((game) =>
  LANGUAGES.flatMap((language) => DEVICES.map((device) => ({ game, language, device }))),
);

test.each(SCREENS)(
  'task and board of $game are in view together ($language, $device.viewport.width)',
  async (screen) => {
    const { game, language, device } = screen;
    await visit(device, async ({ page, context }) => {
      await context.addInitScript((chosen) => {
        globalThis.localStorage.setItem('tabuleiro.language', chosen);
      }, language);
      for (const { id, tasks } of (await loadCourse(game))?.steps ?? []) {
        await page.goto(`./#/${game}/learn?step=${id}`);
        for (const task of tasks) {
          await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
          const hidden = await page.evaluate(() => {
            const controls = document.querySelector('.course-controls')?.getBoundingClientRect();
            const places = [...document.querySelectorAll('.course-caption, .board-area')].map((place) =>
              place.getBoundingClientRect(),
            );
            const isBeside = places.some(({ left }) => left >= (controls?.left ?? 0) - 1 && innerWidth > 800);
            const lowest = isBeside ? innerHeight : (controls?.top ?? 0);
            return places.filter(({ top, bottom }) => top < 0 || bottom > lowest).length;
          });
          expect(hidden, task.id).toBe(0);
          await next(page);
        }
      }
    });
  },
);
