import { LARGEST_VALUE } from '@tabuleiro/games';

// A score is a static value, or tells a proved end: a win in n decisions from here is WIN − n, a loss its negative.

export const WIN = 30_000;
/** No line is longer, counted in decisions. */
export const HIGHEST = 120;
/** Every score above it is a proved win. */
export const SMALLEST_WIN = WIN - 2 * HIGHEST;
/** Larger than every score. */
export const INFINITE = 32_000;
export const DRAW = 0;

export const isWin = (score: number): boolean => score > SMALLEST_WIN;
export const isLoss = (score: number): boolean => score < -SMALLEST_WIN;
export const isProved = (score: number): boolean => isWin(score) || isLoss(score);

/** The decisions to the end that a proved score tells. */
export const distanceOf = (score: number): number => WIN - Math.abs(score);

/** Keeps a static value away from proved scores. */
export const clampValue = (value: number): number => Math.max(-LARGEST_VALUE, Math.min(LARGEST_VALUE, value)) | 0;

/** Scores in the search count from the root; in the table, where a position is met at many heights, from the position. */
export const toTable = (score: number, height: number): number =>
  isWin(score) ? score + height : isLoss(score) ? score - height : score;
export const fromTable = (score: number, height: number): number =>
  isWin(score) ? score - height : isLoss(score) ? score + height : score;
