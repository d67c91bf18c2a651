import type { Page } from '@tabuleiro/browser';
import {
  type Example,
  GAME_IDS,
  type GameId,
  loadChoices,
  loadExamples,
  loadMoveViewer,
  loadRules,
  loadRuleTexts,
  type TaskExample,
} from '@tabuleiro/games';
import { wantedMoves } from '@tabuleiro/games/testing';
import { SESSION_TEXTS } from '@tabuleiro/play';
import { expect, test } from 'vitest';
import { en as english } from '../src/rules/text/en.ts';
import { layoutShiftsOf, watchLayoutShifts } from './layout-shifts.ts';
import { expectRoomForFingers } from './phones.ts';
import { tabTo } from './play-by-keyboard.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

/** Which one is of no importance to the page; its first example is done with one pick. */
const ONE_PICK: GameId = 'choko';

type Locator = ReturnType<Page['locator']>;

/** What to touch for a task: each pick, and for what lies inside of a piece the place where that piece stands by then. */
async function touchesFor(
  game: GameId,
  task: TaskExample,
): Promise<readonly { id: string; cell: string | undefined }[]> {
  const [rules, choices, moveViewer] = [
    await loadRules(game, task.variant),
    await loadChoices(game),
    await loadMoveViewer(game),
  ];
  const position = rules.parsePosition(task.position);
  if (!position.ok) throw new Error(`${task.id} cannot be read`);
  const [move] = await wantedMoves(rules, position.value, task);
  if (move === undefined) throw new Error(`${task.id} cannot be done`);
  const [frame] = moveViewer.frames(position.value, move);
  return choices.picksOf(position.value, move).map((id) => {
    const at = frame?.pieces.find((piece) => id.startsWith(`${piece.id}.`))?.at;
    return { id, cell: at !== undefined && 'cell' in at ? at.cell : undefined };
  });
}

/** Does what an example asks for, or looks at all of it; gives what is said in the end. */
async function goThrough(game: GameId, place: Locator, example: Example): Promise<string> {
  await place.scrollIntoViewIfNeeded();
  await place.locator('.example-said').waitFor();
  if (example.kind === 'line') {
    for (let ply = 0; ply < example.moves.length; ply++) {
      await place.getByText(english.forward, { exact: true }).click();
    }
  } else {
    for (const { id, cell } of await touchesFor(game, example)) {
      const wanted = place.locator(`[data-pick="${id}"]`);
      // Small pieces open first.
      if (cell !== undefined && (await wanted.count()) === 0) await place.locator(`[data-pick="${cell}"]`).click();
      await wanted.click();
    }
    await place.locator('.example-done').waitFor();
  }
  return place.locator('.example-said').innerText();
}

test.each(GAME_IDS)('every example of %s can be looked at or done', async (game) => {
  const examples = await loadExamples(game);
  const rules = await loadRuleTexts(game, 'en');
  await visit(DESKTOP, async ({ page, context }) => {
    await watchLayoutShifts(context);
    await page.goto(`./#/${game}/rules`);
    const places = page.locator('.example');
    await places.first().waitFor();
    expect(await places.count()).toBe(examples.length);
    expect(await page.locator('.example svg[role="group"]').count(), 'boards before one scrolls').toBeLessThan(8);
    for (const rule of rules) {
      for (const example of examples.filter((one) => one.rule === rule.id)) {
        const words = rule.examples?.[example.id];
        const place = places.filter({
          has: page.locator('figcaption').getByText(words?.caption ?? '', { exact: true }),
        });
        expect(await goThrough(game, place, example), example.id).toContain(words?.after);
      }
    }
    expect(await layoutShiftsOf(page), 'movement without input').toBeLessThan(0.001);
  });
});

test('an example says why something is not possible, and begins anew', async () => {
  await visit(PHONE, async ({ page }) => {
    await page.goto(`./#/${ONE_PICK}/rules?rule=initiative`);
    const place = page.locator('.example').filter({ hasText: 'black has the initiative' });
    // It is not offered, and may be touched all the same.
    await place.locator('[data-pick="c3"]').tap({ force: true });
    await place.getByText('White must drop a man: black has the initiative.', { exact: true }).waitFor();
    await place.locator('[data-pick="a1"]').tap();
    await place.locator('.example-done').waitFor();
    await place.getByLabel(english.again).tap();
    await place.locator('.example-begin').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width);
  });
});

test.each(GAME_IDS)('the boards beside the rules of %s have room for fingers', async (game) => {
  await visit(PHONE, async ({ page }) => {
    await page.goto(`./#/${game}/rules`);
    await page.locator('.example').first().scrollIntoViewIfNeeded();
    await page.locator('.example .board-target').first().waitFor({ state: 'attached' });
    await expectRoomForFingers(page, '.example .board-target');
  });
});

test('an example can be done by keyboard', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${ONE_PICK}/rules`);
    const place = page.locator('.example').first();
    await place.locator('.board-target').first().waitFor({ state: 'attached' });
    await tabTo(page, '.example .board-target');
    await page.keyboard.press('Enter');
    await place.locator('.example-done').waitFor();
    expect(await place.locator('.example-said').innerText()).toContain(SESSION_TEXTS.en.lesson.wellDone);
  });
});
