// Hot: asked for every value of a network.
import * as gridModule from '../grid.ts';
import * as movesModule from '../moves.ts';
import * as fieldsModule from '../packed-fields.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { columnOf, rowOf, WINDOW_CELLS, WINDOW_WIDTH } = gridModule;
const { DEAD, fieldOf, isInPlay, RESERVE } = fieldsModule;
const { PIECES, QUEEN } = movesModule;

// A network sees all pieces from the two kings, turned and mirrored so that the enemy king is to the right of the own one and
// above it, and further right than above: in one orientation out of eight. What is the same on a turned board, or somewhere
// else in the window, then has the same inputs.

/** The symmetries of the square: three bits that mirror columns, mirror rows, and then swap the two. */
const SYMMETRIES = 8;
const MIRROR_COLUMNS = 1;
const MIRROR_ROWS = 2;
const SWAP = 4;

type Step = readonly [right: number, up: number];

function turned([right, up]: Step, symmetry: number): Step {
  const across = (symmetry & MIRROR_COLUMNS) === 0 ? right : -right;
  const upward = (symmetry & MIRROR_ROWS) === 0 ? up : -up;
  return (symmetry & SWAP) === 0 ? [across, upward] : [upward, across];
}

function stepBetween(from: number, to: number): Step {
  return [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
}

const WINDOW = Array.from({ length: WINDOW_CELLS }, (_, cell) => cell);
const PAIRS = WINDOW.flatMap((king) => WINDOW.filter((other) => other !== king).map((other) => [king, other] as const));

/** By both kings: the symmetry that brings the enemy king where it belongs; where two do, the other one is above it. */
const ORIENTATIONS = new Uint8Array(WINDOW_CELLS * WINDOW_CELLS);
for (const [king, other] of PAIRS) {
  const fitting = Array.from({ length: SYMMETRIES }, (_, symmetry) => symmetry).filter((symmetry) => {
    const [right, up] = turned(stepBetween(king, other), symmetry);
    return up >= 0 && right >= up;
  });
  const [first = 0, second = first] = fitting;
  ORIENTATIONS[(king << 4) | other] = first | (second << 3);
}

/** The rows of places are as long as those that pieces can have: the other king takes up a column on one side. */
const PLACES_WIDE = 2 * WINDOW_WIDTH - 2;
const PLACES_HIGH = 2 * WINDOW_WIDTH - 1;
/** Places in play, seen from a king. */
export const PLACES = PLACES_WIDE * PLACES_HIGH;
/** From the own king there are two more: in reserve, and dead. */
export const OWN_PLACES = PLACES + 2;

/** Where pieces are from a king, by symmetry, king and field of the piece. `left` is how far left of it they can be. */
function makePlaces(left: number): Uint8Array {
  const places = new Uint8Array((SYMMETRIES * WINDOW_CELLS) << 5);
  for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
    for (const king of WINDOW) {
      const base = ((symmetry << 4) | king) << 5;
      for (const cell of WINDOW) {
        const [right, up] = turned(stepBetween(king, cell), symmetry);
        // No other column is ever asked for.
        const column = Math.min(Math.max(right + left, 0), PLACES_WIDE - 1);
        places[base | cell] = (up + WINDOW_WIDTH - 1) * PLACES_WIDE + column;
      }
      places[base | RESERVE] = PLACES;
      places[base | DEAD] = PLACES + 1;
    }
  }
  return places;
}
const FROM_OWN_KING = makePlaces(WINDOW_WIDTH - 2);
const FROM_ENEMY_KING = makePlaces(WINDOW_WIDTH - 1);

/** Where a piece is from the own king: below `OWN_PLACES`. */
export function placeFromOwnKing(orientation: number, king: number, place: number): number {
  return FROM_OWN_KING[(((orientation << 4) | king) << 5) | place]!;
}

/** Where a piece in play is from the enemy king: below `PLACES`. */
export function placeFromEnemyKing(orientation: number, enemyKing: number, place: number): number {
  return FROM_ENEMY_KING[(((orientation << 4) | enemyKing) << 5) | place]!;
}

/** The orientation of a position. Where the kings leave two, the first piece that the two put on different places decides. */
export function orientationOf(mine: number, theirs: number): number {
  const king = fieldOf(mine, 0);
  const both = ORIENTATIONS[(king << 4) | fieldOf(theirs, 0)]!;
  const first = both & 7;
  const second = both >>> 3;
  if (first === second) return first;
  const difference = firstDifference(mine, king, first, second) || firstDifference(theirs, king, first, second);
  return difference < 0 ? second : first;
}

function firstDifference(fields: number, king: number, first: number, second: number): number {
  for (let piece = QUEEN; piece < PIECES; piece++) {
    const place = fieldOf(fields, piece);
    if (!isInPlay(place)) continue;
    const difference = placeFromOwnKing(first, king, place) - placeFromOwnKing(second, king, place);
    if (difference !== 0) return difference;
  }
  return 0;
}

// The box of a formation is the columns and rows that it takes up. Along an axis, from left to right or upwards, it is that many
// cells long, and each king stands somewhere: the enemy king further right and at least as far up.

/** Along an axis: the length of the box, and where the kings stand. */
function listAxis(leastDistance: number): readonly string[] {
  return Array.from({ length: WINDOW_WIDTH }, (_, index) => index + 1).flatMap((length) =>
    WINDOW.slice(0, length).flatMap((king) =>
      WINDOW.slice(king + leastDistance, length).map((enemyKing) => `${length} ${king} ${enemyKing}`),
    ),
  );
}
const ACROSS_NAMES = listAxis(1);
const UPWARD_NAMES = listAxis(0);

/** The place in such a list by mirrored or not, the columns or rows in use (four bits), and those of both kings. */
function makeAxis(names: readonly string[]): Uint8Array {
  return Uint8Array.from({ length: 2 << 8 }, (_, index) => {
    const used = (index >>> 4) & 15;
    const first = 31 - Math.clz32(used & -used);
    const last = 31 - Math.clz32(used);
    const [king, enemyKing] = [(index >>> 2) & 3, index & 3].map((at) => (index >>> 8 === 0 ? at - first : last - at));
    // Nothing asks for what is in no list.
    return Math.max(0, names.indexOf(`${last - first + 1} ${king} ${enemyKing}`));
  });
}
const ACROSS = makeAxis(ACROSS_NAMES);
const UPWARD = makeAxis(UPWARD_NAMES);
const UPWARD_COUNT = UPWARD_NAMES.length;

export const BOXES = ACROSS_NAMES.length * UPWARD_COUNT;

/** The box and where the kings are in it: below `BOXES`. */
export function boxOf(orientation: number, king: number, enemyKing: number, occupied: number): number {
  const columns = (occupied | (occupied >>> 4) | (occupied >>> 8) | (occupied >>> 12)) & 15;
  let first = occupied | (occupied >>> 1);
  first = (first | (first >>> 2)) & 0x1111;
  const rows = (first | (first >>> 3) | (first >>> 6) | (first >>> 9)) & 15;
  const byColumn = ((orientation & MIRROR_COLUMNS) << 8) | (columns << 4) | ((king & 3) << 2) | (enemyKing & 3);
  const byRow = ((orientation & MIRROR_ROWS) << 7) | (rows << 4) | (king & 12) | (enemyKing >>> 2);
  return (orientation & SWAP) === 0
    ? ACROSS[byColumn]! * UPWARD_COUNT + UPWARD[byRow]!
    : ACROSS[byRow]! * UPWARD_COUNT + UPWARD[byColumn]!;
}
