// Hot: the tables made here are read at every apply. Numbers in brackets are the rules of README.md.
import { BYTES, CLOCK, KEYS, NORTH, PASS, PITS, rowOf, SEEDS, TURN, WORDS } from './layout.ts';

/**
 * An entry says all that a sowing does before anything is captured: what to add to the four words of the position, what
 * to add to the two halves of the key, and the pit of the last seed when that is an enemy's.
 */
export const KEY_LOW = 4;
export const KEY_HIGH = 5;
/** Without an enemy pit this is the turn's byte, which never holds the 2 or 3 of a capture. */
export const LAST = 6;

/** Where the entry of a pit (or PASS) and its number of seeds begins. */
export const sowingAt = (pit: number, seeds: number): number => (pit << 9) | (seeds << 3);

/** [1], or [5] when `skipsOrigin`. */
export function makeSowings(skipsOrigin: boolean): Int32Array {
  const table = new Int32Array(sowingAt(BYTES, 0));
  const before = new Uint8Array(BYTES);
  const after = new Uint8Array(BYTES);
  for (const pit of PITS) {
    for (let seeds = 1; seeds <= SEEDS; seeds++) {
      const sown = sownPits(pit, seeds, skipsOrigin);
      const last = sown.at(-1)!;
      before.fill(0)[pit] = seeds;
      after.fill(0);
      for (const reached of sown) after[reached]!++;
      passTurn(before, after, rowOf(pit) / NORTH);
      writeEntry(table.subarray(sowingAt(pit, seeds)), before, after);
      table[sowingAt(pit, seeds) + LAST] = rowOf(last) === rowOf(pit) ? TURN : last;
    }
  }
  for (const turn of [0, 1]) {
    passTurn(before.fill(0), after.fill(0), turn);
    writeEntry(table.subarray(sowingAt(PASS, turn)), before, after);
    table[sowingAt(PASS, turn) + LAST] = TURN;
  }
  return table;
}

/** [1], or [5] when `skipsOrigin`: the pits into which the seeds of a pit fall, one after the other. */
export function sownPits(pit: number, seeds: number, skipsOrigin: boolean): readonly number[] {
  const next = PITS.indexOf(pit) + 1;
  const lap = [...PITS.slice(next), ...PITS.slice(0, skipsOrigin ? next - 1 : next)];
  return Array.from({ length: seeds }, (_, seed) => lap[seed % lap.length]!);
}

function passTurn(before: Uint8Array, after: Uint8Array, turn: number): void {
  before[TURN] = turn;
  after[TURN] = 1 - turn;
  before[CLOCK] = 0;
  after[CLOCK] = 1;
}

function writeEntry(entry: Int32Array, before: Uint8Array, after: Uint8Array): void {
  const wordsBefore = new Int32Array(before.buffer);
  const wordsAfter = new Int32Array(after.buffer);
  for (let word = 0; word < WORDS; word++) entry[word] = wordsAfter[word]! - wordsBefore[word]!;
  for (let byte = 0; byte < BYTES; byte++) {
    const change = after[byte]! - before[byte]!;
    entry[KEY_LOW]! += Math.imul(change, KEYS.low[byte]!);
    entry[KEY_HIGH]! += Math.imul(change, KEYS.high[byte]!);
  }
}
