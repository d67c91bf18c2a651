import { otherSide, type Side } from './side.ts';

/** Ends that the position alone decides. */
export const POSITION_REASONS = [
  'no-men',
  'king-surrounded',
  'both-kings-surrounded',
  'king-taken',
  'checkmate',
  'stalemate',
  'turns-over',
  'majority',
  'even',
  'no-move',
  'one-piece',
  'full-piece',
  'no-progress',
] as const;

/** Ends that only the match can decide: by its history, its players, its clock. */
export const MATCH_REASONS = ['repetition', 'resignation', 'agreement', 'time', 'abandoned'] as const;

export const OUTCOME_REASONS = [...POSITION_REASONS, ...MATCH_REASONS] as const;

export type PositionReason = (typeof POSITION_REASONS)[number];
export type MatchReason = (typeof MATCH_REASONS)[number];
export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

/** How a match ended. */
export interface Outcome {
  /** The side that won, or null for a draw. */
  readonly winner: Side | null;
  readonly reason: OutcomeReason;
  /** Points of side 1 and side 2, in games that count points. */
  readonly score?: readonly [number, number];
}

export function isOutcomeReason(text: string): text is OutcomeReason {
  return OUTCOME_REASONS.some((reason) => reason === text);
}

export function win(winner: Side, reason: OutcomeReason): Outcome {
  return { winner, reason };
}

export function loss(loser: Side, reason: OutcomeReason): Outcome {
  return { winner: otherSide(loser), reason };
}

export function draw(reason: OutcomeReason): Outcome {
  return { winner: null, reason };
}

/** The winner by points: more points win, equal points are a draw. */
export function byScore(score: readonly [number, number], reason: OutcomeReason): Outcome {
  const winner = score[0] === score[1] ? null : score[0] > score[1] ? 1 : 2;
  return { winner, reason, score };
}

/**
 * A rule that games share: a game that counts plies without progress is over when it has counted this many. Each game
 * defines progress and the result of such an end. A game that always ends need not count.
 */
export const CLOCK_LIMIT = 100;
