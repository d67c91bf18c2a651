import type { Page } from '@tabuleiro/browser';
import { expect, test } from 'vitest';
import { COARSE, countGraphics, show3d } from './graphics.ts';
import { waitForStillPicture } from './long-match-3d.ts';
import { waitForMoves } from './move-list.ts';
import { pictureOf } from './pictures.ts';
import { waitForTargets } from './play-by-pointer.ts';
import { visit, type Visit } from './visit.ts';

const SMALL = { ...COARSE, viewport: { width: 900, height: 540 } } as const;
/** Its pieces stand on the board from the first move on. */
const GAME = 'hecatomb';

interface Point {
  readonly x: number;
  readonly y: number;
}

async function open({ page, context }: Visit): Promise<void> {
  await context.addInitScript(countGraphics);
  await page.goto(`./#/${GAME}/play?player1=human&player2=human`);
  await waitForTargets(page);
}

async function firstOffered(page: Page): Promise<Point> {
  const { spots } = await waitForTargets(page);
  const [spot] = spots;
  if (spot === undefined) throw new Error('nothing is offered');
  return spot;
}

/** Takes a piece and holds it beside the place where it stood; gives where. */
async function take(page: Page, { x, y }: Point): Promise<Point> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  const held = { x: x + 90, y: y - 70 };
  await page.mouse.move(held.x, held.y, { steps: 4 });
  await page.locator('.board-target[aria-pressed="true"]').waitFor({ state: 'attached' });
  return held;
}

async function expectNothingPicked(page: Page): Promise<void> {
  await page.locator('.board-target[aria-pressed="true"]').waitFor({ state: 'detached' });
  expect(await page.locator('.moves > ol .move').count()).toBe(0);
}

/** Where the piece may go that is held. */
async function drop(page: Page): Promise<void> {
  const goal = await firstOffered(page);
  await page.mouse.move(goal.x, goal.y, { steps: 4 });
  await page.mouse.up();
  await waitForMoves(page, 1);
}

test('a piece on the flat board follows the hand, goes back at Escape, and is played where it is let go', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await open(visited);
    const from = await firstOffered(page);
    const held = await take(page, from);
    const piece = await page.locator('.board-dragged').boundingBox();
    expect(Math.abs((piece?.x ?? 0) + (piece?.width ?? 0) / 2 - held.x)).toBeLessThan(30);
    expect(Math.abs((piece?.y ?? 0) + (piece?.height ?? 0) / 2 - held.y)).toBeLessThan(30);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await page.locator('.board-dragged').count()).toBe(0);
    await expectNothingPicked(page);
    await take(page, from);
    await drop(page);
  });
});

test('a piece in depth follows the hand, goes back at Escape, and is played where it is let go', async () => {
  await visit(SMALL, async (visited) => {
    const { page } = visited;
    await open(visited);
    await show3d(page);
    await waitForStillPicture(page);
    const board = page.locator('.board-3d-host');
    const before = await pictureOf(board);
    const from = await firstOffered(page);
    const held = await take(page, from);
    await waitForStillPicture(page);
    const here = await pictureOf(board);
    await page.mouse.move(held.x + 60, held.y, { steps: 3 });
    await waitForStillPicture(page);
    expect((await pictureOf(board)) === here, 'it stays where it was').toBe(false);
    await page.mouse.move(held.x, held.y, { steps: 3 });
    await waitForStillPicture(page);
    expect((await pictureOf(board)) === here, 'it is where the hand is').toBe(true);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectNothingPicked(page);
    await waitForStillPicture(page);
    expect((await pictureOf(board)) === before, 'all is as before').toBe(true);
    await take(page, from);
    await drop(page);
  });
});
