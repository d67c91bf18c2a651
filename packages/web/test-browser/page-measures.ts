import type { Browser, BrowserContext } from '@tabuleiro/browser';
import { assert, GAME_IDS, type GameId, LANGUAGES, type Language } from '@tabuleiro/games';
import { THEMES } from '../src/settings/appearance.ts';
import { bringChecker, findings } from './axe-findings.ts';
import { BESIDE_ANALYSIS, BESIDE_MATCH, lookInWindows, type WindowSight } from './board-sizes.ts';
import { COARSE } from './graphics.ts';
import { openContext, type PageShown, seatTwo, type Session, show } from './pages.ts';
import { addressOf, playedMatch } from './played-match.ts';

// What `npm run prove:page` measures in a browser.

const MIDDLE = { plies: 12, seed: 5 };

/** How large the board of a game is on a page in all windows, and what is hidden there. */
export interface BoardSight {
  readonly game: GameId;
  readonly where: string;
  readonly seen: readonly WindowSight[];
}

/** A match offline and an analysis, each flat and in depth, and a match online. */
export async function measureBoards(browser: Browser, address: string): Promise<readonly BoardSight[]> {
  const context = await openContext(browser, { ...COARSE, baseURL: address });
  const page = await context.newPage();
  const sights: BoardSight[] = [];
  for (const game of GAME_IDS) {
    const middle = await playedMatch(game, MIDDLE);
    if (middle.outcome !== null) middle.undo();
    const match = addressOf(middle);
    const shown = { name: game, title: game, address: match, sign: '.board-target-offered' };
    const analysis = { ...shown, address: match.replace('/play', '/analysis'), sign: '.line ~ .line' };
    const at = async (where: string, place: PageShown, beside: string): Promise<void> => {
      await show(page, place);
      sights.push({ game, where, seen: await lookInWindows(page, game, beside) });
    };
    await at('match, 2D', shown, BESIDE_MATCH);
    await at('match, 3D', { ...shown, is3d: true }, BESIDE_MATCH);
    await at('online', { ...shown, address: await seatGuests(browser, context, address, game) }, BESIDE_MATCH);
    await at('analysis, 2D', analysis, BESIDE_ANALYSIS);
    await at('analysis, 3D', { ...analysis, is3d: true }, BESIDE_ANALYSIS);
  }
  await context.close();
  return sights;
}

/** The address of a match of two guests, for the first of them. */
async function seatGuests(browser: Browser, first: BrowserContext, address: string, game: GameId): Promise<string> {
  const second = await openContext(browser, { baseURL: address });
  const id = await seatTwo([first, second], address, game);
  await second.close();
  return `./#/online/${id}`;
}

export interface PageCheck {
  readonly page: PageShown;
  readonly nodes: number;
  /** What the accessibility checker found, in all themes and languages. */
  readonly violations: readonly string[];
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT' };
const WINDOW = { width: 1366, height: 650 };

/** All pages in all themes and languages. */
export async function checkPages(
  browser: Browser,
  address: string,
  pages: readonly PageShown[],
  session: Session,
): Promise<readonly PageCheck[]> {
  const found = new Map(pages.map((page) => [page, { nodes: 0, violations: new Array<string>() }]));
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      const options = { baseURL: address, storageState: session, locale: LOCALES[language], viewport: WINDOW };
      const settings = { 'tabuleiro.theme': theme, 'tabuleiro.language': language };
      const context = await openContext(browser, { ...options, ...COARSE }, settings);
      const page = await context.newPage();
      for (const [shown, check] of found) {
        await show(page, shown);
        await bringChecker(page);
        const lines = await findings(page);
        check.violations.push(...lines.map((line) => `${theme}, ${language}: ${line}`));
        check.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      }
      await context.close();
    }
  }
  return Array.from(found, ([page, { nodes, violations }]) => ({ page, nodes, violations }));
}

/** What the browser traced while moves were played and animated. */
export interface AnimatedMoves {
  readonly game: GameId;
  readonly is3d: boolean;
  readonly moves: number;
  readonly trace: string;
}

const MOVES = 8;
/** Longer than a move is animated. */
const ANIMATED_MS = 900;

export async function traceMoves(browser: Browser, address: string): Promise<readonly AnimatedMoves[]> {
  const times: AnimatedMoves[] = [];
  for (const game of GAME_IDS) {
    for (const is3d of [false, true]) times.push(await traceOf(browser, address, game, is3d));
  }
  return times;
}

async function traceOf(browser: Browser, address: string, game: GameId, is3d: boolean): Promise<AnimatedMoves> {
  const context = await openContext(browser, {
    ...COARSE,
    baseURL: address,
    viewport: { width: 1024, height: 600 },
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  const match = await playedMatch(game, { plies: MIDDLE.plies + MOVES, seed: MIDDLE.seed });
  const moves = match.moves.map((move, ply) => match.rules.makeMove(match.positionAt(ply), move));
  const played = Math.max(0, moves.length - MOVES);
  while (match.moves.length > played) match.undo();
  await show(page, { name: game, title: game, address: addressOf(match), sign: '.board-target-offered', is3d });
  // What is drawn first in depth takes long, and is no move.
  await page.waitForTimeout(2 * ANIMATED_MS);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  for (const move of moves.slice(played)) {
    await page.locator('.typed .field').fill(move);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(ANIMATED_MS);
  }
  const trace = await browser.stopTracing();
  const count = await page.locator('.moves > ol .move').count();
  assert(count === moves.length, `all moves of ${game} are played: ${count} of ${moves.length}`);
  await context.close();
  return { game, is3d, moves: moves.length - played, trace: trace.toString() };
}
