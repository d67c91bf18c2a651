// Hot: the tables are read at every apply.
import { makeKeyTable } from '../board/zobrist.ts';
import { ALL_PINS, firstHole, HOLES, OFFSETS, pinIn, PIECES_EACH } from './geometry.ts';
import { makePlace, NONE } from './moves.ts';
import { FIRST_SLOTS, SLOTS, squareOf } from './pieces.ts';

// Keys are sums modulo 2^32: a piece counts its square times a random word of its own, each of its pins counts a random
// word, and so does the turn of side 2. A step by some hole then changes the key by the same amount from every square, which
// leaves one word to look up for the step and one for each pin.

/** One 32-bit half of all keys. The tables are indexed by `keysOf` a first slot, or-ed with a place. */
export interface KeyHalf {
  /** What a pin adds; nothing when it is left out. */
  readonly pins: Int32Array;
  /** What a step adds, the change of turn included; that alone when it is left out. */
  readonly steps: Int32Array;
  /** What each slot's piece adds for each step along the numbers of squares. */
  readonly slots: Int32Array;
  /** What the turn of side 2 adds. */
  readonly turn: number;
}

export const keysOf = (firstSlot: number): number => firstSlot << 5;

function makeHalf(random: Int32Array): KeyHalf {
  const slots = random.slice(0, SLOTS);
  const pins = new Int32Array(SLOTS << 5);
  const steps = new Int32Array(SLOTS << 5);
  const turn = random[SLOTS]!;
  for (const firstSlot of FIRST_SLOTS) {
    const turnChange = firstSlot === FIRST_SLOTS[0] ? turn : -turn;
    steps[keysOf(firstSlot) | NONE] = turnChange;
    for (let piece = 0; piece < PIECES_EACH; piece++) {
      for (let hole = 0; hole < HOLES; hole++) {
        const index = keysOf(firstSlot) | makePlace(piece, hole);
        pins[index] = random[SLOTS + 1 + index]!;
        steps[index] = Math.imul(OFFSETS[hole]!, slots[firstSlot | piece]!) + turnChange;
      }
    }
  }
  return { pins, steps, slots, turn };
}

const RANDOM = makeKeyTable(SLOTS + 1 + (SLOTS << 5), 0xe16e);
export const LOW_HALF = makeHalf(RANDOM.low);
export const HIGH_HALF = makeHalf(RANDOM.high);

/** What a piece adds with all its pins. */
export function keyOfPiece(half: KeyHalf, slot: number, piece: number): number {
  let key = Math.imul(squareOf(piece), half.slots[slot]!);
  let pins = piece & ALL_PINS;
  while (pins !== 0) {
    const hole = firstHole(pins);
    pins ^= pinIn(hole);
    key += half.pins[(slot << 5) | hole]!;
  }
  return key | 0;
}
