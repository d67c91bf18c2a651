import { type GameId, isGameId } from '@tabuleiro/games';
import { makeProgress, parseProgress, type PuzzleProgress } from '@tabuleiro/games/puzzle';
import { readSetting, saveSetting } from '../settings/storage.ts';

// The user's progress on this device.

const LAST = 'puzzles.last';
const progressName = (game: GameId): string => `puzzles.${game}`;

export function loadProgress(game: GameId): PuzzleProgress {
  return parseProgress(readSetting(progressName(game)));
}

/** Also remembers the game as the last one used. */
export function saveProgress(game: GameId, progress: PuzzleProgress): void {
  saveSetting(progressName(game), makeProgress(progress));
  saveSetting(LAST, game);
}

export function lastPuzzleGame(): GameId | null {
  const game = readSetting(LAST);
  return game !== null && isGameId(game) ? game : null;
}
