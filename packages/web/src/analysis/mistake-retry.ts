import type { ReviewedPly } from '@tabuleiro/engine';
import type { MoveNode } from './variation-tree.ts';

/** The phases of finding a better move than a mistake. */
export type RetryPhase = 'asked' | 'judging' | 'best' | 'good' | 'bad' | 'shown' | 'failed';

export interface Retry {
  readonly mistake: MoveNode;
  readonly review: ReviewedPly;
  /** The best move as text. */
  readonly best: string;
  readonly phase: RetryPhase;
  /** The last try, and how many points of a hundred it loses. */
  readonly tried: MoveNode | null;
  readonly points: number;
  /** Nodes with a larger id were added by tries. */
  readonly since: number;
}

/** The answer is known, so nothing has to be hidden. */
export function isSolved({ phase }: Retry): boolean {
  return phase === 'best' || phase === 'good' || phase === 'shown';
}

export function isTry({ mistake, phase }: Retry, node: MoveNode): boolean {
  return node.before === mistake.before && (phase === 'asked' || phase === 'failed');
}

/** The best move needs no search; any other is reviewed first. */
export function withTry(retry: Retry, tried: MoveNode): Retry {
  const isBest = tried.move === retry.review.best.moves[0];
  return { ...retry, tried, phase: isBest ? 'best' : 'judging' };
}

/** A try without a mark is as good as the best move. */
export function withReview(retry: Retry, review: ReviewedPly | null): Retry {
  if (review === null) return { ...retry, phase: 'failed' };
  const isGood = review.mark === null;
  return { ...retry, phase: isGood ? 'good' : 'bad', points: Math.round(review.loss) };
}

/** The node of the last try, if it should be removed from the tree. */
export function discardedTry({ tried, since, phase }: Retry): MoveNode | null {
  const isKept = phase === 'best' || phase === 'good';
  return tried === null || isKept || tried.id <= since ? null : tried;
}
