import { otherSide, own, type Position, type Side, SIDES, type Style } from '../contract/index.ts';
import { PIECES_EACH } from './geometry.ts';
import { firstSlotOf } from './pieces.ts';
import { EigenstatePosition } from './rules.ts';
import { countCells, countContacts, Survey } from './survey.ts';

/** For each piece of the other side that a side can take, and for each pair of enemies that stand close. */
const TARGET = 60;
const CONTACT = 15;
/** For each piece that is out of the game, whose it was. */
const GONE = 120;

const hunter = new Survey();
const prey = new Survey();

/** The pieces of the other side that a side could take if it had the turn. */
function targetsOf(position: Position, side: Side): number {
  const { board } = own(EigenstatePosition, position);
  hunter.look(board, firstSlotOf(side));
  prey.look(board, firstSlotOf(otherSide(side)));
  return countCells(prey.ownLow & hunter.onceLow, prey.ownHigh & hunter.onceHigh);
}

/** After `targetsOf`. */
const contactsOf = (position: Position, side: Side): number =>
  countContacts(own(EigenstatePosition, position).board, firstSlotOf(side), prey);

const piecesLeft = (position: Position): number =>
  SIDES.reduce((sum, side) => sum + own(EigenstatePosition, position).inPlay(side), 0);

export const styles: readonly Style[] = [
  {
    id: 'attack',
    taste: (position, side) => TARGET * targetsOf(position, side) + CONTACT * contactsOf(position, side),
    trait: {
      name: 'enemy pieces that it threatens, a ply',
      count: (before, after, side) => (before.turn === side ? targetsOf(after, side) : 0),
    },
  },
  {
    id: 'defend',
    taste: (position, side) => {
      const enemy = otherSide(side);
      return -TARGET * targetsOf(position, enemy) - CONTACT * contactsOf(position, enemy);
    },
    trait: {
      name: 'own pieces that are threatened, a ply',
      count: (before, after, side) => (before.turn === side ? targetsOf(after, otherSide(side)) : 0),
    },
  },
  {
    id: 'trade',
    taste: (position) => GONE * (2 * PIECES_EACH - piecesLeft(position)),
    trait: { name: 'pieces captured a ply', count: (before, after) => piecesLeft(before) - piecesLeft(after) },
  },
];
