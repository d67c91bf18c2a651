// Hot: asked several times at every node of a search. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../../board/bits.ts';
import * as gridModule from '../grid.ts';
import type { TurnFormation } from '../legality.ts';
import * as tablesModule from '../move-tables.ts';
import * as movesModule from '../moves.ts';
import * as fieldsModule from '../packed-fields.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { lowestBit } = bitsModule;
const { cellAt, columnOf, insideOf, isSurrounded, missingAround, rowOf, shiftSet, stepBackFrom, wallsOf } = gridModule;
const { GRID_CELLS, sideBit, WINDOW_CELLS, ZONE_BITS, ZONES } = gridModule;
const RING = 1 << ZONE_BITS;
const { isInPlay, isInReserve, fieldOf, RESERVE, shiftFields, withField, withoutCell } = fieldsModule;
const { BISHOP, KING, NOWHERE, packMoveStem, packPlaceStem, PAWN, PIECES, QUEEN } = movesModule;
const { hiddenFrom, landings, reach, sidesOf, touching } = tablesModule;

// Can a side surround the enemy king in this turn? A piece that lands closes at most two sides of another piece: it occupies
// the cell beside it, or it makes the formation four columns or rows long, which puts a limit behind a piece on the edge. So
// a piece with three open sides is safe. Any other has a small set of cells, its closers: a piece must land on one of them.

/** No move. */
export const NO_MOVE = -1;

const WAYS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
/** How many columns or rows away from a piece on the edge a landing makes the limit behind it. */
const ACROSS = 3;

// Both are read by `cell << 5 | side`, where the side is a bit of `missingAround`.
/** The window cells further in that direction: while they are empty, the cell is on the edge. */
const BEYOND = new Int32Array(WINDOW_CELLS << 5);
/** Where a landing closes that side: two zones for a cell that is not on the edge, then two for one that is. */
const CLOSERS = new Int32Array(WINDOW_CELLS << 7);

function fillSide(cell: number, [right, up]: readonly [right: number, up: number]): void {
  const index = (cell << 5) | sideBit(cell, [right, up]);
  const beside = cellAt(columnOf(cell) + right, rowOf(cell) + up);
  for (const other of GRID_CELLS) {
    const steps = (columnOf(other) - columnOf(cell)) * right + (rowOf(other) - rowOf(cell)) * up;
    const zone = other >>> ZONE_BITS;
    const bit = 1 << (other & 31);
    if (zone === 0 && steps > 0) BEYOND[index]! |= bit;
    if (other === beside) CLOSERS[(index << 2) | zone]! |= bit;
    if (other === beside || steps === -ACROSS) CLOSERS[(index << 2) | 2 | zone]! |= bit;
  }
}
for (let cell = 0; cell < WINDOW_CELLS; cell++) for (const way of WAYS) fillSide(cell, way);

/** On how many edges of the formation a piece is: directions in which no other piece is further out. */
export function edgesAt(cell: number, pieces: number): number {
  let edges = 0;
  for (let sides = missingAround(cell, 0); sides !== 0; sides &= sides - 1) {
    if ((pieces & BEYOND[(cell << 5) | lowestBit(sides)]!) === 0) edges++;
  }
  return edges;
}

/** The cells of a zone on which one more piece surrounds one that has open sides; deaths of queens are left aside. */
export function closersOf(zone: number, cell: number, pieces: number): number {
  let closers = -1;
  for (let sides = missingAround(cell, wallsOf(pieces)); sides !== 0; sides &= sides - 1) {
    const index = (cell << 5) | lowestBit(sides);
    const edge = (pieces & BEYOND[index]!) === 0 ? 2 : 0;
    closers &= CLOSERS[(index << 2) | edge | zone]!;
  }
  return closers;
}

/** Whether a piece has too many open sides to be surrounded by one landing. */
export function isSafe(cell: number, pieces: number): boolean {
  let sides = missingAround(cell, wallsOf(pieces));
  sides &= sides - 1;
  return (sides & (sides - 1)) !== 0;
}

/** The pieces as a side sees them, and whether that side is white, whose queen dies first. */
export interface SidedFormation extends TurnFormation {
  isWhite: boolean;
}

/**
 * A move by which the owner of `mine` surrounds the enemy king and not the own one as well, or `NO_MOVE`. It need not be
 * that side's turn.
 */
export function winningMove(formation: SidedFormation): number {
  const king = fieldOf(formation.theirs, KING);
  if (isSafe(king, formation.own | formation.enemies)) return NO_MOVE;
  const move = winByMoving(formation, king);
  return move === NO_MOVE ? winByPlacing(formation, king) : move;
}

