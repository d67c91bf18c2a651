import { popCount } from '../../board/bits.ts';
import { otherSide, positionOf, type Position, type Side, type PlayingStyle } from '../../contract/index.ts';
import { ChokoPosition } from '../rules.ts';
import { MEN_EACH } from '../turn-state.ts';
import { BORDER, countJumps } from './ordering.ts';

/** For each own jump. */
const THREAT = 130;
/** For each jump of the enemy, and for each own man on the border, where only one line leads over it. */
const JUMP = 60;
const BORDER_MAN = 20;
/** For each man that is out of the game, whose it was. */
const GONE = 20;

function menOf(position: Position, side: Side): number {
  const { turn, mine, theirs } = positionOf(ChokoPosition, position);
  return turn === side ? mine : theirs;
}

const jumpsOf = (position: Position, side: Side): number =>
  countJumps(menOf(position, side), menOf(position, otherSide(side)));

function menLeft(position: Position): number {
  const choko = positionOf(ChokoPosition, position);
  return popCount(choko.mine | choko.theirs) + choko.hand(1) + choko.hand(2);
}

export const styles: readonly PlayingStyle[] = [
  {
    id: 'attack',
    taste: (position, side) => THREAT * jumpsOf(position, side),
    trait: {
      name: 'jumps threatened by an own turn',
      count: (before, after, side) => (before.turn === side ? jumpsOf(after, side) : null),
    },
  },
  {
    id: 'defend',
    taste: (position, side) =>
      BORDER_MAN * popCount(menOf(position, side) & BORDER) - JUMP * jumpsOf(position, otherSide(side)),
    trait: {
      name: 'own men on the border',
      count: (_before, after, side) => popCount(menOf(after, side) & BORDER),
    },
  },
  {
    id: 'trade',
    taste: (position) => GONE * (2 * MEN_EACH - menLeft(position)),
    trait: { name: 'men out of the game', count: (_before, after) => 2 * MEN_EACH - menLeft(after) },
  },
];
