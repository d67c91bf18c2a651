import type { Browser, BrowserContext, Page } from '@tabuleiro/browser';
import { beGuest, joinMatch, keepAccount, makeMatch, type NewMatchBody } from '@tabuleiro/client';
import { assert, GAME_IDS, type GameId, makeRecord, offeredVariants, recordOf } from '@tabuleiro/games';
import { addressOf, playedMatch } from './played-match.ts';
import { serverOf } from './server-session.ts';

// Every page of the application, with something on it, for those who look at all of them: the gallery and `prove:page`.

export interface PageShown {
  /** For files and tables. */
  readonly name: string;
  readonly title: string;
  readonly address: string;
  /** What is there when the page is. */
  readonly sign: string;
  readonly is3d?: boolean;
  /** What is touched when the page is there, and what opens then. */
  readonly touch?: { readonly place: string; readonly opens: string };
  /** Matches of the person on this device. */
  readonly saved?: readonly LocalMatch[];
}

interface LocalMatch {
  readonly game: GameId;
  readonly record: string;
}

/** Pages opened with it belong to the same person. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface AllPages {
  readonly pages: readonly PageShown[];
  readonly session: Session;
}

const [GAME] = GAME_IDS;
const MIDDLE = { plies: 18, seed: 5 };
const WHOLE = { plies: 400, seed: 5 };
const PASSPHRASE = 'uma frase bem longa';
const NAMES = ['Ana Luz', 'Rui Mar'] as const;
/** One pick is a move. */
const ONE_PICK: GameId = 'oware';
/** A rated match counts from here on. */
const COUNTED_PLIES = 20;
const CLOCK: NewMatchBody['clock'] = { kind: 'days', days: 2 };
/** A busy machine is slow. */
export const PATIENCE_MS = 120_000;

/** Two people with accounts have played and play on; the pages are those that the first one sees. */
export async function prepareAll(browser: Browser, address: string): Promise<AllPages> {
  const contexts = await Promise.all([
    browser.newContext({ baseURL: address }),
    browser.newContext({ baseURL: address }),
  ]);
  const [first, second] = contexts;
  assert(first !== undefined && second !== undefined, 'two people');
  for (const [index, context] of contexts.entries()) {
    context.setDefaultTimeout(PATIENCE_MS);
    const server = serverOf(context, address);
    await beGuest(server);
    await keepAccount(server, { name: NAMES[index] ?? '', passphrase: PASSPHRASE });
  }
  await playAndResign(contexts, await seat(contexts, address, ONE_PICK, true));
  // Not rated: no engine would help meanwhile.
  const running = await seat(contexts, address, GAME ?? ONE_PICK, false);
  const { info } = await makeMatch(serverOf(second, address), termsOf(GAME ?? ONE_PICK, 'link', false));
  for (const game of GAME_IDS) await makeMatch(serverOf(second, address), termsOf(game, 'public', false));
  const session = await first.storageState();
  await Promise.all(contexts.map(async (context) => context.close()));
  return { pages: [...(await pagesOfGames()), ...pagesOnline(running, info.id), await pageOfMatches()], session };
}

function termsOf(game: GameId, visibility: NewMatchBody['visibility'], isRated: boolean): NewMatchBody {
  const [variant] = offeredVariants(game);
  return { game, start: variant.starts[0].id, clock: CLOCK, visibility, isRated, side: 1 };
}

/** The name of a match of two people with sessions, the first of whom begins. */
async function seat(
  contexts: readonly BrowserContext[],
  address: string,
  game: GameId,
  isRated: boolean,
): Promise<string> {
  const [first, second] = contexts.map((context) => serverOf(context, address));
  assert(first !== undefined && second !== undefined, 'two people');
  const { info } = await makeMatch(first, termsOf(game, 'link', isRated));
  await joinMatch(second, info.id);
  return info.id;
}

/** The name of a match of two people, who become guests if they have no sessions. */
export async function seatTwo(contexts: readonly BrowserContext[], address: string, game: GameId): Promise<string> {
  for (const context of contexts) {
    if ((await context.cookies()).length === 0) await beGuest(serverOf(context, address));
  }
  return seat(contexts, address, game, false);
}

/** Enough plies for the match to count; then the second one gives up. */
async function playAndResign(contexts: readonly BrowserContext[], id: string): Promise<void> {
  const pages = await Promise.all(contexts.map(async (context) => context.newPage()));
  const [first, second] = pages;
  assert(first !== undefined && second !== undefined, 'two people');
  for (const page of pages) await page.goto(`./#/online/${id}`);
  for (let ply = 0; ply < COUNTED_PLIES; ply++) {
    const mover = ply % 2 === 0 ? first : second;
    await mover.locator('.board-target-offered').first().click();
    await mover.locator('.moves > ol .move').nth(ply).waitFor();
  }
  await second.locator('.controls button').first().click();
  await second.locator('.controls .primary').click();
  for (const page of pages) await page.locator('.say-result').waitFor();
}