function winByMoving(formation: SidedFormation, king: number): number {
  const { mine, enemies } = formation;
  const occupied = formation.own | enemies;
  for (let piece = KING; piece < PIECES; piece++) {
    const from = fieldOf(mine, piece);
    if (!isInPlay(from)) continue;
    const others = occupied ^ (1 << from);
    let near = landings(0, others) & reach(0, piece, from);
    let far = landings(1, others) & reach(1, piece, from);
    if (near !== 0) near &= closersOf(0, king, others);
    if (far !== 0) far &= closersOf(1, king, others);
    if ((near | far) === 0) continue;
    if (piece >= QUEEN && piece <= BISHOP) {
      near &= ~hiddenFrom(0, from, enemies);
      far &= ~hiddenFrom(1, from, enemies);
    }
    for (; near !== 0; near &= near - 1) {
      if (winsOn(formation, piece, lowestBit(near), others)) return packMoveStem(piece, from) | lowestBit(near);
    }
    for (; far !== 0; far &= far - 1) {
      const to = RING | lowestBit(far);
      if (winsOn(formation, piece, to, others)) return packMoveStem(piece, from) | to;
    }
  }
  return NO_MOVE;
}

function winByPlacing(formation: SidedFormation, king: number): number {
  const { mine, own } = formation;
  const occupied = own | formation.enemies;
  const hasPawn = isInReserve(fieldOf(mine, PAWN));
  for (let zone = 0; zone < ZONES; zone++) {
    const allowed = touching(zone, own) & ~sidesOf(zone, king);
    let cells = landings(zone, occupied) & closersOf(zone, king, occupied);
    for (; cells !== 0; cells &= cells - 1) {
      const to = (zone << ZONE_BITS) | lowestBit(cells);
      const move = (allowed & cells & -cells) === 0 ? NO_MOVE : winByPlacingOn(formation, to, king);
      if (move !== NO_MOVE) return move;
      if (!hasPawn || !winsOn(formation, PAWN, to, occupied)) continue;
      const first = cellBefore(formation, to, king);
      if (first !== NOWHERE) return packPlaceStem(PAWN, first, NOWHERE) | to;
    }
  }
  return NO_MOVE;
}

/** [3] Winning by a piece that is placed on a cell and stays there. */
function winByPlacingOn(formation: SidedFormation, to: number, king: number): number {
  const { mine, own, enemies } = formation;
  for (let piece = QUEEN; piece < PIECES; piece++) {
    if (piece === BISHOP || !isInReserve(fieldOf(mine, piece))) continue;
    if (winsOn(formation, piece, to, own | enemies)) return packPlaceStem(piece, NOWHERE, NOWHERE) | to;
  }
  return isInReserve(fieldOf(mine, BISHOP)) ? winByBishop(formation, to, king) : NO_MOVE;
}

/** [5] A cell on which a pawn may be placed to move on from there to another one, or `NOWHERE`. */
function cellBefore(formation: SidedFormation, to: number, king: number): number {
  const { own } = formation;
  for (let zone = 0; zone < ZONES; zone++) {
    const first =
      sidesOf(zone, to) & landings(zone, own | formation.enemies) & touching(zone, own) & ~sidesOf(zone, king);
    if (first !== 0) return (zone << ZONE_BITS) | lowestBit(first);
  }
  return NOWHERE;
}

/** [6] Winning by a bishop placed on a cell and what it then has to take off. */
function winByBishop(formation: SidedFormation, to: number, king: number): number {
  const { mine, theirs, own, enemies, isWhite } = formation;
  const occupied = own | enemies;
  const zone = to >>> ZONE_BITS;
  let mustTakeOff = false;
  for (let rest = occupied & ~((1 << king) | (1 << fieldOf(mine, KING))); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (((landings(zone, occupied ^ bit) >>> to) & 1) === 0) continue;
    mustTakeOff = true;
    const removed = lowestBit(rest);
    less.mine = (own & bit) === 0 ? mine : withoutCell(mine, removed);
    less.theirs = (own & bit) === 0 ? withoutCell(theirs, removed) : theirs;
    less.isWhite = isWhite;
    if (winsOn(less, BISHOP, to, occupied ^ bit)) return packPlaceStem(BISHOP, NOWHERE, removed) | to;
  }
  return !mustTakeOff && winsOn(formation, BISHOP, to, occupied)
    ? packPlaceStem(BISHOP, NOWHERE, NOWHERE) | to
    : NO_MOVE;
}

/** What `winByBishop` hands on, made once; only the fields and the colour are read. */
const less: SidedFormation = { mine: 0, theirs: 0, own: 0, enemies: 0, isWhite: true };

/** [7] Whether a piece that lands on a cell among the others wins, after the queens that it makes die. */
function winsOn(formation: SidedFormation, piece: number, to: number, others: number): boolean {
  const step = stepBackFrom(to);
  const mine = withField(shiftFields(withField(formation.mine, piece, RESERVE), step), piece, insideOf(to));
  const theirs = shiftFields(formation.theirs, step);
  const first = fieldOf(formation.isWhite ? mine : theirs, QUEEN);
  const second = fieldOf(formation.isWhite ? theirs : mine, QUEEN);
  let pieces = shiftSet(others, step) | (1 << insideOf(to));
  if (isSurrounded(first, wallsOf(pieces))) pieces ^= 1 << first;
  if (isSurrounded(second, wallsOf(pieces))) pieces ^= 1 << second;
  const walls = wallsOf(pieces);
  return isSurrounded(fieldOf(theirs, KING), walls) && !isSurrounded(fieldOf(mine, KING), walls);
}
