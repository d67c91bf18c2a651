import { type ProvedEnd, VALUE_SCALE } from '@tabuleiro/games';

/** How a search judges a position or a move, for one side. */
export interface Verdict {
  /** See VALUE_SCALE. */
  readonly score: number;
  readonly end: ProvedEnd | null;
}

const POINTS = { win: 100, draw: 50, loss: 0 } as const;

/**
 * What the side can expect from a hundred matches that go on from here, a draw as half a win: 50 is even. A proved end is
 * 100, 50 or 0, however far it is.
 */
export function expectedPoints({ score, end }: Verdict): number {
  if (end !== null) return POINTS[end.result];
  return 100 / (1 + Math.exp(-score / VALUE_SCALE));
}
