import {
  assert,
  type MarkKind,
  type MarkView,
  type Message,
  type Move,
  type MoveViewer,
  type Notice,
  type Position,
  positionOf,
  type SeenBoard,
  type Side,
  SIDES,
  type View,
} from '../contract/index.ts';
import { withMarks } from '../view/frames.ts';
import { cellAt, columnOf, GRID, insideOf, isSurrounded, rowOf, stepBackFrom, wallsOf } from './grid.ts';
import {
  CASTLE,
  fromOf,
  kindOf,
  KING,
  MOVE,
  nameOf,
  NOWHERE,
  PASS,
  PIECE_NAMES,
  pieceOf,
  QUEEN,
  removedOf,
  ROOK,
  toOf,
} from './moves.ts';
import { DEAD, isInPlay, RESERVE } from './packed-fields.ts';
import { type OwnedPiece, pieceOn } from './pieces.ts';
import { EchekPosition } from './rules.ts';
import type { EchekCode } from './text/en.ts';
import { AT_HOME, closedSides, describeAt, type Offset, viewer } from './view.ts';

/**
 * The piece lands, its follow-up, queens that leave; then the formation steps back into the window. At the end the closed
 * sides of the king are marked one by one.
 */
function frames(position: Position, move: Move): readonly View[] {
  const after = positionOf(EchekPosition, position).clone();
  after.apply(move);
  const settled = viewer.describe(after);
  if (move === PASS) return [settled];

  const stages = turnStagesOf(positionOf(EchekPosition, position), move);
  const end = stages.at(-1);
  assert(end !== undefined, 'a turn has a stage');
  const { right, up } = offsetOf(end.at);
  const last = { ...settled, notices: [...settled.notices, ...describeSlide(end.at)] };
  // Unless the formation steps back, the last stage is the position after the move.
  const underway = stepBackFrom(end.at) === 0 ? stages.slice(0, -1) : stages;
  const moved = marksOf(end.marks, { right: -right, up: -up });
  const closed = closedSides(after);
  return [
    ...underway.map((stage) => viewOf(stage, after)),
    withMarks(last, moved),
    // [7] The end, side by side.
    ...closed.map((_, index) => withMarks(last, [...moved, ...closed.slice(0, index + 1).flat()])),
  ];
}

/** Every cell gets another name then; the one where the piece landed is the example. */
function describeSlide(cell: number): readonly Notice[] {
  const code: EchekCode = 'slides';
  const values = { from: GRID.nameOf(cell), to: GRID.nameOf(insideOf(cell)) };
  return stepBackFrom(cell) === 0 ? [] : [{ code, values }];
}

function viewOf(stage: TurnStage, after: EchekPosition): View {
  const view = describeAt(insideWindow(stage, after), offsetOf(stage.at));
  // In the middle of a turn there is nothing to say to the side to move.
  return { ...view, marks: marksOf(stage.marks, AT_HOME), notices: [] };
}

/** How far a formation reaches out of the window when a piece of it is on a cell. */
function offsetOf(cell: number): Offset {
  const inside = insideOf(cell);
  return { right: columnOf(cell) - columnOf(inside), up: rowOf(cell) - rowOf(inside) };
}

/** Marks go with the formation. They stay on the grid: each cell is in the window or beside the one that steps inside. */
function marksOf(marks: readonly TurnStageMark[], { right, up }: Offset): MarkView[] {
  return marks.map(({ kind, cell }) => ({ kind, cell: GRID.nameOf(cellAt(columnOf(cell) + right, rowOf(cell) + up)) }));
}

function describeMove(position: Position, move: Move, seen: SeenBoard = 'before'): Message {
  const echek = positionOf(EchekPosition, position);
  const side = echek.turn;
  const message = (code: EchekCode, values: Message['values'] = {}): Message => ({
    code,
    values: { mover: { side }, ...values },
  });
  if (move === PASS) return message('tell-pass');
  if (move === CASTLE) {
    return message('tell-castle', {
      king: GRID.nameOf(echek.place(side, KING)),
      rook: GRID.nameOf(echek.place(side, ROOK)),
    });
  }
  const name = nameOf(pieceOf(move));
  const { from, to, removed } = cellsOf(move, seen);
  if (kindOf(move) === MOVE) return message(`tell-move-${name}`, { from, to });
  if (fromOf(move) !== NOWHERE) return message('tell-pawn-on', { from, to });
  const takenOff = pieceOn(echek, removedOf(move));
  if (takenOff !== undefined) return message(removalCode(takenOff, side), { to, removed });
  assert(name !== 'king', 'a king is never placed');
  return message(`tell-place-${name}`, { to });
}

/** The names of a move's cells. When the formation steps back, those on the board after the move differ from the notation. */
function cellsOf(move: Move, seen: SeenBoard): Readonly<Record<'from' | 'to' | 'removed', string>> {
  const { right, up } = seen === 'after' ? offsetOf(toOf(move)) : AT_HOME;
  const name = (cell: number): string => GRID.nameOf(cellAt(columnOf(cell) - right, rowOf(cell) - up));
  return { from: name(fromOf(move)), to: name(toOf(move)), removed: name(removedOf(move)) };
}

