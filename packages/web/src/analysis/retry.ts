import type { ReviewedPly } from '@tabuleiro/engine';
import type { Node } from './tree.ts';

/** Where a person stands who looks for something better than a mistake. */
export type RetryPhase = 'asked' | 'judging' | 'best' | 'good' | 'bad' | 'shown' | 'failed';

export interface Retry {
  /** The mistake. */
  readonly mistake: Node;
  readonly review: ReviewedPly;
  /** The best move as text. */
  readonly best: string;
  readonly phase: RetryPhase;
  /** What was tried last, and how many points of a hundred it gives away. */
  readonly tried: Node | null;
  readonly points: number;
  /** Moves with a larger id came into the tree only to be tried. */
  readonly since: number;
}

/** The answer is known, so nothing need be hidden any more. */
export function isSolved({ phase }: Retry): boolean {
  return phase === 'best' || phase === 'good' || phase === 'shown';
}

/** Whether a move is a try. */
export function isTry({ mistake, phase }: Retry, node: Node): boolean {
  return node.before === mistake.before && (phase === 'asked' || phase === 'failed');
}

/** The best move needs no search to be known as such; others are judged. */
export function atOnce(retry: Retry, tried: Node): Retry {
  const isBest = tried.move === retry.review.best.moves[0];
  return { ...retry, tried, phase: isBest ? 'best' : 'judging' };
}

/** What a search says of a try: it is as good as the best when it deserves no mark. */
export function judged(retry: Retry, review: ReviewedPly | null): Retry {
  if (review === null) return { ...retry, phase: 'failed' };
  const isGood = review.mark === null;
  return { ...retry, phase: isGood ? 'good' : 'bad', points: Math.round(review.loss) };
}

/** The try that is to be taken out of the tree, when it was only that. */
export function leftover({ tried, since, phase }: Retry): Node | null {
  const isKept = phase === 'best' || phase === 'good';
  return tried === null || isKept || tried.id <= since ? null : tried;
}
