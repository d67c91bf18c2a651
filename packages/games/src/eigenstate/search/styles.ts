import { otherSide, positionOf, type Position, type Side, type PlayingStyle } from '../../contract/index.ts';
import { firstSlotOf } from '../pieces.ts';
import { EigenstatePosition } from '../rules.ts';
import { countCells, countContacts, AttackMap } from './attack-map.ts';

/** For each piece of the other side that a side can take, and for each pair of enemies that stand close. */
const TARGET = 80;
const CONTACT = 35;

const hunter = new AttackMap();
const prey = new AttackMap();

/** How much a side presses the other: the pieces that it could take if it had the turn, and how close it has come. */
function pressureOf(position: Position, side: Side): number {
  const { board } = positionOf(EigenstatePosition, position);
  hunter.look(board, firstSlotOf(side));
  prey.look(board, firstSlotOf(otherSide(side)));
  const targets = countCells(prey.ownLow & hunter.onceLow, prey.ownHigh & hunter.onceHigh);
  return TARGET * targets + CONTACT * countContacts(board, firstSlotOf(side), prey);
}

/** Pairs of enemies that stand close. */
function contactsIn(position: Position): number {
  const { board } = positionOf(EigenstatePosition, position);
  prey.look(board, firstSlotOf(2));
  return countContacts(board, firstSlotOf(1), prey);
}

const CLOSENESS = {
  name: 'pairs of enemies that stand close',
  count: (_before: Position, after: Position): number => contactsIn(after),
};

export const styles: readonly PlayingStyle[] = [
  { id: 'attack', taste: pressureOf, trait: CLOSENESS },
  { id: 'defend', taste: (position, side) => -pressureOf(position, otherSide(side)), trait: CLOSENESS },
];
