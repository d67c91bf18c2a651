// Numbers in brackets are the rules of README.md. The generator moves sets of queens; here one piece is looked at, and the
// squares on its way.
import { distance, fileOf, fromOf, rankOf, SQUARES, toOf, WIDTH } from './squares.ts';

const MOVES_END = SQUARES * SQUARES;

export function isIn(low: number, high: number, square: number): boolean {
  return (((square < 32 ? low : high) >>> square) & 1) === 1;
}

/** [2] [3] Whether a side may play this. */
export function isPossible(
  move: number,
  king: number,
  mineLow: number,
  mineHigh: number,
  theirsLow: number,
  theirsHigh: number,
): boolean {
  if (move >= MOVES_END) return false;
  const from = fromOf(move);
  const to = toOf(move);
  if (!isIn(mineLow, mineHigh, from) || isIn(mineLow, mineHigh, to)) return false;
  if (from === king) return distance(from, to) === 1;
  return isClear(from, to, mineLow | theirsLow, mineHigh | theirsHigh);
}

/** [2] Whether two squares are on one line and nothing stands between them. */
function isClear(from: number, to: number, occupiedLow: number, occupiedHigh: number): boolean {
  const stride = strideTowards(from, to);
  if (stride === 0) return false;
  for (let square = from + stride; square !== to; square += stride) {
    if (isIn(occupiedLow, occupiedHigh, square)) return false;
  }
  return true;
}

/** [2] By how much square numbers grow on the line from one square towards another; 0 when no line joins them. */
export function strideTowards(from: number, to: number): number {
  const files = fileOf(to) - fileOf(from);
  const ranks = rankOf(to) - rankOf(from);
  if (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks)) return 0;
  return Math.sign(files) + WIDTH * Math.sign(ranks);
}
