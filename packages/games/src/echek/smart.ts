import { type Move, otherSide, type Side } from '../contract/index.ts';
import { cellAt, columnOf, GRID_CELLS, GRID_WIDTH, isIn, rowOf } from './grid.ts';
import { fits, goesSo, isJoined, sidesApart } from './legality.ts';
import { CASTLE, KING, kindOf, NOWHERE, PASS, PAWN, PLACE, pieceOf, QUEEN, removedOf, ROOK, toOf } from './moves.ts';
import { isInPlay } from './packed-fields.ts';
import { ALL_PIECES, pieceOn } from './pieces.ts';
import type { EchekPosition } from './rules.ts';

// How the original's player `smart` values a turn. Numbers in brackets are the rules of README.md.

/** The grid right after a piece has moved or been placed: before follow-up, deaths and the step back. */
interface Sight {
  readonly side: Side;
  /** The piece that moved or was placed, and the cell where it now is. */
  readonly mover: number;
  readonly at: number;
  /** The window cells of all other pieces; in castling also the king's, on which the rook is put as well. */
  readonly others: number;
  readonly enemies: number;
  /** The king's cell for a rook that may still castle, or is just doing it; else `NOWHERE`. */
  readonly castling: number;
  readonly columnLimits: boolean;
  readonly rowLimits: boolean;
  /** Where a piece is; a number that is no cell if it is not in play. */
  place(side: Side, piece: number): number;
}

function sightAfter(position: EchekPosition, move: Move): Sight {
  const side = position.turn;
  const king = position.place(side, KING);
  const mover = move === CASTLE ? ROOK : pieceOf(move);
  const at = move === CASTLE ? king : toOf(move);
  let others = 0;
  let enemies = 0;
  for (const { side: owner, piece } of ALL_PIECES) {
    const cell = position.place(owner, piece);
    if (!isInPlay(cell) || (owner === side && piece === mover)) continue;
    others |= 1 << cell;
    if (owner !== side) enemies |= 1 << cell;
  }
  const taken = GRID_CELLS.filter((cell) => cell === at || isIn(others, cell));
  return {
    side,
    mover,
    at,
    others,
    enemies,
    castling: mover === ROOK && position.mayCastle(side) ? king : NOWHERE,
    columnLimits: fillWindow(taken.map(columnOf)),
    rowLimits: fillWindow(taken.map(rowOf)),
    place: (owner, piece) => (owner === side && piece === mover ? at : position.place(owner, piece)),
  };
}

/**
 * Whether columns, or rows, in use reach from edge to edge of the window. The original sees no other limits: four columns
 * of which one is on the ring make none.
 */
const fillWindow = (lines: readonly number[]): boolean => lines.includes(1) && lines.includes(GRID_WIDTH - 2);

const isOnRing = (line: number): boolean => line === 0 || line === GRID_WIDTH - 1;

const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** How many sides of a cell are occupied or limited; 0 for a piece that is not in play. */
function closedSides(sight: Sight, cell: number): number {
  if (columnOf(cell) < 0) return 0;
  return WAYS.filter(([right, up]) => {
    const column = columnOf(cell) + right;
    const row = rowOf(cell) + up;
    // Where there is a limit nobody stands beyond it, so these are cells that a piece looks at from inside.
    if ((sight.columnLimits && isOnRing(column)) || (sight.rowLimits && isOnRing(row))) return true;
    const beside = cellAt(column, row);
    return beside >= 0 && (beside === sight.at || isIn(sight.others, beside));
  }).length;
}

const ALL_SIDES = 4;
const KING_SURROUNDED = 100;
const QUEEN_SURROUNDED = 10;

/** How tightly a side's king and queen are hemmed in: attack for the one side, the opposite of defence for the other. */
function pressureOn(sight: Sight, side: Side): number {
  const king = closedSides(sight, sight.place(side, KING));
  if (king === ALL_SIDES) return KING_SURROUNDED;
  const queen = closedSides(sight, sight.place(side, QUEEN));
  return 2 * king + (queen === ALL_SIDES ? QUEEN_SURROUNDED : queen);
}

/** 3, 2, 1 or 0 for a cell beside a side's king and queen, king, queen or neither. */
function nearness(sight: Sight, cell: number, side: Side): number {
  const isBeside = (piece: number): boolean => {
    const place = sight.place(side, piece);
    return columnOf(place) >= 0 && sidesApart(cell, place) === 1;
  };
  return (isBeside(KING) ? 2 : 0) + (isBeside(QUEEN) ? 1 : 0);
}

/** Twice the outlook: how near the piece could come to the enemy king and queen by one more move. */
function outlookOf(sight: Sight): number {
  const { mover, at, others, enemies } = sight;
  const isFree = (cell: number): boolean => cell !== at && !isIn(others, cell);
  const canGo = (cell: number): boolean =>
    isFree(cell) && goesSo(mover, at, cell, enemies) && fits(others, cell) && isJoined(others, cell);
  return GRID_CELLS.filter((cell) => cell === sight.castling || canGo(cell))
    .map((cell) => nearness(sight, cell, otherSide(sight.side)))
    .reduce((sum, near) => sum + near, 0);
}

// Values are multiples of 1/40. They are added up in that unit, as whole numbers, so that equal values compare equal.
const UNIT = 40;
const ATTACK = 48; // 1.2
const OUTLOOK = 1; // 0.05, of twice the outlook
const OUTLOOK_OF_PLACED_PAWN = 2; // 0.1

function valueOfSight(sight: Sight, isPlacedPawn: boolean): number {
  const danger = pressureOn(sight, sight.side);
  if (danger === KING_SURROUNDED) return -KING_SURROUNDED;
  const chances = isPlacedPawn
    ? OUTLOOK_OF_PLACED_PAWN * outlookOf(sight)
    : ATTACK * pressureOn(sight, otherSide(sight.side)) + OUTLOOK * outlookOf(sight);
  return (chances - UNIT * danger) / UNIT;
}

/** What `smart` thinks of a piece-and-cell. */
export function valueOf(position: EchekPosition, head: Move): number {
  if (head === PASS) return 0;
  return valueOfSight(sightAfter(position, head), kindOf(head) === PLACE && pieceOf(head) === PAWN);
}

/** What `smart` thinks of one of the ways in which a placed pawn or bishop may go on. */
export function followUpValueOf(position: EchekPosition, move: Move): number {
  const sight = sightAfter(position, move);
  return pieceOf(move) === PAWN ? valueOfSight(sight, false) : valueOfRemoval(position, sight, removedOf(move));
}

/** By the number of the piece. */
const REMOVAL_WORTH: readonly number[] = [0, 2, 1.5, 0, 1, 0.5];

/** [6] The report of the original means the two kings the other way round; this is what its program does. */
function valueOfRemoval(position: EchekPosition, sight: Sight, cell: number): number {
  const { side } = sight;
  const enemy = otherSide(side);
  const removed = pieceOn(position, cell);
  const worth = REMOVAL_WORTH[removed?.piece ?? KING] ?? 0;
  return (
    closedSides(sight, sight.place(enemy, KING)) * nearness(sight, cell, side) -
    closedSides(sight, sight.place(side, KING)) * nearness(sight, cell, enemy) +
    (removed?.side === enemy ? worth : -worth)
  );
}
