import { LARGEST_VALUE } from '@tabuleiro/games';

// A score is a static value or a proved result: a win in n decisions is WIN − n, a loss its negative.

export const WIN = 30_000;
/** Maximum length of a line, in decisions. */
export const HIGHEST = 120;
/** A score above this is a proved win. */
export const SMALLEST_WIN = WIN - 2 * HIGHEST;
/** Greater than every score. */
export const INFINITE = 32_000;
export const DRAW = 0;

export const isWin = (score: number): boolean => score > SMALLEST_WIN;
export const isLoss = (score: number): boolean => score < -SMALLEST_WIN;
export const isProved = (score: number): boolean => isWin(score) || isLoss(score);

/** The number of decisions to the end, from a proved score. */
export const distanceOf = (score: number): number => WIN - Math.abs(score);

/** Keeps static values out of the range of proved scores. */
export const clampValue = (value: number): number => Math.max(-LARGEST_VALUE, Math.min(LARGEST_VALUE, value)) | 0;

/**
 * The search counts distances from the root. The table counts them from the position, because it occurs at many
 * heights.
 */
export const toTable = (score: number, height: number): number =>
  isWin(score) ? score + height : isLoss(score) ? score - height : score;
export const fromTable = (score: number, height: number): number =>
  isWin(score) ? score - height : isLoss(score) ? score + height : score;
