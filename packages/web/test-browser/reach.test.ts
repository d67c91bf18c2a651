import type { Page } from '@tabuleiro/browser';
import {
  type Attacks,
  type GameId,
  loadAttacks,
  loadRules,
  loadViewer,
  Match,
  otherSide,
  type Position,
  type Reach,
  SeededRandom,
} from '@tabuleiro/games';
import { formatReach, formatThreats, signsOf } from '@tabuleiro/play';
import { expect, test } from 'vitest';
import { expectNoneNow } from './accessibility-checks.ts';
import { boardPicture, SMALL } from './board-look.ts';
import { gamesOfTurn } from './games-of-turn.ts';
import { countGraphics, show3d } from './graphics.ts';
import { waitForTargets } from './play-by-pointer.ts';
import { chooseSetting, DESKTOP, PHONE, visit } from './visit.ts';

// Pointing at a piece shows where it can go and what it attacks, the opponent's pieces too; a switch marks threats.

interface Scene {
  readonly query: string;
  readonly position: Position;
  readonly attacks: Attacks;
  /** A piece of the side that is not to move, and one of the side that is. */
  readonly theirs: { readonly cell: string; readonly reach: Reach };
  readonly own: { readonly cell: string; readonly reach: Reach };
}

const MOST_PLIES = 60;

/** A position of random play in which a piece of either side can go somewhere and something is threatened, if any is. */
async function sceneOf(game: GameId): Promise<Scene | null> {
  const [rules, viewer] = await Promise.all([loadRules(game), loadViewer(game)]);
  const attacks = await loadAttacks(rules);
  for (let seed = 1; seed < 100; seed++) {
    const random = new SeededRandom(seed);
    const match = new Match(rules, rules.start());
    const moves: string[] = [];
    while (match.outcome === null && moves.length < MOST_PLIES) {
      const { position } = match;
      const { captures } = attacks.threats(position, otherSide(position.turn));
      const movable = viewer.describe(position).pieces.flatMap(({ at, owner }) => {
        if (!('cell' in at)) return [];
        const { cell } = at;
        const side = owner ?? viewer.describe(position).cells.find(({ id }) => id === cell)?.owner ?? null;
        const reach = attacks.reach(position, cell);
        return reach.goes.length === 0 ? [] : [{ side, cell, reach }];
      });
      const own = movable.find(({ side }) => side === position.turn);
      const theirs = movable.find(({ side, reach }) => side !== position.turn && reach.attacks.length > 0);
      if (captures.length > 0 && own !== undefined && theirs !== undefined) {
        const record = [rules.variant.id, rules.variant.starts[0].id, moves.join('_')].join('~');
        return { query: `record=${encodeURIComponent(record)}`, position, attacks, theirs, own };
      }
      const move = position.randomMove(random);
      moves.push(rules.makeMove(position, move));
      match.play(move);
    }
  }
  return null;
}

/** Games in which pieces threaten each other. */
async function scenesOfTurn(
  turn: 0 | 1 | 2 | 3 | 4,
): Promise<readonly { readonly game: GameId; readonly scene: Scene }[]> {
  const scenes = await Promise.all(gamesOfTurn(turn).map(async (game) => ({ game, scene: await sceneOf(game) })));
  return scenes.flatMap(({ game, scene }) => (scene === null ? [] : [{ game, scene }]));
}

async function open(page: Page, game: GameId, { query }: Scene, where = 'play'): Promise<void> {
  await page.goto(`./#/${game}/${where}?${query}&player1=human&player2=human`);
  await waitForTargets(page);
}

/** What is drawn on the flat board. */
async function signsOn(page: Page): Promise<string[]> {
  const signs = await page
    .locator('[data-sign]')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-sign')} ${one.getAttribute('data-at')}`));
  return signs.toSorted();
}

function expectedAt({ cell, reach }: Scene['own']): string[] {
  return [`pointed ${cell}`, ...signsOf(reach, null).map(({ kind, cell: at }) => `${kind} ${at}`)].toSorted();
}

async function waitForSigns(page: Page, signs: readonly string[]): Promise<void> {
  await page.waitForFunction((count) => document.querySelectorAll('[data-sign]').length === count, signs.length);
  expect(await signsOn(page)).toEqual(signs);
}

