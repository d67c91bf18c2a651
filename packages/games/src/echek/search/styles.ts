import { popCount } from '../../board/bits.ts';
import { otherSide, positionOf, type Position, type Side, type PlayingStyle } from '../../contract/index.ts';
import type { TurnFormation } from '../legality.ts';
import { sidesOf } from '../move-tables.ts';
import { KING, QUEEN } from '../moves.ts';
import { DEAD, fieldOf } from '../packed-fields.ts';
import { EchekPosition } from '../rules.ts';
import { attackersIn, kingStepsIn, attackMapOf } from './attack-map.ts';

/** For each piece beside the king of the other side, and each that can go there. */
const BESIDE = 50;
const ATTACKER = 20;
/** For each cell with room to which the own king can step. */
const ROOM = 15;
/** For each queen that is dead, whose it was. */
const DEAD_QUEEN = 200;

/** The pieces as a side sees them. */
function boardOf(position: Position, side: Side): TurnFormation {
  const board = { mine: 0, theirs: 0, own: 0, enemies: 0 };
  positionOf(EchekPosition, position).lookFrom(side, board);
  return board;
}

const besideEnemyKing = (board: TurnFormation): number => popCount(sidesOf(0, fieldOf(board.theirs, KING)) & board.own);

const isDead = (fields: number): number => Number(fieldOf(fields, QUEEN) === DEAD);

function deadQueens(position: Position): number {
  const { mine, theirs } = boardOf(position, 1);
  return isDead(mine) + isDead(theirs);
}

export const styles: readonly PlayingStyle[] = [
  {
    id: 'attack',
    taste: (position, side) => {
      const board = boardOf(position, side);
      return BESIDE * besideEnemyKing(board) + ATTACKER * attackersIn(attackMapOf(board));
    },
    trait: {
      name: 'own pieces beside the enemy king',
      count: (_before, after, side) => besideEnemyKing(boardOf(after, side)),
    },
  },
  {
    id: 'defend',
    taste: (position, side) =>
      ROOM * kingStepsIn(attackMapOf(boardOf(position, side))) -
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
