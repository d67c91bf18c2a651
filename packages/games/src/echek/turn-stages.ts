import { assert, type MarkKind, type Move, type Side, SIDES } from '../contract/index.ts';
import { columnOf, insideOf, isSurrounded, stepBackFrom, wallsOf } from './grid.ts';
import {
  CASTLE,
  fromOf,
  KING,
  kindOf,
  MOVE,
  NOWHERE,
  PIECE_NAMES,
  pieceOf,
  QUEEN,
  removedOf,
  ROOK,
  toOf,
} from './moves.ts';
import { DEAD, isInPlay, RESERVE } from './packed-fields.ts';
import { type Piece, pieceOn } from './pieces.ts';
import { EchekPosition } from './rules.ts';

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
  const scenes = [...actsOf(position, move)];
  // [7] The white queen is looked at first, the black one on what is left.
  for (const side of SIDES) {
    const latest = scenes.at(-1);
    assert(latest !== undefined, 'a turn has a scene');
    const inside = insideWindow(latest, position);
    const queen = inside.place(side, QUEEN);
    if (isSurrounded(queen, wallsOf(inside.occupied))) scenes.push(withoutQueen(latest, side));
  }
  return scenes;
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

/** A scene as a position: the formation in the window. Clock, turn and castling are those of a position given. */
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

function put([white, black]: Places, { side, piece }: Piece, place: number): Places {
  const changed = (ofSide: readonly number[]): number[] => ofSide.map((old, index) => (index === piece ? place : old));
  return side === 1 ? [changed(white), black] : [white, changed(black)];
}
