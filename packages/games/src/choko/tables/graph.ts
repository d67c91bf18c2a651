// Hot: building a table asks for the captures of every position.
import type { SolvedClass } from '../../contract/index.ts';
import type { RetrogradeGraph } from '../../retrograde/kernel.ts';
import * as outcomesModule from '../../retrograde/outcome-codes.ts';
import * as boardModule from '../board.ts';
import * as movesModule from './moves.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { MOST_MOVES } = boardModule;
const { DRAWN, UNDECIDED } = outcomesModule;
const { MOST_STEPS, WON } = movesModule;

/** Positions after captures: their numbers and their outcomes. */
interface CaptureResult {
  readonly pair: movesModule.MenPair;
  readonly outcomes: Uint8Array;
}

/** A class of positions and the classes that captures lead to, for retrograde analysis. */
export class EndgameGraph implements RetrogradeGraph {
  readonly size: number;
  readonly mostSteps = MOST_STEPS;
  private readonly pair: movesModule.MenPair;
  /** The positions after captures by the side with more men, and by the other side; null where no man is left. */
  private readonly afterMore: CaptureResult | null;
  private readonly afterFewer: CaptureResult | null;
  private readonly captures = new Int32Array(MOST_MOVES);

  /** `solved` finds the class after a capture by its numbers of men, in either order. */
  constructor(more: number, fewer: number, solved: (men: number, others: number) => SolvedClass) {
    this.pair = new movesModule.MenPair(more, fewer);
    this.size = this.pair.size;
    this.afterMore = afterCapture(more, fewer, solved);
    this.afterFewer = afterCapture(fewer, more, solved);
  }

  isHole(index: number): boolean {
    return this.pair.isHole(index);
  }

  leadsOnlyToWins(index: number, outcomes: Uint8Array, round: number): boolean {
    return this.pair.leadsOnlyToWins(index, outcomes, round);
  }

  stepsBack(index: number, into: Int32Array): number {
    return this.pair.stepsBack(index, into);
  }

  bestProgress(index: number): number {
    const after = this.pair.isSecond(index) ? this.afterFewer : this.afterMore;
    const { captures } = this;
    const count = this.pair.captures(index, after === null ? null : after.pair, captures);
    if (count === 0) return UNDECIDED;
    // Without men left for the enemy every capture wins at once.
    if (after === null) return captures[0] === WON ? 1 : UNDECIDED;
    return bestOf(captures, count, after.outcomes);
  }
}

/** The best outcome for the side that captures; the codes are from the other side's point of view. */
function bestOf(indices: Int32Array, count: number, outcomes: Uint8Array): number {
  let soonestWin = DRAWN;
  let latestLoss = 0;
  let isDrawn = false;
  for (let place = 0; place < count; place++) {
    const outcome = outcomes[indices[place]!]!;
    if (outcome === UNDECIDED) isDrawn = true;
    else if ((outcome & 1) === 1) latestLoss = Math.max(latestLoss, outcome + 1);
    else soonestWin = Math.min(soonestWin, outcome + 1);
  }
  if (soonestWin !== DRAWN) return soonestWin;
  return isDrawn ? DRAWN : latestLoss;
}

function afterCapture(
  own: number,
  enemy: number,
  solved: (men: number, others: number) => SolvedClass,
): CaptureResult | null {
  const left = enemy - 2;
  if (left <= 0) return null;
  return {
    pair: new movesModule.MenPair(Math.max(own, left), Math.min(own, left)),
    outcomes: solved(own, left).distances,
  };
}
