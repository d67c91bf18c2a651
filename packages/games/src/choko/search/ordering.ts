// Hot: ranks the moves of every node that a search opens.
import * as bitsModule from '../../board/bits.ts';
import type { MoveList } from '../../contract/index.ts';
import * as boardModule from '../board.ts';
import * as movesModule from '../moves.ts';
import type { ChokoPosition } from '../rules.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { hasBit, lowestBit, popCount } = bitsModule;
const { BOARD, DELTAS, DIRECTIONS, jumpsTo, MOST_MOVES, NOT_FILE_A, NOT_FILE_E, WIDTH } = boardModule;
const { CAPTURE, DROP, fromOf, jumpedOf, kindOf, NOWHERE, packCapture, removedOf, STEP, toOf } = movesModule;

/** Rows 2 to 4 and columns b to d: a man there has neighbours on both sides along the other line. */
const INNER_ROWS = 0b00000_11111_11111_11111_00000;
const INNER_COLUMNS = NOT_FILE_A & NOT_FILE_E;

export const CORNERS = 0b10001_00000_00000_00000_10001;
export const BORDER = BOARD & ~(INNER_ROWS & INNER_COLUMNS);

/** How many jumps there are, each man and direction counted once. */
export function countJumps(mine: number, theirs: number): number {
  const empty = BOARD & ~(mine | theirs);
  const up = (((mine << WIDTH) & theirs) << WIDTH) & empty;
  const down = (((mine >>> WIDTH) & theirs) >>> WIDTH) & empty;
  const right = ((((mine & NOT_FILE_E) << 1) & theirs & NOT_FILE_E) << 1) & empty;
  const left = ((((mine & NOT_FILE_A) >>> 1) & theirs & NOT_FILE_A) >>> 1) & empty;
  // Most positions have none.
  return (up | down | right | left) === 0 ? 0 : popCount(up) + popCount(down) + popCount(right) + popCount(left);
}

/** The empty cells on which a new man could be jumped over by one of these men. */
export function unsafeCells(theirs: number, empty: number): number {
  const above = theirs << WIDTH;
  const below = theirs >>> WIDTH;
  const rightOf = (theirs & NOT_FILE_E) << 1;
  const leftOf = (theirs & NOT_FILE_A) >>> 1;
  // A jump from below lands above, and so on: the cell behind must be empty too.
  const vertical = (above & (empty >>> WIDTH)) | (below & (empty << WIDTH));
  const level = (rightOf & ((empty & NOT_FILE_A) >>> 1)) | (leftOf & ((empty & NOT_FILE_E) << 1));
  return (vertical | level) & empty;
}

/** The approximate number of steps into cells where no enemy can jump over the man at once. */
export function countSafeSteps(men: number, enemies: number): number {
  const empty = BOARD & ~(men | enemies);
  const safe = empty & ~unsafeCells(enemies, empty);
  // An enemy straight ahead would land on the cell just left.
  const up = (men << WIDTH) & safe & ~(enemies >>> WIDTH);
  const down = (men >>> WIDTH) & safe & ~(enemies << WIDTH);
  const right = ((men & NOT_FILE_E) << 1) & safe & ~((enemies & NOT_FILE_A) >>> 1);
  const left = ((men & NOT_FILE_A) >>> 1) & safe & ~((enemies & NOT_FILE_E) << 1);
  return popCount(up) + popCount(down) + popCount(right) + popCount(left);
}

const WIN = 1_000_000;
/** A capture takes two men: nothing else is worth as much. */
const CAPTURES = 20_000;
/** An enemy jump that is left after a capture. */
const RETORT = -2000;
/** A man inside hinders and threatens more than one on the border, and that more than one in a corner. */
const REMOVED_BORDER = -20;
const REMOVED_CORNER = -20;
/** A step or drop that lets the enemy jump, for each jump. */
const ALLOWED = -300;

/** The rank of a capture by the men that it leaves: the fewer retorts the better. */
function rankCapture(mine: number, theirs: number, removed: number): number {
  let rank = CAPTURES + RETORT * countJumps(theirs, mine);
  if (hasBit(BORDER, removed)) rank += REMOVED_BORDER;
  if (hasBit(CORNERS, removed)) rank += REMOVED_CORNER;
  return rank;
}

function rankOfCapture(move: number, position: ChokoPosition, enemyHand: number): number {
  const removed = removedOf(move);
  const mine = position.mine ^ ((1 << fromOf(move)) | (1 << toOf(move)));
  let theirs = position.theirs ^ (1 << jumpedOf(move));
  if (removed !== NOWHERE) theirs ^= 1 << removed;
  if (theirs === 0 && enemyHand === 0) return WIN;
  const rank = rankCapture(mine, theirs, removed);
  // With a retort it is a trade, one of many that differ in the man removed: search finds out which are worth it.
  return rank < CAPTURES + RETORT / 2 ? 0 : rank;
}

/** Captures without a retort come first. Moves that only threaten are left to the search: there are too many of them. */
export function rankMoves(position: ChokoPosition, moves: MoveList, ranks: Int32Array): void {
  const { mine, theirs, turn, initiative } = position;
  const enemyHand = position.hand(turn === 1 ? 2 : 1);
  const dangers = countJumps(theirs, mine);
  // A drop by the owner of the initiative makes the enemy drop too, which leaves no time to jump; nor does black's 24th drop.
  const isLast = enemyHand === 0 && turn === 2 && position.hand(turn) === 1;
  const answered = !isLast && (enemyHand === 0 || (initiative !== null && initiative !== turn));
  const unsafe = answered ? unsafeCells(theirs, BOARD & ~(mine | theirs)) : 0;
  const { packed, length } = moves;
  for (let index = 0; index < length; index++) {
    const move = packed[index]!;
    const kind = kindOf(move);
    if (kind === CAPTURE) {
      ranks[index] = rankOfCapture(move, position, enemyHand);
    } else if (kind === DROP) {
      ranks[index] = hasBit(unsafe, toOf(move)) ? ALLOWED : 0;
    } else if (kind === STEP) {
      const after = mine ^ ((1 << fromOf(move)) | (1 << toOf(move)));
      const more = countJumps(theirs, after) - dangers;
      ranks[index] = more > 0 ? ALLOWED * more : 0;
    } else {
      ranks[index] = 0;
    }
  }
}

/** Lists every jump once, with the removal that looks best: other removals rarely change the result. */
export function pushBestCaptures(position: ChokoPosition, into: MoveList): void {
  into.clear();
  if (!position.mayMove()) return;
  const { mine, theirs } = position;
  if (countJumps(mine, theirs) === 0) return;
  into.reserve(MOST_MOVES);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const delta = DELTAS[direction]!;
    for (let targets = jumpsTo(mine, theirs, direction); targets !== 0; targets &= targets - 1) {
      const to = lowestBit(targets);
      const from = to - 2 * delta;
      const after = mine ^ ((1 << from) | (1 << to));
      into.push(packCapture(from, to, bestRemoval(after, theirs ^ (1 << (to - delta)))));
    }
  }
}

function bestRemoval(mine: number, theirs: number): number {
  let best = NOWHERE;
  let bestRank = -WIN;
  for (let others = theirs; others !== 0; others &= others - 1) {
    const removed = lowestBit(others);
    const rank = rankCapture(mine, theirs ^ (1 << removed), removed);
    if (rank > bestRank) {
      best = removed;
      bestRank = rank;
    }
  }
  return best;
}
