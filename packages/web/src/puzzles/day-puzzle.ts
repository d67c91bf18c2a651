import type { GameId } from '@tabuleiro/games';
import {
  dayOf,
  daysInARow,
  gameOfDay,
  makeDailyProgress,
  parseDailyProgress,
  withDaySolved,
} from '@tabuleiro/games/puzzle';
import { puzzlesAddress } from '../routes/route.ts';
import { readSetting, saveSetting } from '../settings/storage.ts';
import { CARDS } from '../ui/game-cards/cards.ts';

const SETTING = 'puzzles.daily';

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
  const progress = parseDailyProgress(readSetting(SETTING));
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
  saveSetting(SETTING, makeDailyProgress(withDaySolved(parseDailyProgress(readSetting(SETTING)), day)));
}