async function pagesOfGames(): Promise<readonly PageShown[]> {
  const game = GAME ?? ONE_PICK;
  const offered = '.board-target-offered';
  const matches = await Promise.all(
    GAME_IDS.map(async (one): Promise<readonly PageShown[]> => {
      const match = await playedMatch(one, MIDDLE);
      // Then the page waits for a person.
      while (match.outcome !== null || match.position.turn !== 1) match.undo();
      const address = addressOf(match, { kind: 'level', level: 5 });
      return [
        { name: `${one}-2d`, title: `Match of ${one}`, address, sign: offered },
        { name: `${one}-3d`, title: `Match of ${one} in 3D`, address, sign: offered, is3d: true },
      ];
    }),
  );
  const ended = addressOf(await playedMatch(game, WHOLE), { kind: 'level', level: 5 });
  const analysed = addressOf(await playedMatch(game, MIDDLE)).replace('/play', '/analysis');
  return [
    { name: 'home', title: 'First page', address: './#/', sign: '.card svg' },
    { name: 'setup', title: 'Set-up', address: `./#/${game}`, sign: '.setup-picture svg' },
    ...matches.flat(),
    { name: 'end', title: 'End of a match', address: ended, sign: '.say-buttons' },
    { name: 'menu', title: 'Actions of a match', address: `./#/${game}/play?player2=1`, sign: offered, touch: MENU },
    { name: 'settings', title: 'Settings', address: `./#/${game}/play?player2=1`, sign: offered, touch: SETTINGS },
    { name: 'analysis', title: 'Analysis', address: analysed, sign: '.line' },
    { name: 'course', title: 'Course', address: `./#/${game}/learn`, sign: offered },
    { name: 'puzzles', title: 'Puzzles', address: './#/puzzles', sign: 'main h1' },
    { name: 'puzzle', title: 'A puzzle', address: `./#/${game}/puzzles`, sign: offered },
    { name: 'race', title: 'A race', address: `./#/${game}/puzzles?list=race`, sign: '.puzzle-sheet' },
    { name: 'rules', title: 'Rules', address: `./#/${game}/rules`, sign: '.example' },
    { name: 'editor', title: 'Position editor', address: `./#/${game}/editor`, sign: '.editor-board svg' },
  ];
}

const SETTINGS = { place: '.settings > summary', opens: '.settings-panel' };
const MENU = { place: '.more > summary', opens: '.more-list .button' };

/** The last one: what it saves would be seen on other pages, too. */
async function pageOfMatches(): Promise<PageShown> {
  const matches = GAME_IDS.map(async (game, seed): Promise<LocalMatch> => {
    const match = await playedMatch(game, seed % 2 === 0 ? WHOLE : MIDDLE);
    const tags = { Player1: 'human', Player2: '4', Seed: String(seed) };
    return { game, record: makeRecord(recordOf(match, tags), match.rules.makePosition(match.rules.start())) };
  });
  const saved = await Promise.all(matches);
  return { name: 'history', title: 'Your matches', address: './#/history', sign: '.history-picture svg', saved };
}

/** `open` is a match that another person has made. */
function pagesOnline(running: string, open: string): readonly PageShown[] {
  return [
    { name: 'lobby', title: 'Lobby', address: './#/online', sign: '.board-card .board-2d' },
    { name: 'new', title: 'New online match', address: './#/online/new', sign: '.online-create' },
    { name: 'invitation', title: 'Invitation', address: `./#/online/${open}`, sign: '.invitation-picture svg' },
    { name: 'online', title: 'Online match', address: `./#/online/${running}`, sign: '.board-target-offered' },
    { name: 'archive', title: 'Archive', address: './#/online/archive', sign: '.list-row' },
    {
      name: 'profile',
      title: 'Profile',
      address: `./#/online/player/${encodeURIComponent(NAMES[0])}`,
      sign: '.labelled',
    },
    { name: 'account', title: 'Account', address: './#/online/you', sign: '.form-section' },
  ];
}

/** A context in which all pages can be opened. */
export async function openContext(
  browser: Browser,
  options: NonNullable<Parameters<Browser['newContext']>[0]>,
  settings: Readonly<Record<string, string>> = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  // What explains the rules to newcomers would cover a part of some pictures. tsx names functions, the page does not.
  const all = { 'tabuleiro.first-time': 'off', ...settings };
  await context.addInitScript(`globalThis.__name = (f) => f;
    for (const [key, value] of Object.entries(${JSON.stringify(all)})) localStorage.setItem(key, value);`);
  return context;
}

/** Shows a page, until it is all there. */
export async function show(page: Page, { address, sign, touch, is3d = false, saved = [] }: PageShown): Promise<void> {
  // A file of the same place, where settings can be changed before the page begins.
  await page.goto('./theme.js');
  await page.evaluate((depth) => localStorage.setItem('tabuleiro.depth', depth), is3d ? '3d' : '2d');
  await page.evaluate((all) => {
    for (const { game, record } of all) localStorage.setItem(`tabuleiro.match.${game}`, record);
  }, saved);
  await page.goto(address);
  await page.locator(sign).first().waitFor({ state: 'attached' });
  if (is3d) await page.locator('.board-3d canvas').waitFor();
  if (touch !== undefined) {
    await page.locator(touch.place).first().click();
    await page.locator(touch.opens).first().waitFor();
  }
  await page.evaluate(async () => document.fonts.ready);
}
