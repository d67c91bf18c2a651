import {
  assert,
  type ClassicPlayer,
  type Move,
  MoveList,
  otherSide,
  positionOf,
  type Random,
  type Side,
  toMove,
} from '../contract/index.ts';
import { cellAt, columnOf, GRID_CELLS, GRID_WIDTH, isIn, rowOf, WINDOW_CELLS } from './grid.ts';
import { fits, goesSo, isJoined, sidesApart, touch } from './legality.ts';
import {
  BISHOP,
  CASTLE,
  fromOf,
  kindOf,
  KING,
  MOVE,
  NOWHERE,
  packPlaceStem,
  PASS,
  PAWN,
  pieceOf,
  PIECES,
  PLACE,
  QUEEN,
  removedOf,
  ROOK,
  toOf,
} from './moves.ts';
import { isInPlay } from './packed-fields.ts';
import { ALL_PIECES, pieceOn } from './pieces.ts';
import { EchekPosition } from './rules.ts';

// The players of the original program, and one with the wishes of its report. All choose a piece and a cell first. A second
// draw chooses what a placed pawn or bishop does next.

/** A turn as the original players see it: a piece and a cell, without what a placed pawn or bishop does next. */
export interface CandidateTurn {
  /** The turn with piece and cell only; not a legal move yet for a bishop that must take a piece off. */
  readonly stem: Move;
  /** How often it is in the original's list. */
  readonly weight: number;
  /** The legal moves that begin with it. */
  readonly moves: readonly Move[];
}

/** All turns of the side to move, in the order of its legal moves. */
export function candidateTurnsOf(position: EchekPosition): readonly CandidateTurn[] {
  const list = new MoveList();
  position.legalMoves(list);
  const moves = new Map<Move, Move[]>();
  for (const move of list) {
    const stem = stemOf(move);
    const known = moves.get(stem);
    if (known === undefined) moves.set(stem, [move]);
    else known.push(move);
  }
  return Array.from(moves, ([stem, those]) => ({ stem, weight: weightOf(position, stem), moves: those }));
}

/** A move without its follow-up. */
function stemOf(move: Move): Move {
  if (kindOf(move) !== PLACE) return move;
  const piece = pieceOf(move);
  const placed = (cell: number): Move => toMove(packPlaceStem(piece, NOWHERE, NOWHERE) | cell);
  if (piece === PAWN && fromOf(move) !== NOWHERE) return placed(fromOf(move));
  if (piece === BISHOP && removedOf(move) !== NOWHERE) return placed(toOf(move));
  return move;
}

/** The original finds the cells to place on piece by piece, so a cell is listed once for each own piece it touches. */
function weightOf(position: EchekPosition, stem: Move): number {
  if (kindOf(stem) !== PLACE) return 1;
  let weight = 0;
  for (let piece = 0; piece < PIECES; piece++) {
    const place = position.place(position.turn, piece);
    if (place < WINDOW_CELLS && touch(place, toOf(stem))) weight++;
  }
  return weight;
}

/** A random turn, with probabilities in proportion to the weights. */
function drawTurn(turns: readonly CandidateTurn[], random: Random): CandidateTurn {
  let place = random.below(turns.reduce((sum, { weight }) => sum + weight, 0));
  const drawn = turns.find(({ weight }) => (place -= weight) < 0);
  assert(drawn !== undefined, 'a player has something to draw from');
  return drawn;
}

function drawMove(moves: readonly Move[], random: Random): Move {
  const drawn = moves[random.below(moves.length)];
  assert(drawn !== undefined, 'a turn has a move');
  return drawn;
}

/** A turn and its value for a player. */
export interface ValuedTurn extends CandidateTurn {
  readonly value: number;
}

export function valueTurns(position: EchekPosition): readonly ValuedTurn[] {
  return withValues(candidateTurnsOf(position), ({ stem }) => valueOf(position, stem));
}

function withValues(turns: readonly CandidateTurn[], value: (turn: CandidateTurn) => number): readonly ValuedTurn[] {
  return turns.map((turn) => ({ stem: turn.stem, weight: turn.weight, moves: turn.moves, value: value(turn) }));
}

