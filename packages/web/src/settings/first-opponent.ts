import { type GameId, LEVEL_NAMES, manifestOf } from '@tabuleiro/games';
import type { OpponentProgress } from '@tabuleiro/play';
import { readSetting, saveSetting } from './storage.ts';

// The opponent of a match that begins with one click adapts to the person. Saved for each game: level, streak, and the seed of the
// last match that counted.

export interface SavedProgress extends OpponentProgress {
  readonly seed: string;
}

const settingOf = (game: GameId): string => `opponent.${game}`;

export function readProgress(game: GameId): SavedProgress {
  const [level = '', streak = '', seed = ''] = (readSetting(settingOf(game)) ?? '').split(' ');
  if (!LEVEL_NAMES.includes(level)) return { level: manifestOf(game).newcomerLevel ?? 1, streak: 0, seed: '' };
  return { level: Number(level), streak: Math.trunc(Number(streak)) || 0, seed };
}

export function saveProgress(game: GameId, { level, streak, seed }: SavedProgress): void {
  saveSetting(settingOf(game), `${level} ${streak} ${seed}`);
}

/** The level that a match begins against with one click. */
export function firstLevel(game: GameId): number {
  return readProgress(game).level;
}
