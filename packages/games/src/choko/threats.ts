// Hot: asked several times for every position that a search judges, so the four directions are written out.
import * as bitsModule from '../board/bits.ts';
import * as boardModule from './board.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { BOARD, NOT_FILE_A, NOT_FILE_E, WIDTH } = boardModule;

/** Rows 2 to 4 and columns b to d: who stands there has a neighbour on both sides along the other line. */
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

/** How many steps men can make into cells where no enemy can jump over them at once, as far as a glance shows. */
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
