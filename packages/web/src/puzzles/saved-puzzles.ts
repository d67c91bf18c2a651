import { type GameId, isGameId, type Puzzle, loadRules, type Rules } from '@tabuleiro/games';
import {
  makeOwnPuzzles,
  makeProgress,
  parseOwnPuzzles,
  parseProgress,
  type PuzzleData,
  type PuzzleProgress,
  withOwnPuzzle,
  loadPuzzles,
  dayOf,
  daysInARow,
  gameOfDay,
  makeDailyProgress,
  parseDailyProgress,
  withDaySolved,
} from '@tabuleiro/games/puzzle';
import { type GameFacets, loadGameFacets } from '@tabuleiro/play';
import { puzzlesAddress } from '../routes/route.ts';
import { readSetting, saveSetting } from '../settings/storage.ts';
import { CARDS } from '../ui/game-cards/cards.ts';

// The puzzles of a game, those of the person on this device, and the puzzle of the day.

const LAST_GAME = 'puzzles.last';
const progressName = (game: GameId): string => `puzzles.${game}`;
const ownName = (game: GameId): string => `puzzles.own.${game}`;

export function loadProgress(game: GameId): PuzzleProgress {
  return parseProgress(readSetting(progressName(game)));
}

/** Also remembers the game as the last one used. */
export function saveProgress(game: GameId, progress: PuzzleProgress): void {
  saveSetting(progressName(game), makeProgress(progress));
  saveSetting(LAST_GAME, game);
}

export function lastPuzzleGame(): GameId | null {
  const game = readSetting(LAST_GAME);
  return game !== null && isGameId(game) ? game : null;
}

/** The puzzles from the person's own matches. */
export function loadOwnPuzzles(game: GameId): readonly Puzzle[] {
  return parseOwnPuzzles(readSetting(ownName(game)));
}

/** Adds a puzzle from one of the person's matches. */
export function keepOwnPuzzle(game: GameId, puzzle: PuzzleData): void {
  saveSetting(ownName(game), makeOwnPuzzles(withOwnPuzzle(loadOwnPuzzles(game), puzzle, loadProgress(game).solved)));
}

/** The puzzles of a game with what is needed to show them. */
export interface LoadedPuzzles {
  readonly puzzles: readonly Puzzle[];
  /** From the person's own matches. */
  readonly own: readonly Puzzle[];
  readonly facets: GameFacets;
  /** By variant. */
  readonly rules: ReadonlyMap<string, Rules>;
}

export async function loadAllPuzzles(game: GameId): Promise<LoadedPuzzles> {
  const [puzzles, facets] = await Promise.all([loadPuzzles(game), loadGameFacets(game)]);
  const own = loadOwnPuzzles(game);
  const variants = [...new Set([...puzzles, ...own].map(({ variant }) => variant))];
  const rules = await Promise.all(variants.map(async (variant) => [variant, await loadRules(game, variant)] as const));
  return { puzzles, own, facets, rules: new Map(rules) };
}

const DAILY = 'puzzles.daily';

export interface DayPuzzle {
  readonly day: number;
  readonly game: GameId;
  /** How many games take turns. */
  readonly games: number;
  readonly address: string;
  readonly isSolved: boolean;
  /** The days in a row. */
  readonly streak: number;
}

/** Today's puzzle; null where no game has puzzles. */
export function todaysPuzzle(): DayPuzzle | null {
  const day = dayOf(Date.now());
  const games = CARDS.filter(({ puzzles }) => puzzles > 0);
  const game = gameOfDay(games, day)?.game;
  if (game === undefined) return null;
  const progress = parseDailyProgress(readSetting(DAILY));
  return {
    day,
    game,
    games: games.length,
    address: `${puzzlesAddress(game)}?list=day`,
    isSolved: progress.last === day,
    streak: daysInARow(progress, day),
  };
}

/** Keeps that the puzzle of a day was solved. */
export function saveDaySolved(day: number): void {
  saveSetting(DAILY, makeDailyProgress(withDaySolved(parseDailyProgress(readSetting(DAILY)), day)));
}
