import {
  assert,
  type ClassicPlayer,
  type Move,
  MoveList,
  otherSide,
  positionOf,
  type Random,
} from '../contract/index.ts';
import { CELLS, columnOf, rowOf } from './cells.ts';
import { fromOf, toOf } from './moves.ts';
import { HecatombPosition } from './rules.ts';

// The players of the original program. Both are greedy, and neither looks for the king, so they can be beaten.

/**
 * The moves that both consider: captures if there are any, otherwise all. They come in the order of the original's list:
 * queens before the king by from-cell; of each, captures of queens before that of the king by to-cell. Cells go from a1
 * along the rows to h8.
 */
export function considerMoves(position: HecatombPosition): readonly Move[] {
  const { turn } = position;
  const enemy = otherSide(turn);
  const list = new MoveList();
  position.legalMoves(list);
  const orderOf = (move: Move): number => {
    const isKings = position.pieceOn(fromOf(move), turn) === 'king';
    const takesKing = position.pieceOn(toOf(move), enemy) === 'king';
    return ((Number(isKings) * CELLS + fromOf(move)) * 2 + Number(takesKing)) * CELLS + toOf(move);
  };
  const moves = [...list];
  const captures = moves.filter((move) => position.pieceOn(toOf(move), enemy) !== null);
  return (captures.length > 0 ? captures : moves).toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** The Euclidean length of a move, rounded: two cells on a diagonal count 3, like three along a row. */
export function lengthOf(move: Move): number {
  const columns = columnOf(toOf(move)) - columnOf(fromOf(move));
  const rows = rowOf(toOf(move)) - rowOf(fromOf(move));
  return Math.round(Math.sqrt(columns * columns + rows * rows));
}

/** The first of the longest moves. */
export function farthestOf(moves: readonly Move[]): Move | undefined {
  const farthest = Math.max(...moves.map(lengthOf));
  return moves.find((move) => lengthOf(move) === farthest);
}

type Taste = (moves: readonly Move[], random: Random) => Move | undefined;

function player(id: string, taste: Taste): ClassicPlayer {
  return {
    id,
    choose: (position, random) => {
      const move = taste(considerMoves(positionOf(HecatombPosition, position)), random);
      assert(move !== undefined, 'there is always a move'); // [3]
      return move;
    },
  };
}

export const classics: readonly ClassicPlayer[] = [
  player('easy', (moves, random) => moves[random.below(moves.length)]),
  player('hard', farthestOf),
];
