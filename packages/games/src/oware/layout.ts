import { makeKeyTable } from '../board/zobrist.ts';
import { type Move, toMove } from '../contract/index.ts';

/**
 * A position is 16 bytes, and what a move does to them is an addition. The numbers of the pits are also the packed moves.
 *
 *   0 1 2 3 4 5     6             7       8 9 10 11 12 13    14            15
 *   A B C D E F     south's store clock   a b c  d  e  f     north's store turn: 0 south, 1 north
 *
 * The same bytes are seen as four 32-bit words too: W0 = A–D, W1 = E F store clock, W2 = a–d, W3 = e f store turn. No
 * byte ever passes 100, so adding words adds their bytes; which byte of a word counts most never matters.
 */
export const BYTES = 16;
export const WORDS = 4;
export const STORE = 6;
export const CLOCK = 7;
export const TURN = 15;

export const PITS_EACH = 6;
/** From a place of south to the same place of north. */
export const NORTH = 8;
export const SEEDS = 48;
/** [4] */
export const MAJORITY = 25;

/** A pass has the number of the turn's byte: there the table of sowings finds which side is passing. */
export const PASS: Move = toMove(TURN);

/** The numbers of the pits in sowing order. */
export const PITS: readonly number[] = [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13];

/** The first pit of the row that a pit is in. */
export const rowOf = (pit: number): number => pit & NORTH;

/**
 * The number that the original gives a pit: it draws player 1, our south, on top and numbers both rows from the left, so that
 * south's 1 to 6 are F to A and north's are a to f.
 */
export const originalNumberOf = (pit: number): number => (rowOf(pit) === 0 ? PITS_EACH - pit : pit - NORTH + 1);

/** What the two words of a row keep when the store and the byte after it are left out. */
export const PITS_OF_SECOND_WORD = new Int32Array(new Uint8Array([255, 255, 0, 0]).buffer)[0] ?? 0;

/**
 * The key is the sum of all bytes, each times its own random number, so a whole sowing changes it by one addition. The
 * clock's number is 0: repetition does not look at it.
 */
export const KEYS = makeKeyTable(BYTES, 0x0a4e);
KEYS.low[CLOCK] = 0;
KEYS.high[CLOCK] = 0;
