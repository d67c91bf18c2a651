import { popCount } from '../../board/bits.ts';
import { otherSide, positionOf, type Position, type Side, type PlayingStyle } from '../../contract/index.ts';
import { Attack } from '../attack-map.ts';
import { nearHigh, nearLow } from '../line-attacks.ts';
import { HecatombPosition } from '../rules.ts';

/** For each cell that a queen can go to and threaten the king from, and where the king can be taken as things stand. */
const ENTRY = 15;
const THREAT = 200;
/** For each own piece beside the own king. */
const SHELTER = 60;
/** For each piece that is off the board, whose it was. */
const GONE = 200;

const FULL_BOARD = 64;

const scratch = new Attack();

/** The attack of a side upon the other king. */
function attackOf(position: Position, side: Side): Attack {
  const { board, turn } = positionOf(HecatombPosition, position);
  const { mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing } = board;
  if (turn === side) scratch.look(mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing);
  else scratch.look(theirsLow, theirsHigh, theirKing, mineLow, mineHigh, myKing);
  return scratch;
}

function strengthOf(attack: Attack): number {
  attack.lookAround(0, 0);
  const entries = popCount(attack.entriesLow) + popCount(attack.entriesHigh);
  return ENTRY * entries + (attack.isOn ? THREAT : 0);
}

/** The own pieces beside the king that is attacked. */
const shelterOf = ({ king, defenceLow, defenceHigh }: Attack): number =>
  popCount(nearLow(king) & defenceLow) + popCount(nearHigh(king) & defenceHigh);

function piecesOn(position: Position): number {
  const { mineLow, mineHigh, theirsLow, theirsHigh } = positionOf(HecatombPosition, position).board;
  return popCount(mineLow) + popCount(mineHigh) + popCount(theirsLow) + popCount(theirsHigh);
}

/** Whether a side that has just moved threatens to take the other king. */
function threatens(before: Position, after: Position, side: Side): number | null {
  return before.turn !== side || after.isOver() ? null : Number(attackOf(after, side).isOn);
}

/** Whether a side that could take something with a queen did take something. */
function captures(before: Position, after: Position, side: Side): number | null {
  if (before.turn !== side) return null;
  const attack = attackOf(before, side);
  attack.lookAround(0, 0);
  const { reach, defenceLow, defenceHigh } = attack;
  const canTake = ((reach.low & defenceLow) | (reach.high & defenceHigh)) !== 0;
  return canTake ? piecesOn(before) - piecesOn(after) : null;
}

export const styles: readonly PlayingStyle[] = [
  {
    id: 'attack',
    taste: (position, side) => strengthOf(attackOf(position, side)),
    trait: { name: 'own turns that threaten the king', count: threatens },
  },
  {
    id: 'defend',
    taste: (position, side) => {
      const attack = attackOf(position, otherSide(side));
      return SHELTER * shelterOf(attack) - strengthOf(attack);
    },
    trait: {
      name: 'own pieces beside the own king',
      count: (_before, after, side) => (after.isOver() ? null : shelterOf(attackOf(after, otherSide(side)))),
    },
  },
  {
    id: 'trade',
    taste: (position) => GONE * (FULL_BOARD - piecesOn(position)),
    trait: { name: 'own turns that capture, where a queen can', count: captures },
  },
];