/** Lists have words: the cells of the notation are not always those of the board that is seen. */
function nameMove(position: Position, move: Move, seen: SeenBoard = 'before'): Message {
  const name = (code: EchekCode, values: Message['values'] = {}): Message => ({ code, values });
  if (move === PASS) return name('name-pass');
  if (move === CASTLE) return name('name-castle');
  const piece = nameOf(pieceOf(move));
  const { from, to, removed } = cellsOf(move, seen);
  if (kindOf(move) === MOVE) return name(`name-move-${piece}`, { from, to });
  if (fromOf(move) !== NOWHERE) return name('name-pawn-on', { from, to });
  const takesOff = pieceOn(positionOf(EchekPosition, position), removedOf(move)) !== undefined;
  if (takesOff) return name('name-remove', { to, removed });
  assert(piece !== 'king', 'a king is never placed');
  return name(`name-place-${piece}`, { to });
}

function removalCode({ side, piece }: OwnedPiece, mover: Side): EchekCode {
  const name = nameOf(piece);
  assert(name !== 'king', 'a king is never taken off');
  if (side !== mover) return `tell-remove-${name}`;
  assert(name !== 'bishop', 'the placed bishop is the only one of its side');
  return `tell-remove-own-${name}`;
}

export const moveViewer: MoveViewer = { frames, describeMove, nameMove, renamesCells: true };

// The stages of a turn, before the formation steps back into the window. Numbers in brackets are the rules of README.md.

/** Where the pieces of both sides are, from king to pawn, as they stand in the grid: one may be on the ring. */
type Places = readonly [white: readonly number[], black: readonly number[]];

export interface TurnStageMark {
  readonly kind: MarkKind;
  readonly cell: number;
}

export interface TurnStage {
  readonly places: Places;
  /** Where the piece that acts stands; only that one can be on the ring. */
  readonly at: number;
  readonly marks: readonly TurnStageMark[];
}

/** A move other than pass in stages: the piece lands, then its follow-up, then queens leave one after the other. */
export function turnStagesOf(position: EchekPosition, move: Move): readonly TurnStage[] {
  const stages = [...actsOf(position, move)];
  // [7] The white queen is looked at first, the black one on what is left.
  for (const side of SIDES) {
    const latest = stages.at(-1);
    assert(latest !== undefined, 'a turn has a stage');
    const inside = insideWindow(latest, position);
    const queen = inside.place(side, QUEEN);
    if (isSurrounded(queen, wallsOf(inside.occupied))) stages.push(withoutQueen(latest, side));
  }
  return stages;
}

function actsOf(position: EchekPosition, move: Move): readonly TurnStage[] {
  const start = placesOf(position);
  if (move === CASTLE) return [castled(position, start)];
  const mover = { side: position.turn, piece: pieceOf(move) };
  const from = fromOf(move);
  const to = toOf(move);
  const landing: TurnStageMark = { kind: 'last-to', cell: to };
  const landed: TurnStage = { places: put(start, mover, to), at: to, marks: [landing] };
  const arrived: TurnStage = { ...landed, marks: [{ kind: 'last-from', cell: from }, landing] };
  if (kindOf(move) === MOVE) return [arrived];
  // [5]
  if (from !== NOWHERE) {
    return [{ places: put(start, mover, from), at: from, marks: [{ kind: 'last-to', cell: from }] }, arrived];
  }
  const removed = pieceOn(position, removedOf(move));
  if (removed === undefined) return [landed];
  // [6]
  const marks: TurnStageMark[] = [landing, { kind: 'removed', cell: removedOf(move) }];
  return [landed, { places: put(landed.places, removed, RESERVE), at: to, marks }];
}

function castled(position: EchekPosition, start: Places): TurnStage {
  const side = position.turn;
  const king = position.place(side, KING);
  const rook = position.place(side, ROOK);
  return {
    places: put(put(start, { side, piece: KING }, rook), { side, piece: ROOK }, king),
    at: rook,
    marks: [
      { kind: 'last-to', cell: rook },
      { kind: 'last-to', cell: king },
    ],
  };
}

function withoutQueen({ places, at, marks }: TurnStage, side: Side): TurnStage {
  const cell = (side === 1 ? places[0] : places[1])[QUEEN] ?? RESERVE;
  return { places: put(places, { side, piece: QUEEN }, DEAD), at, marks: [...marks, { kind: 'removed', cell }] };
}

/** A stage as a position: the formation in the window. Clock, turn and castling are those of a position given. */
export function insideWindow({ places, at }: TurnStage, like: EchekPosition): EchekPosition {
  const step = stepBackFrom(at);
  const inside = (place: number): number => {
    if (isInPlay(place)) return place + step;
    return columnOf(place) < 0 ? place : insideOf(place);
  };
  return EchekPosition.fromSetup({
    places: [places[0].map(inside), places[1].map(inside)],
    turn: like.turn,
    mayCastle: [like.mayCastle(1), like.mayCastle(2)],
    clock: like.clock,
  });
}

function placesOf(position: EchekPosition): Places {
  const ofSide = (side: Side): number[] => PIECE_NAMES.map((_, piece) => position.place(side, piece));
  return [ofSide(1), ofSide(2)];
}

function put([white, black]: Places, { side, piece }: OwnedPiece, place: number): Places {
  const changed = (ofSide: readonly number[]): number[] => ofSide.map((old, index) => (index === piece ? place : old));
  return side === 1 ? [changed(white), black] : [white, changed(black)];
}
