import { type GameId, isGameId } from '@tabuleiro/games';
import { makeProgress, parseProgress, type PuzzleProgress } from '@tabuleiro/games/puzzle';
import { recall, remember } from '../app/memory.ts';

// What a person has solved on this device.

const LAST = 'puzzles.last';
const progressName = (game: GameId): string => `puzzles.${game}`;

export function recallProgress(game: GameId): PuzzleProgress {
  return parseProgress(recall(progressName(game)));
}

/** The game comes to mind as the one to go on with. */
export function rememberProgress(game: GameId, progress: PuzzleProgress): void {
  remember(progressName(game), makeProgress(progress));
  remember(LAST, game);
}

/** The game whose puzzles were last at hand. */
export function lastGame(): GameId | null {
  const game = recall(LAST);
  return game !== null && isGameId(game) ? game : null;
}
