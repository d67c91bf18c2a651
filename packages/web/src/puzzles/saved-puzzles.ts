import { type GameId, isGameId, type Puzzle } from '@tabuleiro/games';
import {
  makeOwnPuzzles,
  makeProgress,
  parseOwnPuzzles,
  parseProgress,
  type PuzzleData,
  type PuzzleProgress,
  withOwnPuzzle,
} from '@tabuleiro/games/puzzle';
import { readSetting, saveSetting } from '../settings/storage.ts';

// The puzzles of the person on this device.

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
