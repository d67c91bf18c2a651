import type { Page } from '@tabuleiro/browser';
import type { GameId } from '@tabuleiro/games';
import { PUZZLE_GAMES } from '@tabuleiro/games/puzzle';
import { expect, test } from 'vitest';
import { en as firstTime } from '../src/match/first-time/text/en.ts';
import { en as match } from '../src/match/text/en.ts';
import { en as online } from '../src/online/text/en.ts';
import { BESIDE_MATCH, findFaults, hiddenParts, layOut, lookInWindows } from './board-sizes.ts';
import { gamesOfTurn, IS_FULL } from './games-of-turn.ts';
import { COARSE, show3d } from './graphics.ts';
import { waitForMoves } from './move-list.ts';
import { seatBoth, waitForTurn } from './online.ts';
import { click, waitForTargets } from './play-by-pointer.ts';
import { addressOf, playedMatch } from './played-match.ts';
import { visit } from './visit.ts';

// On all windows that are not a phone's the board of a match is large, and nothing that can be pressed is hidden.

/** A small laptop is the tightest of the windows. */
const LAPTOP = { viewport: { width: 1366, height: 650 } } as const;
const PORTUGUESE = { ...LAPTOP, locale: 'pt-PT' } as const;
const PLIES = 24;
const WHOLE = { plies: 400, seed: 5 };

const expectRoom = async (page: Page, game: GameId, when: string): Promise<void> =>
  expect(await findFaults(page, game, BESIDE_MATCH), `${game}, ${when}`).toEqual([]);

test.each(gamesOfTurn(2))(
  'a match of %s has room at its start, in its middle and when it is given up',
  async (game) => {
    await visit({ ...LAPTOP, ...COARSE }, async ({ page, context }) => {
      await context.addInitScript(() => localStorage.setItem('tabuleiro.first-time', 'off'));
      await page.goto(`./#/${game}/play?player1=human&player2=human&clock=300+3`);
      await waitForTargets(page);
      await expectRoom(page, game, 'at the start');
      const unfinished = await playedMatch(game, { ...WHOLE, plies: PLIES });
      if (unfinished.outcome !== null) unfinished.undo();
      await page.goto(addressOf(unfinished));
      await waitForMoves(page, unfinished.moves.length);
      await waitForTargets(page);
      await expectRoom(page, game, 'in the middle');
      await page.locator('.controls button', { hasText: match.buttons.resign }).click();
      await page.locator('.say-buttons').waitFor();
      await expectRoom(page, game, 'with a question');
      await page.locator('.say-buttons .primary').click();
      await page.locator('.say-result').waitFor();
      await expectRoom(page, game, 'when it is given up');
      await show3d(page);
      await expectRoom(page, game, 'in 3D');
    });
  },
);

test.each(gamesOfTurn(0))('all is in view in a match of %s once its goal has been explained', async (game) => {
  await visit(LAPTOP, async ({ page }) => {
    await page.goto(`./#/${game}/play?player2=1`);
    const gotIt = page.getByText(firstTime.gotIt, { exact: true });
    await gotIt.waitFor();
    while ((await gotIt.count()) > 0) await gotIt.click();
    await expectRoom(page, game, 'when all is explained');
  });
});

const withPuzzles = gamesOfTurn(2).filter((game) => PUZZLE_GAMES.includes(game));

test.each(withPuzzles)('all of a puzzle of %s is in view', async (game) => {
  await visit(LAPTOP, async ({ page }) => {
    await page.goto(`./#/${game}/puzzles`);
    await waitForTargets(page);
    const seen = await lookInWindows(page, game, '.puzzle-head, .puzzle-say, .puzzle-controls, .puzzle-tools');
    expect(seen.flatMap(({ hidden }) => hidden)).toEqual([]);
  });
});

test.each(gamesOfTurn(3))('the result of %s and what comes next are in view, in both languages', async (game) => {
  const whole = await playedMatch(game, WHOLE);
  for (const options of IS_FULL ? [LAPTOP, PORTUGUESE] : [PORTUGUESE]) {
    await visit(options, async ({ page }) => {
      await page.goto(addressOf(whole, { kind: 'level', level: 5 }));
      await page.locator('.say-buttons').waitFor();
      await page.waitForFunction(isLastMoveSeen);
      await expectRoom(page, game, 'at the end');
    });
  }
});

/** Within the page: the list of moves has room for a result, and still shows the last move. */
function isLastMoveSeen(): boolean {
  const [list, last] = ['.moves > ol', '.moves [aria-current]'].map((it) => document.querySelector(it));
  const [outer, inner] = [list?.getBoundingClientRect(), last?.getBoundingClientRect()];
  return outer !== undefined && inner !== undefined && inner.bottom <= outer.bottom && inner.top >= outer.top;
}

test.each(gamesOfTurn(1))('all that is said in a match of %s can be read', async (game) => {
  const unfinished = await playedMatch(game, WHOLE);
  unfinished.undo();
  for (const options of IS_FULL ? [LAPTOP, PORTUGUESE] : [PORTUGUESE]) {
    await visit(options, async ({ page }) => {
      await page.goto(addressOf(unfinished));
      await waitForTargets(page);
      await page.keyboard.press('Home');
      for (let ply = 1; ply <= unfinished.moves.length; ply++) {
        await page.keyboard.press('ArrowRight');
        await layOut(page);
        expect(await hiddenParts(page), `${game} after ${ply} plies`).toEqual([]);
      }
    });
  }
});

test.each(gamesOfTurn(4))('what players of %s ask each other online can be answered at once', async (game) => {
  await visit(LAPTOP, async ({ page: first }) => {
    await visit(PORTUGUESE, async ({ page: second }) => {
      await seatBoth(first, second, { game, pace: 'live' });
      await expectRoom(first, game, 'online, at the start');
      await expectRoom(second, game, 'online, while the other one thinks');
      await playPly(first, second);
      await first.getByRole('button', { name: online.match.buttons.takeback }).click();
      await second.locator('[data-offer="takeback"]').waitFor();
      await expectRoom(second, game, 'online, with a takeback to answer');
      await expectRoom(first, game, 'online, with a takeback asked for');
      await second.locator('[data-offer="takeback"] button').last().click();
      await first.locator('.say-offer').waitFor();
      await expectRoom(first, game, 'online, with a takeback declined');

      await first.getByRole('button', { name: online.match.buttons.draw }).click();
      await expectRoom(first, game, 'online, with a question');
      await first.locator('.controls .primary').click();
      await second.locator('[data-offer="draw"]').waitFor();
      await expectRoom(second, game, 'online, with a draw to answer');
      await second.locator('[data-offer="draw"] .primary').click();
      await first.locator('.say-result').waitFor();
      await expectRoom(first, game, 'online, at the end');
      await first.getByRole('button', { name: online.match.buttons.rematch }).click();
      await second.locator('[data-offer="rematch"]').waitFor();
      await expectRoom(second, game, 'online, with a rematch to answer');
    });
  });
});

/** Picks what is offered until a ply has been played, and the other one has heard of it. */
async function playPly(mover: Page, other: Page): Promise<void> {
  await waitForTurn(mover);
  for (let touches = 0; (await mover.locator('.moves > ol .move').count()) === 0; touches++) {
    const { spots } = await waitForTargets(mover);
    const spot = spots[touches % spots.length];
    if (spot !== undefined) await click(mover, spot);
    await mover.locator('.board-target-offered, .moves > ol .move').first().waitFor();
  }
  await waitForMoves(other, 1);
}