const targetOn = (page: Page, cell: string): ReturnType<Page['locator']> => page.locator(`[data-pick="${cell}"]`);

async function centreOf(page: Page, cell: string): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await targetOn(page, cell).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

test.each(await scenesOfTurn(0))(
  'the mouse shows the reach of pieces of both sides ($game)',
  async ({ game, scene }) => {
    await visit(DESKTOP, async ({ page }) => {
      await open(page, game, scene);
      for (const piece of [scene.theirs, scene.own]) {
        await targetOn(page, piece.cell).hover();
        await waitForSigns(page, expectedAt(piece));
      }
      await page.mouse.move(2, 2);
      await waitForSigns(page, []);
    });
  },
);

test.each(await scenesOfTurn(1))(
  'the focus shows the reach, and screen readers hear it ($game)',
  async ({ game, scene }) => {
    await visit(DESKTOP, async ({ page }) => {
      await open(page, game, scene, 'analysis');
      await page.keyboard.press('Tab');
      await targetOn(page, scene.theirs.cell).focus();
      await waitForSigns(page, expectedAt(scene.theirs));
      const words = formatReach(scene.theirs.reach, 'en');
      const described = await targetOn(page, scene.theirs.cell).getAttribute('aria-describedby');
      await page.waitForFunction(([id, text]) => document.getElementById(id ?? '')?.textContent === text, [
        described,
        words,
      ] as const);
      await expectNoneNow(page);
      await page.keyboard.press('Tab');
      await waitForSigns(page, []);
    });
  },
);

test.each(await scenesOfTurn(2))(
  'a touch shows what cannot be picked, a long one what can ($game)',
  async ({ game, scene }) => {
    await visit(PHONE, async ({ page, context }) => {
      await open(page, game, scene);
      const { theirs, own } = scene;
      const moves = await page.locator('.moves > ol .move').count();
      const at = await centreOf(page, theirs.cell);
      await page.touchscreen.tap(at.x, at.y);
      await waitForSigns(page, expectedAt(theirs));
      await page.touchscreen.tap(at.x, at.y);
      await waitForSigns(page, []);
      // Held until it shows.
      const client = await context.newCDPSession(page);
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [await centreOf(page, own.cell)],
      });
      await waitForSigns(page, expectedAt(own));
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await page.locator('.board-target[aria-pressed="true"]').count()).toBe(0);
      await waitForSigns(page, expectedAt(own));
      expect(await page.locator('.moves > ol .move').count()).toBe(moves);
    });
  },
);

test.each(await scenesOfTurn(3))(
  'a switch marks threats and says them, and is remembered ($game)',
  async ({ game, scene }) => {
    await visit(DESKTOP, async ({ page }) => {
      await open(page, game, scene);
      expect(await signsOn(page)).toEqual([]);
      await chooseSetting(page, 'threats', 'on');
      const { position, attacks } = scene;
      const threats = attacks.threats(position, otherSide(position.turn));
      const signs = signsOf(null, threats).map(({ kind, cell }) => `${kind} ${cell}`);
      const words = formatThreats(threats, 'en');
      const expectThreats = async (): Promise<void> => {
        await page.locator('.board-threat-words', { hasText: words }).waitFor({ state: 'attached' });
        await waitForSigns(page, signs.toSorted());
      };
      await expectThreats();
      await page.reload();
      await waitForTargets(page);
      await expectThreats();
      await chooseSetting(page, 'threats', 'off');
      await waitForSigns(page, []);
    });
  },
);

test.each(await scenesOfTurn(4))('the board in depth shows it too ($game)', async ({ game, scene }) => {
  await visit(SMALL, async ({ page, context }) => {
    await context.addInitScript(countGraphics);
    await open(page, game, scene);
    await show3d(page);
    const before = await boardPicture(page);
    const { x, y } = await centreOf(page, scene.theirs.cell);
    await page.mouse.move(x, y);
    const words = formatReach(scene.theirs.reach, 'en');
    await page.locator('.board-reach-words', { hasText: words }).waitFor({ state: 'attached' });
    expect(await boardPicture(page)).not.toBe(before);
  });
});
