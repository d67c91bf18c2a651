import {
  assert,
  type GameId,
  type GameTexts,
  GAME_IDS,
  type Language,
  LANGUAGES,
  loadClassics,
  loadRules,
  loadViewer,
  loadLocale,
  Match,
  SeededRandom,
  type View,
} from '@tabuleiro/games';
import type { Plugin } from 'vite';
import type { GameCard } from '../src/app/home/cards.ts';
import type { CardTexts } from '../src/text/texts.ts';

// The first page shows every game with a real position. Loading the rules, the board and all texts of five games for that
// would cost more than the page itself, so what the cards need is taken out when the page is built.

const SEED = 5;
/** Far enough for something to have happened, early enough for most to be still there. */
const SHARE_SHOWN = 0.45;
const MOST_PLIES = 40;

/** The files that are given their content here. */
const CARDS_FILE = '/src/app/home/cards.ts';
const TEXTS_FILE = /\/src\/text\/cards\/(\w+)\.ts$/;

export function cards(): Plugin {
  return {
    name: 'tabuleiro-cards',
    load: async (id) => {
      if (id.endsWith(CARDS_FILE)) return `export const CARDS = ${JSON.stringify(await makeCards())};`;
      const language = LANGUAGES.find((one) => one === TEXTS_FILE.exec(id)?.[1]);
      return language === undefined ? null : `export const texts = ${JSON.stringify(await makeCardTexts(language))};`;
    },
  };
}

export async function makeCards(): Promise<readonly GameCard[]> {
  return Promise.all(GAME_IDS.map(async (game) => ({ game, view: await viewOf(game) })));
}

export async function makeCardTexts(language: Language): Promise<CardTexts> {
  const texts = GAME_IDS.map(async (game) => [game, await textsOf(game, language, await viewOf(game))] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** A position from a match that an original player of the game plays against itself. */
async function viewOf(game: GameId): Promise<View> {
  const rules = await loadRules(game);
  const players = await loadClassics(game);
  const player = players[1] ?? players[0];
  assert(player !== undefined, `${game} has original players`);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(SEED);
  while (match.outcome === null && match.moves.length < MOST_PLIES) {
    match.play(player.choose(match.position.clone(), random));
  }
  const shown = match.positionAt(Math.round(match.moves.length * SHARE_SHOWN));
  // Nobody is to move there.
  return { ...(await loadViewer(game)).describe(shown), notices: [] };
}

async function textsOf(game: GameId, language: Language, view: View): Promise<GameTexts> {
  const { game: texts } = await loadLocale(game, language);
  const named = view.furniture.flatMap((one) => (one.kind === 'token' ? [one.name] : []));
  const messages = Object.fromEntries(named.map((code) => [code, texts.messages[code] ?? code]));
  const players = Object.fromEntries(
    Object.entries(texts.players).map(([id, { name }]) => [id, { name, summary: '' }]),
  );
  return { ...texts, players, variants: {}, starts: {}, rules: [], endings: {}, messages };
}