export function bestOf<T extends { readonly value: number }>(options: readonly T[]): readonly T[] {
  const best = Math.max(...options.map(({ value }) => value));
  return options.filter(({ value }) => value === best);
}

/** From this value on a turn surrounds the enemy king: 1.2 · 100, less a danger of at most 16. */
const WINNING = 100;

/**
 * Rivals of the best turns; one rival takes part in the random choice. When `smart` would only move its king without winning, it
 * also considers something worse, so that two of them do not move kings back and forth forever. Often there are none.
 */
export function rivalsOf(turns: readonly ValuedTurn[]): readonly ValuedTurn[] {
  const best = bestOf(turns);
  const isIdle = best.every(({ stem, value }) => kindOf(stem) === MOVE && pieceOf(stem) === KING && value < WINNING);
  return isIdle ? turns.filter((turn) => !best.includes(turn)) : [];
}

/** The follow-ups that `smart` values equally. */
export function bestFollowUps(position: EchekPosition, { moves }: CandidateTurn): readonly Move[] {
  if (moves.length === 1) return moves;
  return bestOf(moves.map((move) => ({ move, value: followUpValueOf(position, move) }))).map(({ move }) => move);
}

export function chooseRandom(turns: readonly CandidateTurn[], random: Random): Move {
  return drawMove(drawTurn(turns, random).moves, random);
}

/** Draws one of the best turns, or one of the rivals, and a best follow-up. */
export function chooseSmart(
  position: EchekPosition,
  turns: readonly ValuedTurn[],
  random: Random,
  rivals = rivalsOf(turns),
): Move {
  const best = bestOf(turns);
  const candidates = rivals.length === 0 ? best : [...best, { ...drawTurn(rivals, random), weight: 1 }];
  return drawMove(bestFollowUps(position, drawTurn(candidates, random)), random);
}

/** The report's value for placing a pawn that can win. */
export const WINNING_PAWN = 120;

/** The values of `smart`, except for a pawn whose placement, or step in the same turn, surrounds the enemy king. */
export function valueTurnsPlus(position: EchekPosition): readonly ValuedTurn[] {
  const isWon = (move: Move): boolean => followUpValueOf(position, move) >= WINNING;
  return withValues(candidateTurnsOf(position), ({ stem, moves }) => {
    const isPlacedPawn = kindOf(stem) === PLACE && pieceOf(stem) === PAWN;
    return isPlacedPawn && moves.some(isWon) ? WINNING_PAWN : valueOf(position, stem);
  });
}

export function chooseSmartPlus(position: EchekPosition, turns: readonly ValuedTurn[], random: Random): Move {
  return chooseSmart(position, turns, random, bestOf(rivalsOf(turns)));
}

export const classics: readonly ClassicPlayer[] = [
  {
    id: 'random',
    choose: (position, random) => chooseRandom(candidateTurnsOf(positionOf(EchekPosition, position)), random),
  },
  {
    id: 'smart',
    choose: (position, random) => {
      const echek = positionOf(EchekPosition, position);
      return chooseSmart(echek, valueTurns(echek), random);
    },
  },
  {
    id: 'smart-plus',
    choose: (position, random) => {
      const echek = positionOf(EchekPosition, position);
      return chooseSmartPlus(echek, valueTurnsPlus(echek), random);
    },
  },
];

// How the original's player `smart` evaluates a turn. Numbers in brackets are the rules of README.md.

