import { type Move, MoveList, toMove } from '../contract/index.ts';
import { WINDOW_CELLS } from './grid.ts';
import { touch } from './legality.ts';
import {
  BISHOP,
  fromOf,
  kindOf,
  NOWHERE,
  PAWN,
  PIECES,
  PLACE,
  pieceOf,
  packPlaceStem,
  removedOf,
  toOf,
} from './moves.ts';
import type { EchekPosition } from './rules.ts';

/** A piece and a cell, as the original players see a turn: what a placed pawn or bishop then does is decided later. */
export interface Entry {
  /** The turn as far as piece and cell go; for a bishop that has to take a piece off it is not yet a legal move. */
  readonly head: Move;
  /** How often the original's list has it. */
  readonly weight: number;
  /** The legal moves that begin with it. */
  readonly moves: readonly Move[];
}

/** All that the side to move can do, in the order of its legal moves. */
export function entriesOf(position: EchekPosition): readonly Entry[] {
  const list = new MoveList();
  position.legalMoves(list);
  const moves = new Map<Move, Move[]>();
  for (const move of list) {
    const head = headOf(move);
    const known = moves.get(head);
    if (known === undefined) moves.set(head, [move]);
    else known.push(move);
  }
  return Array.from(moves, ([head, those]) => ({ head, weight: weightOf(position, head), moves: those }));
}

/** A move without its follow-up. */
function headOf(move: Move): Move {
  if (kindOf(move) !== PLACE) return move;
  const piece = pieceOf(move);
  const placed = (cell: number): Move => toMove(packPlaceStem(piece, NOWHERE, NOWHERE) | cell);
  if (piece === PAWN && fromOf(move) !== NOWHERE) return placed(fromOf(move));
  if (piece === BISHOP && removedOf(move) !== NOWHERE) return placed(toOf(move));
  return move;
}

/** The original finds the cells to place on piece by piece, so a cell is listed once for each own piece it touches. */
function weightOf(position: EchekPosition, head: Move): number {
  if (kindOf(head) !== PLACE) return 1;
  let weight = 0;
  for (let piece = 0; piece < PIECES; piece++) {
    const place = position.place(position.turn, piece);
    if (place < WINDOW_CELLS && touch(place, toOf(head))) weight++;
  }
  return weight;
}
