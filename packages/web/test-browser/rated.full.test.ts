import type { Page } from '@tabuleiro/browser';
import { type GameId, ratedPliesOf } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as english } from '../src/online/text/en.ts';
import { COARSE, show3d } from './graphics.ts';
import { waitForMoves } from './move-list.ts';
import { giveAccount, pickFirst, seatBoth, type Wanted } from './online.ts';
import { click, waitForTargets } from './play-by-pointer.ts';
import { DESKTOP, visit } from './visit.ts';

/** One pick is a move in both. */
const GAME: GameId = 'oware';
const OTHER: GameId = 'choko';
/** Without a graphics card every pixel costs. */
const SMALL = { ...COARSE, viewport: { width: 400, height: 480 } } as const;
const PATIENCE = { timeout: 30_000 };
const { archive, match } = english;

/** Both sit down at a match and move in turn; then the second gives up. */
async function playAndResign(first: Page, second: Page, wanted: Wanted, plies = 2): Promise<void> {
  await seatBoth(first, second, wanted);
  for (let ply = 0; ply < plies; ply++) {
    await pickFirst(ply % 2 === 0 ? first : second);
    for (const page of [first, second]) await waitForMoves(page, ply + 1);
  }
  await second.getByRole('button', { name: match.buttons.resign }).click();
  await second.locator('.controls .primary').click();
  await first.locator('.say-result').waitFor();
}

/** What the page says of a rating that a match has changed: the number, and by how much, where there was one before. */
async function changesOn(page: Page): Promise<{ points: number; by: number | null }[]> {
  await page.locator('.rating-change').nth(1).waitFor();
  const said = await page.locator('.rating-change').allInnerTexts();
  return said.map((text) => {
    const [, points = '', by] = /(\d+)(?: \((\S+)\))?\.$/.exec(text) ?? [];
    return { points: Number(points), by: by === undefined ? null : Number(by.replace('−', '-')) };
  });
}

test('rated matches change ratings, are drawn on the profile and found in the archive, page by page', async () => {
  await visit(DESKTOP, async ({ page: first }) => {
    await visit(DESKTOP, async ({ page: second }) => {
      const name = await giveAccount(first);
      await giveAccount(second);
      const rated: Wanted = { game: GAME, isRated: true };
      await playAndResign(first, second, rated);
      expect(await first.locator('.unrated').innerText()).toContain('Not rated: too short.');
      expect(await second.locator('.unrated').innerText()).toContain('counts from 12 moves (both sides) on');
      expect(await first.locator('.rating-change').count(), 'after a match that is too short').toBe(0);
      await playAndResign(first, second, rated, ratedPliesOf(GAME));
      expect(await first.locator('.unrated').count()).toBe(0);
      const [before] = await changesOn(first);
      expect(before).toMatchObject({ by: null });
      await playAndResign(first, second, rated, ratedPliesOf(GAME));
      const [winner, loser] = await changesOn(first);
      expect(winner?.by).toBeGreaterThan(0);
      expect(winner?.points).toBe((before?.points ?? 0) + (winner?.by ?? 0));
      expect(loser?.by).toBeLessThan(0);
      expect(await changesOn(second)).toEqual([loser, winner]);
      await playAndResign(first, second, { game: OTHER });
      expect(await first.locator('.rating-change').count(), 'after a match that does not count').toBe(0);

      await first.goto(`./#/online/player/${encodeURIComponent(name)}`);
      const graph = first.getByRole('img', { name: /Rating in/ });
      expect(await graph.getAttribute('aria-label')).toContain(`From ${before?.points} to ${winner?.points}`);
      expect(await graph.locator('polyline').getAttribute('points')).toMatch(/^0,\S+ 100,\S+$/);

      // The server gives them one by one, so that four matches are four pages.
      await first.route(/\/api\/matches\?/, async (route) =>
        route.continue({ url: `${route.request().url()}&limit=1` }),
      );
      const rows = first.locator('.list-row');
      await first.goto(`./#/online/archive?player=${encodeURIComponent(name)}`);
      for (const count of [1, 2, 3, 4]) {
        await rows.nth(count - 1).waitFor();
        expect(await rows.count()).toBe(count);
        if (count < 4) await first.getByRole('button', { name: archive.more }).click();
      }
      expect(await first.getByRole('button', { name: archive.more }).count()).toBe(0);
      await first.unroute(/\/api\/matches\?/);
      const filters = first.getByRole('form', { name: archive.filters });
      for (const { choose, found } of [
        { choose: { rated: 'true' }, found: 3 },
        { choose: { rated: '', game: OTHER }, found: 1 },
        { choose: { game: '', result: 'won' }, found: 4 },
        { choose: { result: 'lost' }, found: 0 },
      ]) {
        for (const [field, value] of Object.entries(choose)) {
          await filters.locator(`select[name="${field}"]`).selectOption(value);
        }
        await filters.getByRole('button').click();
        await (found === 0 ? first.locator('.empty') : rows.nth(found - 1)).waitFor();
        await expect.poll(() => rows.count(), PATIENCE).toBe(found);
      }
    });
  });
});

test('a match with days for each move says how many are left, and is played in depth', async () => {
  await visit(SMALL, async (one) => {
    await visit(DESKTOP, async ({ page: second }) => {
      const { page: first } = one;
      await seatBoth(first, second, { game: GAME, pace: 'days' });
      const left = first.locator('.player-clock[role="timer"]');
      await left.waitFor();
      expect(await left.innerText()).toMatch(/^1 d 23 h$/);
      await show3d(first);
      for (const [index, page] of [first, second].entries()) {
        const [spot] = (await waitForTargets(page)).spots;
        if (spot === undefined) throw new Error('nothing is offered');
        await click(page, spot);
        for (const either of [first, second]) await waitForMoves(either, index + 1);
      }
      await expect.poll(() => second.locator('.player-clock[role="timer"]').count(), PATIENCE).toBe(1);
    });
  });
});
