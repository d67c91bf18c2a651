// Numbers in brackets are the rules of README.md. The generator moves sets of queens; this checks one piece and the
// cells on its way.
import { CELLS, columnOf, distance, isIn, rowOf, WIDTH } from './cells.ts';
import { fromOf, packMove, toOf } from './moves.ts';

const MOVES_END = CELLS * CELLS;

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

/** The cells from which enemy pieces could take my piece on a cell. */
export function attackersOf(
  cell: number,
  enemyKing: number,
  enemiesLow: number,
  enemiesHigh: number,
  mineLow: number,
  mineHigh: number,
): readonly number[] {
  const found: number[] = [];
  for (let from = 0; from < CELLS; from++) {
    if (isPossible(packMove(from, cell), enemyKing, enemiesLow, enemiesHigh, mineLow, mineHigh)) found.push(from);
  }
  return found;
}

/** [2] Whether two cells are on one line without a piece between them. */
function isClear(from: number, to: number, occupiedLow: number, occupiedHigh: number): boolean {
  const stride = strideTowards(from, to);
  if (stride === 0) return false;
  for (let cell = from + stride; cell !== to; cell += stride) {
    if (isIn(occupiedLow, occupiedHigh, cell)) return false;
  }
  return true;
}

/** [2] By how much cell numbers grow on the line from one cell towards another; 0 when no line joins them. */
export function strideTowards(from: number, to: number): number {
  const columns = columnOf(to) - columnOf(from);
  const rows = rowOf(to) - rowOf(from);
  if (columns !== 0 && rows !== 0 && Math.abs(columns) !== Math.abs(rows)) return 0;
  return Math.sign(columns) + WIDTH * Math.sign(rows);
}
