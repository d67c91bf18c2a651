import { popCount } from '../board/bits.ts';
import { otherSide, own, type Position, type Side, type Style } from '../contract/index.ts';
import { DEAD, laneOf } from './lanes.ts';
import type { Board } from './legality.ts';
import { KING, QUEEN } from './moves.ts';
import { EchekPosition } from './rules.ts';
import { attackersIn, kingStepsIn, surveyOf } from './survey.ts';
import { sidesOf } from './tables.ts';

/** For each piece beside the king of the other side, and each that can go there. */
const BESIDE = 50;
const ATTACKER = 20;
/** For each cell with room to which the own king can step. */
const ROOM = 15;
/** For each queen that is dead, whose it was. */
const DEAD_QUEEN = 200;

/** The pieces as a side sees them. */
function boardOf(position: Position, side: Side): Board {
  const board = { mine: 0, theirs: 0, own: 0, enemies: 0 };
  own(EchekPosition, position).lookFrom(side, board);
  return board;
}

const besideEnemyKing = (board: Board): number => popCount(sidesOf(0, laneOf(board.theirs, KING)) & board.own);

const isDead = (lanes: number): number => Number(laneOf(lanes, QUEEN) === DEAD);

function deadQueens(position: Position): number {
  const { mine, theirs } = boardOf(position, 1);
  return isDead(mine) + isDead(theirs);
}

export const styles: readonly Style[] = [
  {
    id: 'attack',
    taste: (position, side) => {
      const board = boardOf(position, side);
      return BESIDE * besideEnemyKing(board) + ATTACKER * attackersIn(surveyOf(board));
    },
    trait: {
      name: 'own pieces beside the enemy king',
      count: (_before, after, side) => besideEnemyKing(boardOf(after, side)),
    },
  },
  {
    id: 'defend',
    taste: (position, side) =>
      ROOM * kingStepsIn(surveyOf(boardOf(position, side))) -
      BESIDE * besideEnemyKing(boardOf(position, otherSide(side))),
    trait: {
      name: 'enemy pieces beside the own king',
      count: (_before, after, side) => besideEnemyKing(boardOf(after, otherSide(side))),
    },
  },
  {
    id: 'trade',
    taste: (position) => DEAD_QUEEN * deadQueens(position),
    trait: { name: 'dead queens', count: (_before, after) => deadQueens(after) },
  },
];
