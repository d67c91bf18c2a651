import type { Side } from '../contract/index.ts';
import { ALL_PINS, HOLES, PIECES_EACH, SQUARES } from './geometry.ts';

// A position is an array of 32-bit words. The first sixteen are slots for pieces: side 1 has slots 1–6 and side 2 slots
// 9–14, so that a slot tells its side and 0 can stand for "no piece". Then come the slot of the piece on each square, and
// what else there is to know.

export const BOARD = 16;
/** The first slot of the side to move. */
export const TURN = BOARD + SQUARES;
/** How many pieces a side has in play: the word of side 1 and then that of side 2. */
export const IN_PLAY = TURN + 1;
export const CLOCK = IN_PLAY + 2;
export const KEY_LOW = CLOCK + 1;
export const KEY_HIGH = KEY_LOW + 1;
export const WORDS = KEY_HIGH + 1;

/** The first slots of both sides added up: this minus one of them is the other. */
export const BOTH_FIRST_SLOTS = 10;
export const firstSlotOf = (side: Side): number => (side === 1 ? 1 : 9);
export const endOfSlots = (firstSlot: number): number => firstSlot + PIECES_EACH;

/** A slot holds a piece's square above its pins. It is 0 when the piece is out: in play it has its first pin at least. */
export const makePiece = (square: number, pins: number): number => (square << HOLES) | pins;
export const squareOf = (piece: number): number => piece >>> HOLES;
export const pinsOf = (piece: number): number => piece & ALL_PINS;
