import type { Page } from '@tabuleiro/browser';
import {
  type GameId,
  GAME_IDS,
  loadRules,
  Match,
  type Move,
  MoveList,
  type Position,
  SeededRandom,
} from '@tabuleiro/games';
import { PUZZLE_GAMES } from '@tabuleiro/games/puzzle';
import { expect, test } from 'vitest';
import { en as result } from '../src/match/result/text/en.ts';
import { en } from '../src/match/text/en.ts';
import { expectNoneNow } from './accessibility-checks.ts';
import { gamesOfTurn, IS_FULL } from './games-of-turn.ts';
import { waitForTargets } from './play-by-pointer.ts';
import { addressOf } from './played-match.ts';
import { DESKTOP, openSettings, PHONE, visit } from './visit.ts';

// How a match ends: why, which move decided it, what next, and what is heard.

const [GAME = 'none'] = GAME_IDS;
const MOST_PLIES = 300;
const MOST_TRIES = 50;
const SIZES = [
  { width: 1366, height: 650 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** A random match, but for moves that win at once. */
async function wonMatch(game: GameId): Promise<Match> {
  const rules = await loadRules(game);
  const random = new SeededRandom(20);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const match = new Match(rules, rules.start());
    while (match.outcome === null && match.moves.length < MOST_PLIES) {
      match.play(winningMove(match.position) ?? match.position.clone().randomMove(random));
    }
    if ((match.outcome?.winner ?? null) !== null) return match;
  }
  throw new Error(`nobody wins at ${game}`);
}

function winningMove(position: Position): Move | undefined {
  const list = new MoveList();
  position.legalMoves(list);
  return [...list].find((move) => {
    const next = position.clone();
    next.apply(move);
    return next.outcome()?.winner === position.turn;
  });
}

/** Opens a match that is over and waits until nothing is searched any more. */
async function openEnd(page: Page, match: Match): Promise<void> {
  await page.goto(addressOf(match, { kind: 'level', level: 4 }));
  await page.locator('.summary-facts').waitFor();
  await page.getByText(result.stop, { exact: true }).waitFor({ state: 'detached' });
}

/** Within the page: ways on from the match that cannot be touched, even when scrolled to. */
function unreachable(): readonly string[] {
  // A tablet upright leaves out the ways to other pages.
  const ways = [...document.querySelectorAll('.say :is(a, button)')].filter((way) => way.getClientRects().length > 0);
  const hidden = ways.filter((way) => {
    way.scrollIntoView({ block: 'center' });
    const [box] = way.getClientRects();
    if (box === undefined) return true;
    const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return there?.closest('a, button') !== way;
  });
  return ways.length < 4 ? ['some are missing'] : hidden.map(({ textContent }) => textContent ?? '');
}

test.each(gamesOfTurn(3))('the end of a match of %s says what there is to say, at every size', async (game) => {
  const match = await wonMatch(game);
  await visit(DESKTOP, async ({ page }) => {
    await openEnd(page, match);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(unreachable), { message: `${size.width}×${size.height}` }).toEqual([]);
    }
    await expectNoneNow(page);
    expect(await page.locator('.summary-facts').innerText()).toContain(String(match.moves.length));
    const puzzles = page.locator('.summary-ways a', { hasText: result.puzzles });
    expect(await puzzles.count()).toBe(PUZZLE_GAMES.includes(game) ? 1 : 0);
    if (!PUZZLE_GAMES.includes(game)) return;
    await puzzles.click();
    await page.locator('.puzzle-page').waitFor();
  });
});

test('the move that decided a match leads to its place in the analysis', async () => {
  const match = await wonMatch('hecatomb');
  await visit(DESKTOP, async ({ page }) => {
    await openEnd(page, match);
    const link = page.locator('.summary a');
    const ply = /\d+/.exec(await link.innerText())?.[0];
    await link.click();
    await page.locator('.analysis-board').waitFor();
    expect(new URL(page.url()).hash).toMatch(new RegExp(`ply=${ply}$`));
  });
});

/** Within the page: notes down the notes that are played. */
function recordNotes(): void {
  const Played = globalThis.OscillatorNode;
  globalThis.OscillatorNode = class extends Played {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      document.documentElement.dataset['notes'] += ` ${options?.frequency}`;
    }
  };
}

const notesOf = async (page: Page): Promise<string> =>
  (await page.evaluate(() => document.documentElement.dataset['notes'])) ?? '';

/** The first note of the end. */
const END_NOTE = '523';

/** Resigns a match and waits for its end. */
async function resignAMatch(page: Page, isHeard: boolean): Promise<void> {
  await page.goto(`./#/${GAME}/play?player2=1`);
  await waitForTargets(page);
  await openSettings(page);
  await page.locator('.settings-panel [name="sound.end"]').setChecked(isHeard);
  await page.keyboard.press('Escape');
  expect(await notesOf(page)).not.toContain(END_NOTE);
  await page.getByRole('button', { name: en.buttons.resign }).click();
  await page.getByRole('button', { name: en.buttons.yes, exact: true }).click();
  await page.locator('.say-result').waitFor();
}

test.each(IS_FULL ? [DESKTOP, PHONE] : [DESKTOP])('the end is heard, unless that is switched off', async (device) => {
  await visit(device, async ({ page, context }) => {
    await context.addInitScript(recordNotes);
    await resignAMatch(page, true);
    await expect.poll(() => notesOf(page)).toContain(END_NOTE);
    // A match that was over when the page was opened is silent, and so is everything before the first touch.
    await page.reload();
    await page.locator('.say-result').waitFor();
    expect(await notesOf(page)).toBe('');
    await resignAMatch(page, false);
    expect(await notesOf(page)).not.toContain(END_NOTE);
  });
});
