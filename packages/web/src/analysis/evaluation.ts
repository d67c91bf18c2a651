import { type Analysis, expectedPoints, type PlyVerdict } from '@tabuleiro/engine';
import { type Outcome, otherSide, type Side } from '@tabuleiro/games';

/** The evaluation of a position: the outcome, what is proved, or what a search expects. */
export interface PositionEvaluation {
  /** The points that side 1 can expect from a hundred matches; 50 is even. */
  readonly points: number;
  /** The proved winner, null for a draw, and the maximal number of plies, where known. */
  readonly proved: { readonly winner: Side | null; readonly plies: number | null } | null;
  readonly outcome: Outcome | null;
}

/** `verdict` is from the view of `side`. */
export function evaluationFrom(verdict: PlyVerdict, side: Side): PositionEvaluation {
  const own = expectedPoints(verdict);
  const { end } = verdict;
  const winner = end?.result === 'draw' ? null : end?.result === 'win' ? side : otherSide(side);
  const proved = end && { winner, plies: end.plies ?? null };
  return { points: side === 1 ? own : 100 - own, proved, outcome: null };
}

/** Null if the search was stopped before it had a result. */
export function evaluationOf(analysis: Analysis | undefined, turn: Side): PositionEvaluation | null {
  return analysis === undefined || analysis.depth === 0 ? null : evaluationFrom(analysis.lines[0], turn);
}

export function evaluationOfOutcome(outcome: Outcome): PositionEvaluation {
  const { winner } = outcome;
  return { points: winner === null ? 50 : winner === 1 ? 100 : 0, proved: null, outcome };
}

/** The side that stands better, and the points it expects. */
export function favouredSide({ points }: PositionEvaluation): { readonly side: Side; readonly points: number } {
  return points >= 50 ? { side: 1, points } : { side: 2, points: 100 - points };
}

/** The points that a side expects. */
export function pointsFor({ points }: PositionEvaluation, side: Side): number {
  return side === 1 ? points : 100 - points;
}

export const isProved = (analysis: Analysis): boolean => analysis.lines[0].end !== null;

/** Of two searches of one position: the one with a proof, otherwise the deeper one. */
export function moreReliable(one: Analysis | undefined, other: Analysis | undefined): Analysis | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (isProved(one) !== isProved(other)) return isProved(one) ? one : other;
  return one.depth >= other.depth ? one : other;
}

/**
 * Makes the evaluations of consecutive positions agree: no estimate may contradict what is proved for a neighbour.
 * `turns` are the sides to move.
 */
export function reconcileEvaluations(
  evaluations: readonly (PositionEvaluation | null)[],
  turns: readonly Side[],
): readonly (PositionEvaluation | null)[] {
  const agreed = [...evaluations];
  // The side to move has at least what is proved for the move played.
  for (let ply = agreed.length - 2; ply >= 0; ply--) {
    agreed[ply] = corrected(agreed[ply], agreed[ply + 1], turns[ply], (own, proved) => own < proved);
  }
  // No move is worth more than what is proved for the best.
  for (let ply = 1; ply < agreed.length; ply++) {
    agreed[ply] = corrected(agreed[ply], agreed[ply - 1], turns[ply - 1], (own, proved) => own > proved);
  }
  return agreed;
}

/**
 * The evaluation, or its neighbour's if that is proved and contradicts it. Points are compared for the side that moves
 * from one position to the other.
 */
function corrected(
  evaluation: PositionEvaluation | null | undefined,
  neighbour: PositionEvaluation | null | undefined,
  side: Side | undefined,
  contradicts: (own: number, proved: number) => boolean,
): PositionEvaluation | null {
  if (!evaluation || !neighbour || side === undefined || isSure(evaluation) || !isSure(neighbour)) {
    return evaluation ?? null;
  }
  const proved = pointsFor(neighbour, side);
  if (!contradicts(pointsFor(evaluation, side), proved)) return evaluation;
  const { points } = neighbour;
  // A draw proves only a bound for the other position.
  return { points, proved: proved === 50 ? null : { winner: points === 100 ? 1 : 2, plies: null }, outcome: null };
}

const isSure = ({ proved, outcome }: PositionEvaluation): boolean => proved !== null || outcome !== null;
