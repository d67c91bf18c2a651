import { type ProvedEnd, VALUE_SCALE } from '@tabuleiro/games';

/** How a search judges a position or a move, for one side. */
export interface Verdict {
  /** See VALUE_SCALE. */
  readonly score: number;
  readonly end: ProvedEnd | null;
}

const POINTS = { win: 100, draw: 50, loss: 0 } as const;

/** An estimate that says neither more nor less than a draw. */
const EVEN: Verdict = { score: 0, end: null };

/** What the best move is worth, for the same side: no less than a move whose end is proved. */
export function notBelow(best: Verdict, move: Verdict): Verdict {
  if (move.end === null || expectedPoints(move) <= expectedPoints(best)) return best;
  return move.end.result === 'win' ? move : EVEN;
}

/** What a move is worth, for the same side: no more than the best one, whose end is proved. */
export function notAbove(move: Verdict, best: Verdict): Verdict {
  if (best.end === null || expectedPoints(move) <= expectedPoints(best)) return move;
  return best.end.result === 'loss' ? { score: best.score, end: { result: 'loss' } } : EVEN;
}

/**
 * What the side can expect from a hundred matches that go on from here, a draw as half a win: 50 is even. A proved end is
 * 100, 50 or 0, however far it is.
 */
export function expectedPoints({ score, end }: Verdict): number {
  if (end !== null) return POINTS[end.result];
  return 100 / (1 + Math.exp(-score / VALUE_SCALE));
}