/** The grid right after a piece has moved or been placed: before follow-up, deaths and the step back. */
interface FormationAfter {
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

function formationAfter(position: EchekPosition, move: Move): FormationAfter {
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
 * Whether the columns, or rows, in use reach from edge to edge of the window. The original recognises no other limits, so four
 * columns including one on the ring make none.
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
function closedSides(after: FormationAfter, cell: number): number {
  if (columnOf(cell) < 0) return 0;
  return WAYS.filter(([right, up]) => {
    const column = columnOf(cell) + right;
    const row = rowOf(cell) + up;
    // No piece is beyond a limit, so a piece sees these cells from inside.
    if ((after.columnLimits && isOnRing(column)) || (after.rowLimits && isOnRing(row))) return true;
    const beside = cellAt(column, row);
    return beside >= 0 && (beside === after.at || isIn(after.others, beside));
  }).length;
}

const ALL_SIDES = 4;
const KING_SURROUNDED = 100;
const QUEEN_SURROUNDED = 10;

/** How tightly a side's king and queen are surrounded: attack for one side, the opposite of defence for the other. */
function pressureOn(after: FormationAfter, side: Side): number {
  const king = closedSides(after, after.place(side, KING));
  if (king === ALL_SIDES) return KING_SURROUNDED;
  const queen = closedSides(after, after.place(side, QUEEN));
  return 2 * king + (queen === ALL_SIDES ? QUEEN_SURROUNDED : queen);
}

/** 3, 2, 1 or 0 for a cell beside a side's king and queen, king, queen or neither. */
function nearness(after: FormationAfter, cell: number, side: Side): number {
  const isBeside = (piece: number): boolean => {
    const place = after.place(side, piece);
    return columnOf(place) >= 0 && sidesApart(cell, place) === 1;
  };
  return (isBeside(KING) ? 2 : 0) + (isBeside(QUEEN) ? 1 : 0);
}

/** Twice the outlook: how near the piece could come to the enemy king and queen by one more move. */
function outlookOf(after: FormationAfter): number {
  const { mover, at, others, enemies } = after;
  const isFree = (cell: number): boolean => cell !== at && !isIn(others, cell);
  const canGo = (cell: number): boolean =>
    isFree(cell) && goesSo(mover, at, cell, enemies) && fits(others, cell) && isJoined(others, cell);
  return GRID_CELLS.filter((cell) => cell === after.castling || canGo(cell))
    .map((cell) => nearness(after, cell, otherSide(after.side)))
    .reduce((sum, near) => sum + near, 0);
}

// Values are whole numbers in units of 1/40, so that equal values compare equal.
const UNIT = 40;
const ATTACK = 48; // 1.2
const OUTLOOK = 1; // 0.05, of twice the outlook
const OUTLOOK_OF_PLACED_PAWN = 2; // 0.1

function valueOfFormation(after: FormationAfter, isPlacedPawn: boolean): number {
  const danger = pressureOn(after, after.side);
  if (danger === KING_SURROUNDED) return -KING_SURROUNDED;
  const chances = isPlacedPawn
    ? OUTLOOK_OF_PLACED_PAWN * outlookOf(after)
    : ATTACK * pressureOn(after, otherSide(after.side)) + OUTLOOK * outlookOf(after);
  return (chances - UNIT * danger) / UNIT;
}

/** The value of a piece and cell for `smart`. */
export function valueOf(position: EchekPosition, stem: Move): number {
  if (stem === PASS) return 0;
  return valueOfFormation(formationAfter(position, stem), kindOf(stem) === PLACE && pieceOf(stem) === PAWN);
}

/** The value for `smart` of what a placed pawn or bishop does next. */
export function followUpValueOf(position: EchekPosition, move: Move): number {
  const after = formationAfter(position, move);
  return pieceOf(move) === PAWN ? valueOfFormation(after, false) : valueOfRemoval(position, after, removedOf(move));
}

/** By the number of the piece. */
const REMOVAL_WORTH: readonly number[] = [0, 2, 1.5, 0, 1, 0.5];

/** [6] The original's report has the two kings the other way round; this follows its program. */
function valueOfRemoval(position: EchekPosition, after: FormationAfter, cell: number): number {
  const { side } = after;
  const enemy = otherSide(side);
  const removed = pieceOn(position, cell);
  const worth = REMOVAL_WORTH[removed?.piece ?? KING] ?? 0;
  return (
    closedSides(after, after.place(enemy, KING)) * nearness(after, cell, side) -
    closedSides(after, after.place(side, KING)) * nearness(after, cell, enemy) +
    (removed?.side === enemy ? worth : -worth)
  );
}
