import { assert, type ClassicPlayer, type Move, MoveList, otherSide, own, type Random } from '../contract/index.ts';
import { HecatombPosition } from './rules.ts';
import { fileOf, fromOf, rankOf, toOf } from './squares.ts';

// The players of the original program. Both are greedy, and neither looks for the king: that is what makes them beatable.

/**
 * The moves that both look at: captures when there are any, otherwise all. They come by from-square, then by to-square, from
 * a1 along the ranks to h8: a packed move is a number that grows in just that order.
 */
export function considerMoves(position: HecatombPosition): readonly Move[] {
  const list = new MoveList();
  position.legalMoves(list);
  const moves = [...list].toSorted((a, b) => a - b);
  const captures = moves.filter((move) => position.pieceOn(toOf(move), otherSide(position.turn)) !== null);
  return captures.length > 0 ? captures : moves;
}

/** How far a move goes, as the crow flies, rounded: two squares on a diagonal count 3, and so do three along a rank. */
export function lengthOf(move: Move): number {
  const files = fileOf(toOf(move)) - fileOf(fromOf(move));
  const ranks = rankOf(toOf(move)) - rankOf(fromOf(move));
  return Math.round(Math.sqrt(files * files + ranks * ranks));
}

/** The first of the moves that go farthest. */
export function farthestOf(moves: readonly Move[]): Move | undefined {
  const farthest = Math.max(...moves.map(lengthOf));
  return moves.find((move) => lengthOf(move) === farthest);
}

type Taste = (moves: readonly Move[], random: Random) => Move | undefined;

function player(id: string, taste: Taste): ClassicPlayer {
  return {
    id,
    choose: (position, random) => {
      const move = taste(considerMoves(own(HecatombPosition, position)), random);
      assert(move !== undefined, 'there is always a move'); // [3]
      return move;
    },
  };
}

export const classics: readonly ClassicPlayer[] = [
  player('easy', (moves, random) => moves[random.below(moves.length)]),
  player('hard', farthestOf),
];
