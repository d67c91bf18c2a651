// Hot: every node of a search ranks its moves.
import * as bitsModule from '../../board/bits.ts';
import type { MoveList } from '../../contract/index.ts';
import type { Attack } from '../attack-map.ts';
import * as cellsModule from '../cells.ts';
import * as lineAttacksModule from '../line-attacks.ts';
import * as movesModule from '../moves.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { isIn } = cellsModule;
const { fromOf, toOf } = movesModule;
const { firstCell, nearHigh, nearLow, wayTo } = lineAttacksModule;

const TAKES_KING = 1_000_000;
const ANSWER = 10_000;
const SAFE_THREAT = 5_000;
const THREAT = 2_000;
const PREY = 1_000;
const GIVES_QUEEN_AWAY = -100;
const GIVES_KING_AWAY = -1_000;

/**
 * Ranks moves by what they do to the two kings, without playing any: `mine` is the attack of the side that moves, `theirs`
 * that of the other, looked around and for pins. Queens count only where the match is long enough to use them.
 */
export function rankMoves(
  moves: MoveList,
  ranks: Int32Array,
  mine: Attack,
  theirs: Attack,
  countsQueens: boolean,
): void {
  const { packed, length } = moves;
  const { view, king: theirKing, defenceLow, defenceHigh } = mine;
  const myKing = theirs.king;
  const { low: seenLow, high: seenHigh } = theirs.reach;
  const guardLow = seenLow | nearLow(theirKing);
  const guardHigh = seenHigh | nearHigh(theirKing);
  const answerWay = wayToAnswer(theirs);
  for (let index = 0; index < length; index++) {
    const from = fromOf(packed[index]!);
    const to = toOf(packed[index]!);
    const isGuarded = isIn(guardLow, guardHigh, to);
    let rank = 0;
    if (to === theirKing) {
      rank = TAKES_KING;
    } else if (from === myKing) {
      rank = isGuarded ? GIVES_KING_AWAY : answerWay === 0 ? 0 : ANSWER;
    } else if (givesKingAway(from, to, answerWay, theirs)) {
      rank = GIVES_KING_AWAY;
    } else {
      if (answerWay !== 0) rank = ANSWER;
      if (isIn(view.low, view.high, to)) rank += isGuarded ? THREAT : SAFE_THREAT;
      if (countsQueens) rank += rankOfQueens(isIn(defenceLow, defenceHigh, to), isGuarded, rank);
    }
    ranks[index] = rank;
  }
}

/** What a queen wins or loses where it goes; to trade one for another is neither. */
function rankOfQueens(takes: boolean, isGuarded: boolean, rank: number): number {
  if (takes) return isGuarded ? 0 : PREY;
  return isGuarded && rank === 0 ? GIVES_QUEEN_AWAY : 0;
}

/** Whether a queen opens a line to its king by this move, or does not close the one that is open. */
function givesKingAway(from: number, to: number, answerWay: number, theirs: Attack): boolean {
  const { king, view } = theirs;
  if (isIn(theirs.pinnedLow, theirs.pinnedHigh, from) && wayTo(king, from) !== wayTo(king, to)) return true;
  return answerWay !== 0 && !(wayTo(king, to) === answerWay && isIn(view.low, view.high, to));
}

/** The way on which a queen has to take or to block: 0 when the king is not in danger, -1 when no queen can help. */
function wayToAnswer(theirs: Attack): number {
  const low = theirs.takersLow;
  const high = theirs.takersHigh;
  if ((low | high) === 0) return 0;
  if (popCount(low) + popCount(high) > 1) return -1;
  return wayTo(theirs.king, firstCell(low, high));
}
