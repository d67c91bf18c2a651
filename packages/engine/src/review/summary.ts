import type { BySide, Side } from '@tabuleiro/games';
import { expectedPoints } from './expected.ts';
import { type Mark, MARKS } from './marks.ts';
import type { ReviewedPly } from './review.ts';

/** How a side played, as far as its plies were reviewed. */
export interface ReviewSummary {
  /** Plies in which something could be lost: not those without a choice, nor those of a side that is proved to lose. */
  readonly plies: number;
  /** Expected points of a hundred lost in such a ply, on average; null when there was none. */
  readonly meanLoss: number | null;
  /** From 0 to 100, the mean over such plies: 100 where nothing is lost, and half as much for every ten points lost. */
  readonly accuracy: number | null;
  readonly marks: Readonly<Record<Mark, number>>;
}

/** So many lost points halve the accuracy of a ply. */
const HALVING_LOSS = 10;

export function summarise(plies: readonly ReviewedPly[]): BySide<ReviewSummary> {
  return { 1: summariseSide(plies, 1), 2: summariseSide(plies, 2) };
}

function summariseSide(plies: readonly ReviewedPly[], side: Side): ReviewSummary {
  const losses = plies.filter((ply) => ply.side === side && isTest(ply)).map(({ loss }) => loss);
  const count = (mark: Mark): number => plies.filter((ply) => ply.side === side && ply.mark === mark).length;
  const [slight, plain, grave] = MARKS;
  return {
    plies: losses.length,
    meanLoss: meanOf(losses),
    accuracy: meanOf(losses.map((loss) => 100 * 2 ** (-loss / HALVING_LOSS))),
    marks: { [slight]: count(slight), [plain]: count(plain), [grave]: count(grave) },
  };
}

function isTest({ isForced, best }: ReviewedPly): boolean {
  return !isForced && expectedPoints(best) > 0;
}

function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
