import type { Page } from '@tabuleiro/browser';
import { loadRules } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { expectNoneNow } from './accessibility-checks.ts';
import { gamesOfTurn } from './games-of-turn.ts';
import { expectRoomForFingers, smallTargets } from './phones.ts';
import { tabTo } from './play-by-keyboard.ts';
import { waitForTargets } from './play-by-pointer.ts';
import { chooseSetting, DESKTOP, PHONE, visit } from './visit.ts';

/** Everything that one can touch. */
const TOUCHED = '.editor :is(button, a, label.tool, label.option, label.check-field, .field, .board-target-offered)';

const textOf = async (page: Page): Promise<string> => page.locator('.position-text textarea').inputValue();
const saidOf = async (page: Page): Promise<string> => page.locator('.position-said').innerText();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, game: string, query = ''): Promise<void> {
  await page.goto(`./#/${game}/editor${query}`);
  await page.locator('.editor-board .board-target').first().waitFor({ state: 'attached' });
}

async function choose(page: Page, tool: string): Promise<void> {
  await page.locator(`.tool:has(input[value="${tool}"])`).click();
}

/** The middle of something on the board. */
async function middleOf(page: Page, id: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`[data-pick="${id}"]`).boundingBox();
  if (box === null) throw new Error(`${id} is not on the board`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function touch(page: Page, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { x, y } = await middleOf(page, id);
    await page.mouse.click(x, y);
  }
}

async function drag(page: Page, from: { readonly x: number; readonly y: number }, to: string): Promise<void> {
  const goal = await middleOf(page, to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + goal.x) / 2, (from.y + goal.y) / 2, { steps: 4 });
  await page.mouse.move(goal.x, goal.y, { steps: 4 });
  await page.mouse.up();
}

test('from the set-up to a position put together by hand, and on to a match from there', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./#/choko');
    await page.locator('a[href="#/choko/editor"]').click();
    await page.locator('.editor').waitFor();
    await button(page, 'Empty board').click();
    expect(await saidOf(page)).toContain('at least one man');
    expect(await button(page, 'Play from here').isDisabled()).toBe(true);

    await choose(page, 'man-1');
    await touch(page, 'c3', 'd3', 'd3');
    await choose(page, 'man-2');
    await touch(page, 'c4');
    await page.getByRole('group', { name: 'To move' }).getByText('Black').click();
    await page.getByLabel('Hand').last().fill('3');
    expect(await textOf(page)).toBe('5/2b2/2w2/5/5 b - 0,3 0');
    expect(await saidOf(page)).toBe('Ready to play. Black to move.');

    await button(page, 'Undo').click();
    expect(await textOf(page)).toBe('5/2b2/2w2/5/5 b - 0,0 0');
    await page.reload();
    await page.locator('.editor').waitFor();
    expect(await textOf(page)).toBe('5/2b2/2w2/5/5 b - 0,0 0');

    await page.locator('.editor-ways').getByText('Both sides').click();
    await page.getByRole('link', { name: 'Play from here' }).click();
    await page.locator('.player-side').first().waitFor();
    await waitForTargets(page);
    expect(await page.locator('[data-pick="c3"]').getAttribute('aria-label')).toBe('c3, man, white');
    expect(await page.locator('[data-pick="c4"]').getAttribute('aria-label')).toBe('c4, man, black');
    expect(await page.locator('.on-turn .player-side').innerText()).toBe('Black');
  });
});

test('pieces are dragged from the palette, from the trays and over the board', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await open(page, 'echek');
    const tool = await page.locator('.tool:has(input[value="rook-1"])').boundingBox();
    if (tool === null) throw new Error('there is a rook in the palette');
    await drag(page, { x: tool.x + 20, y: tool.y + 20 }, 'd3');
    expect(await textOf(page)).toBe('4/1kK1/2R1/4 w Rr - 0');
    await drag(page, await middleOf(page, 'queen-2'), 'c3');
    expect(await textOf(page)).toBe('4/1kK1/1qR1/4 w Rr - 0');
    await drag(page, await middleOf(page, 'd3'), 'e5');
    expect(await textOf(page)).toBe('3R/1kK1/1q2/4 w Rr - 0');
    // Beside the window the whole formation moves over; too far away it says why not.
    await choose(page, 'pawn-1');
    await touch(page, 'd1');
    expect(await page.locator('.editor-hint').innerText()).toContain('more than four columns or four rows');
  });
});

