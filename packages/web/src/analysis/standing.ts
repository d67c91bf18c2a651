import { type Analysis, expectedPoints, type Verdict } from '@tabuleiro/engine';
import { type Outcome, otherSide, type Side } from '@tabuleiro/games';

/** How a position stands: how the match ended there, what is proved, or what a search expects. */
export interface Standing {
  /** What side 1 can expect from a hundred matches that go on from here; 50 is even. */
  readonly points: number;
  /** Who is proved to win, null for a proved draw, and in how many plies at most, where that is known. */
  readonly proved: { readonly winner: Side | null; readonly plies: number | null } | null;
  readonly outcome: Outcome | null;
}

/** The standing that a verdict for one side means. */
export function standingFrom(verdict: Verdict, side: Side): Standing {
  const own = expectedPoints(verdict);
  const { end } = verdict;
  const winner = end?.result === 'draw' ? null : end?.result === 'win' ? side : otherSide(side);
  const proved = end && { winner, plies: end.plies ?? null };
  return { points: side === 1 ? own : 100 - own, proved, outcome: null };
}

/** What a search says of a position; null when it was stopped before it had seen anything. */
export function standingOf(analysis: Analysis | undefined, turn: Side): Standing | null {
  return analysis === undefined || analysis.depth === 0 ? null : standingFrom(analysis.lines[0], turn);
}

export function standingOfEnd(outcome: Outcome): Standing {
  const { winner } = outcome;
  return { points: winner === null ? 50 : winner === 1 ? 100 : 0, proved: null, outcome };
}

/** The side that stands better, and what it expects. */
export function favouredIn({ points }: Standing): { readonly side: Side; readonly points: number } {
  return points >= 50 ? { side: 1, points } : { side: 2, points: 100 - points };
}

/** What one of the sides expects. */
export function pointsFor({ points }: Standing, side: Side): number {
  return side === 1 ? points : 100 - points;
}

export const isProved = (analysis: Analysis): boolean => analysis.lines[0].end !== null;

/** Of two searches of the same position the one that proved something, else the one that saw more. */
export function surerOf(one: Analysis | undefined, other: Analysis | undefined): Analysis | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (isProved(one) !== isProved(other)) return isProved(one) ? one : other;
  return one.depth >= other.depth ? one : other;
}

/**
 * Standings of positions that follow each other: no estimate contradicts what is proved of the position before or after it. `turns` are
 * the sides to move.
 */
export function agreeing(
  standings: readonly (Standing | null)[],
  turns: readonly Side[],
): readonly (Standing | null)[] {
  const agreed = [...standings];
  // Who is to move has at least what is proved of the move that was made.
  for (let ply = agreed.length - 2; ply >= 0; ply--) {
    agreed[ply] = corrected(agreed[ply], agreed[ply + 1], turns[ply], (own, proved) => own < proved);
  }
  // No move is worth more than what is proved of the best.
  for (let ply = 1; ply < agreed.length; ply++) {
    agreed[ply] = corrected(agreed[ply], agreed[ply - 1], turns[ply - 1], (own, proved) => own > proved);
  }
  return agreed;
}

/** A standing, or that of the neighbour where it is proved and contradicts. Points are those of the side that moves from one to the other. */
function corrected(
  standing: Standing | null | undefined,
  neighbour: Standing | null | undefined,
  side: Side | undefined,
  contradicts: (own: number, proved: number) => boolean,
): Standing | null {
  if (!standing || !neighbour || side === undefined || isSure(standing) || !isSure(neighbour)) return standing ?? null;
  const proved = pointsFor(neighbour, side);
  if (!contradicts(pointsFor(standing, side), proved)) return standing;
  const { points } = neighbour;
  // Of a draw only one half is proved of the other position.
  return { points, proved: proved === 50 ? null : { winner: points === 100 ? 1 : 2, plies: null }, outcome: null };
}

const isSure = ({ proved, outcome }: Standing): boolean => proved !== null || outcome !== null;
