import type { Side } from '../contract/index.ts';
import { ALL_PINS, HOLES, PIECES_EACH, SQUARES } from './geometry.ts';

// A position is an array of 32-bit words. It begins with slots for pieces: side 1 has slots 8–13 and side 2 slots 16–21, so
// that a slot tells its side, a piece's number can be or-ed to the first slot, and 0 stands for "no piece". Then comes the
// slot of the piece on each square, 0 when the square is empty. `apply` and `undo` change these in place.

export const SLOTS = 24;
export const BOARD = 64;

// The rest is a stack of frames, one a ply, for what `apply` replaces and `undo` takes from the frame below.
export const FIRST_FRAME = BOARD + SQUARES;
export const FRAME = 8;
/** The first slot of the side to move. */
export const TURN = 0;
/** How many pieces are in play: those of side 1, and sixteen times those of side 2. */
export const IN_PLAY = 1;
export const CLOCK = 2;
export const KEY_LOW = 3;
export const KEY_HIGH = 4;
/** The move that led here, the slot of the piece that it took, and that piece. */
export const LAST_MOVE = 5;
export const TAKEN_SLOT = 6;
export const TAKEN_PIECE = 7;

/** Makes one side's first slot the other's. */
export const OTHER_SIDE = 8 ^ 16;
export const firstSlotOf = (side: Side): number => (side === 1 ? 8 : 16);
export const endOfSlots = (firstSlot: number): number => firstSlot + PIECES_EACH;
export const onePieceOf = (slot: number): number => 1 << ((slot >>> 2) & 4);

/** A slot holds a piece's square above its pins. It is 0 when the piece is out: in play it has its first pin at least. */
export const makePiece = (square: number, pins: number): number => (square << HOLES) | pins;
export const squareOf = (piece: number): number => piece >>> HOLES;
export const pinsOf = (piece: number): number => piece & ALL_PINS;