test('text and board follow each other, and what is wrong is said in the language of the page', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    await chooseSetting(page, 'language', 'pt');
    await page.goto('./#/oware/editor?position=1,0,0,0,0,0/0,0,0,0,0,2 25,20 N 3&variant=abapa');
    await page.locator('.editor').waitFor();
    expect(await textOf(page)).toBe('1,0,0,0,0,0/0,0,0,0,0,2 25,20 N 3');
    await page.locator('.position-text textarea').fill('1,0,0,0,0,0/0,0,0,0,0,2 25,21 N 3');
    expect(await saidOf(page)).toContain('48 sementes');
    expect(await page.locator('[data-pick="A"]').getAttribute('aria-label')).toContain('1 semente');
    await page.locator('.position-text textarea').fill('2,0,0,0,0,0/0,0,0,0,0,2 23,21 N 3');
    expect(await page.locator('[data-pick="A"]').getAttribute('aria-label')).toContain('2 sementes');
    await touch(page, 'A', 'B');
    expect(await saidOf(page)).toContain('48 sementes');
    await choose(page, 'less');
    await touch(page, 'A', 'B');
    expect(await textOf(page)).toBe('2,0,0,0,0,0/0,0,0,0,0,2 23,21 N 3');
    const href = await page.locator('.editor-links a.cool').getAttribute('href');
    expect(new URLSearchParams(href?.split('?')[1]).get('position')).toBe('2,0,0,0,0,0/0,0,0,0,0,2 23,21 N 3');
    // What is undone to the beginning stays undone when the page is loaded again.
    const undo = page.locator('.editor-buttons button').first();
    while ((await undo.getAttribute('aria-disabled')) === 'false') await undo.click();
    await page.reload();
    await page.locator('.editor').waitFor();
    expect(await textOf(page)).toBe('1,0,0,0,0,0/0,0,0,0,0,2 25,20 N 3');
  });
});

test('a position can be set up by keyboard alone', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await open(page, 'hecatomb');
    await tabTo(page, '.editor-board .board-target');
    // From the first cell, a1.
    await page.keyboard.press('Delete');
    expect(await textOf(page)).toContain('/1QQQKQQQ w');
    await tabTo(page, '.tool input');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.tool input:checked').getAttribute('aria-label')).toBe('queen, white');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    // There is one king: it has left its own cell.
    expect(await textOf(page)).toContain('/KQQQ1QQQ w');
    expect(await page.locator('[data-pick="a1"]').getAttribute('aria-label')).toBe('a1, king, white');
  });
});

/** The board stays in view and within reach beside a piece that is enlarged. */
async function expectBoardInView(page: Page): Promise<void> {
  const [panel, board] = await Promise.all([
    page.locator('.tile-panel').boundingBox(),
    page.locator('.editor-board').boundingBox(),
  ]);
  expect(panel?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 2 + 1);
  expect((board?.y ?? 0) + 1).toBeLessThan(panel?.y ?? 0);
  expect(await page.locator('.board-target[tabindex="0"]').count()).toBe(1);
  await expectNoneNow(page);
}

test('pins go in and out on a phone, where a piece opens enlarged', async () => {
  await visit(PHONE, async ({ page }) => {
    await open(page, 'eigenstate');
    await page.locator('.tool:has(input[value="pegs"])').tap();
    const { x, y } = await middleOf(page, 'a1');
    await page.touchscreen.tap(x, y);
    await page.locator('.tile-panel [data-pick="tile-A.11"]').tap();
    expect(await textOf(page)).toContain('Aa1.810000');
    await page.locator('.tile-panel [data-pick="tile-A.23"]').tap();
    expect(await textOf(page)).toContain('Aa1.800000');
    expect(await saidOf(page)).toContain('23');
    // Two taps in a hurry are one; a click counts alone, as a later tap does.
    await page.locator('.tile-panel [data-pick="tile-A.23"]').click();
    await expectBoardInView(page);
    await page.locator('.tile-panel-close').tap();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-pick'))).toBe('a1');
    expect(await saidOf(page)).toContain('Ready to play');
  });
});

test.each(gamesOfTurn(2))('the editor of %s fits on a phone, with room for fingers', async (game) => {
  await visit(PHONE, async ({ page }) => {
    await open(page, game);
    const [start] = (await loadRules(game)).variant.starts;
    expect(await textOf(page)).toBe(start.position);
    expect(await smallTargets(page, TOUCHED), 'targets that are too small').toEqual([]);
    await button(page, 'Empty board').tap();
    await expectRoomForFingers(page, TOUCHED);
  });
});
