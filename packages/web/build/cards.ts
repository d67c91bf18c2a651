import { posix } from 'node:path';
import {
  type GameId,
  type GameTexts,
  GAME_IDS,
  type Language,
  LANGUAGES,
  loadClassics,
  loadOpponentFacts,
  loadRules,
  loadRuleTexts,
  loadViewer,
  loadLocale,
  Match,
  SeededRandom,
  type View,
} from '@tabuleiro/games';
import { loadPuzzles, PUZZLE_GAMES } from '@tabuleiro/games/puzzle';
import type { Plugin } from 'vite';
import type { CardTexts } from '../src/ui/game-cards/card-texts.ts';
import type { GameCardData } from '../src/ui/game-cards/cards.ts';

// The home page shows a real position of every game. Loading the rules and texts of every game for that would cost more than
// the page itself, so the build works out what the cards need.

const SEED = 5;
/** How long a turn takes between two people who know the game: docs/opponents.md. */
const SECONDS_PER_PLY = 10;
/** The most rules of games that are easy to learn, and of those of medium difficulty. */
const [EASY_RULES, MEDIUM_RULES] = [7, 9];
/** Where in the match: something has happened, and most pieces are still there. */
const SHARE_SHOWN = 0.45;
const MOST_PLIES = 40;

/** The plugin replaces the content of these files. */
const CARDS_FILE = '/src/ui/game-cards/cards.ts';
const TEXTS_FILE = '/src/ui/game-cards/card-texts.ts';
/** The texts in a language; only the plugin has this file. */
const LANGUAGE_FILE = new RegExp(String.raw`/src/ui/game-cards/(${LANGUAGES.join('|')})\.ts$`);

export function cards(): Plugin {
  return {
    name: 'tabuleiro-cards',
    enforce: 'pre',
    resolveId: (source) => (LANGUAGE_FILE.test(source) ? source : null),
    load: async (id) => {
      if (id.endsWith(CARDS_FILE)) return `export const CARDS = ${JSON.stringify(await makeCards())};`;
      if (id.endsWith(TEXTS_FILE)) return loadTextsFrom(posix.dirname(id));
      const language = LANGUAGES.find((one) => one === LANGUAGE_FILE.exec(id)?.[1]);
      return language === undefined ? null : `export const texts = ${JSON.stringify(await makeCardTexts(language))};`;
    },
  };
}

function loadTextsFrom(folder: string): string {
  const loaders = LANGUAGES.map((one) => `${one}: async () => (await import('${folder}/${one}.ts')).texts`);
  return `import { lazyTexts } from '../../settings/language.tsx';
    export const CARD_TEXTS = lazyTexts({ ${loaders.join(', ')} });`;
}

export async function makeCards(): Promise<readonly GameCardData[]> {
  const cardOf = async (game: GameId): Promise<GameCardData> => {
    const rules = (await loadRuleTexts(game, 'en')).length;
    return {
      game,
      view: await viewOf(game),
      minutes: await minutesOf(game),
      rules,
      difficulty: rules <= EASY_RULES ? 'easy' : rules <= MEDIUM_RULES ? 'medium' : 'hard',
      puzzles: PUZZLE_GAMES.includes(game) ? (await loadPuzzles(game)).length : 0,
    };
  };
  return Promise.all(GAME_IDS.map(cardOf));
}

/** How long a match lasts; null where that was not measured. */
async function minutesOf(game: GameId): Promise<number | null> {
  const facts = await loadOpponentFacts(game);
  return facts === null ? null : Math.max(1, Math.round((facts.plies * SECONDS_PER_PLY) / 60));
}

export async function makeCardTexts(language: Language): Promise<CardTexts> {
  const texts = GAME_IDS.map(async (game) => [game, await textsOf(game, language, await viewOf(game))] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** A position from a match of one of the game's classic players against itself, or else from a random match. */
async function viewOf(game: GameId): Promise<View> {
  const rules = await loadRules(game);
  const players = await loadClassics(game);
  const player = players[1] ?? players[0];
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(SEED);
  while (match.outcome === null && match.moves.length < MOST_PLIES) {
    const position = match.position.clone();
    match.play(player === undefined ? position.randomMove(random) : player.choose(position, random));
  }
  const shown = match.positionAt(Math.round(match.moves.length * SHARE_SHOWN));
  // Notices are about the player to move.
  return { ...(await loadViewer(game)).describe(shown), notices: [] };
}

async function textsOf(game: GameId, language: Language, view: View): Promise<GameTexts> {
  const { game: texts } = await loadLocale(game, language);
  const named = view.furniture.flatMap((one) => (one.kind === 'token' ? [one.name] : []));
  const messages = Object.fromEntries(named.map((code) => [code, texts.messages[code] ?? code]));
  const players = Object.fromEntries(
    Object.entries(texts.players ?? {}).map(([id, { name }]) => [id, { name, summary: '' }]),
  );
  return { ...texts, players, variants: {}, starts: {}, habits: {}, endings: {}, messages };
}
