// Hot: visits all positions of a class.
import type { GameId, SolvedClass, TableClass, TableFacet, Bounds } from '@tabuleiro/games';
import { ENTRY_BYTES, type TableHeader } from './format.ts';
import { SharedJobs } from './shared-jobs.ts';
import { EntriesInMemory } from './tablebase.ts';

/** The memory in which a class is solved, shared between threads. */
export interface ClassMemory {
  readonly codes: SharedArrayBuffer;
  readonly distances: SharedArrayBuffer;
  readonly scratch: SharedArrayBuffer;
}

/**
 * The memory for solving a class, in bytes: the earlier classes held because this or a later class needs them, the
 * results, and the scratch memory.
 */
export function solvingBytes(
  facet: TableFacet,
  variant: string,
  subject: TableClass,
  held: readonly TableClass[],
  threads: number,
): number {
  const each = facet.distanceTo === 'end' ? 2 : 1;
  const earlier = held.reduce((sum, { size }) => sum + each * size, 0);
  // Packed distances and file blocks exist while the results are still in memory.
  const results = (1 + facet.distances + 2) * subject.size;
  const own = facet.scratchBytes(variant, subject.id) + threads * facet.threadBytes(variant, subject.id);
  return earlier + results + own;
}

export function makeClassMemory(facet: TableFacet, variant: string, { id, size }: TableClass): ClassMemory {
  return {
    codes: new SharedArrayBuffer(size),
    distances: new SharedArrayBuffer(facet.distances * size),
    scratch: new SharedArrayBuffer(facet.scratchBytes(variant, id)),
  };
}

/** Works on solving a class; false if stopped before the end. */
export function solveClass(
  facet: TableFacet,
  variant: string,
  { id, size }: Pick<TableClass, 'id' | 'size'>,
  memory: ClassMemory,
  earlier: readonly SolvedClass[],
  work: SharedJobs,
): boolean {
  const codes = new Uint8Array(memory.codes);
  const distances = new Uint8Array(memory.distances);
  const { scratch } = memory;
  return work.solve(facet.kernel({ variant, classId: id, earlier, codes, distances, scratch }), size);
}

/** A solved class in its stored form. */
export interface FinishedClass {
  readonly header: TableHeader;
  readonly codes: Uint8Array;
  /** Packed: see the header's `distances`. */
  readonly distances: Uint8Array;
}

export function finishClass(
  facet: TableFacet,
  game: GameId,
  variant: string,
  { id, size }: TableClass,
  memory: ClassMemory,
): FinishedClass {
  const packed = packDistances(new Uint8Array(memory.distances), size);
  const header: TableHeader = {
    game,
    variant,
    classId: id,
    signature: facet.signature,
    size,
    dictionary: facet.dictionary(variant, id),
    distances: packed.dictionary,
  };
  return { header, codes: new Uint8Array(memory.codes), distances: packed.codes };
}

/** The entries of an index range, as files and memory store them. */
export function interleave({ codes, distances }: FinishedClass, from: number, to: number): Uint8Array {
  const bytes = new Uint8Array(ENTRY_BYTES * (to - from));
  for (let index = from; index < to; index++) {
    bytes[ENTRY_BYTES * (index - from)] = codes[index] ?? 0;
    bytes[ENTRY_BYTES * (index - from) + 1] = distances[index] ?? 0;
  }
  return bytes;
}

/** Solves all classes up to a size in memory on the calling thread: for small tables and tests. */
export function solveAll(facet: TableFacet, game: GameId, variant: string, upTo: number): readonly EntriesInMemory[] {
  const finished: FinishedClass[] = [];
  return facet.classes(variant, upTo).map((subject) => {
    const memory = makeClassMemory(facet, variant, subject);
    const earlier = finished
      .filter(({ header }) => subject.needs.includes(header.classId))
      .map(({ header, codes, distances }) => ({ id: header.classId, codes, distances }));
    solveClass(facet, variant, subject, memory, earlier, new SharedJobs(1));
    const done = finishClass(facet, game, variant, subject, memory);
    finished.push(done);
    return new EntriesInMemory(done.header, interleave(done, 0, subject.size));
  });
}

/** The distances of a class, one byte per position. */
interface PackedDistances {
  readonly codes: Uint8Array;
  /** For each code the distances of the lower and the upper bound. */
  readonly dictionary: readonly Bounds[];
}

const CODES = 256;

/**
 * Packs the two distances of a position into one byte. A byte cannot represent all pairs, so rare pairs are rounded up
 * to a kept pair. A distance that is too large makes a proof unusable a little earlier, but never wrong.
 */
function packDistances(distances: Uint8Array, size: number): PackedDistances {
  if (distances.length === size) {
    return { codes: distances, dictionary: Array.from({ length: CODES }, (_, code) => ({ low: code, high: code })) };
  }
  const counts = new Int32Array(CODES * CODES);
  for (let index = 0; index < size; index++) {
    const pair = distances[index]! * CODES + distances[size + index]!;
    counts[pair] = counts[pair]! + 1;
  }
  const dictionary = choosePairs(counts);
  const codeOf = assignCodes(counts, dictionary);
  const codes = new Uint8Array(size);
  for (let index = 0; index < size; index++) {
    codes[index] = codeOf[distances[index]! * CODES + distances[size + index]!]!;
  }
  return { codes, dictionary };
}

/** The most frequent pairs, and one pair that is at least as large as all others. */
function choosePairs(counts: Int32Array): readonly Bounds[] {
  const used = Array.from(counts.keys()).filter((pair) => counts[pair]! > 0);
  const toBounds = (pair: number): Bounds => ({ low: Math.floor(pair / CODES), high: pair % CODES });
  const all = used.map(toBounds);
  if (all.length <= CODES) return all;
  const largest = { low: Math.max(...all.map(({ low }) => low)), high: Math.max(...all.map(({ high }) => high)) };
  const frequent = used.toSorted((one, other) => counts[other]! - counts[one]!).map(toBounds);
  const rest = frequent.filter(({ low, high }) => low !== largest.low || high !== largest.high);
  return [...rest.slice(0, CODES - 1), largest].toSorted((one, other) => one.low - other.low || one.high - other.high);
}

/** For each pair that occurs, the code of the closest kept pair that is large enough. */
function assignCodes(counts: Int32Array, dictionary: readonly Bounds[]): Uint8Array {
  const codeOf = new Uint8Array(CODES * CODES);
  for (let pair = 0; pair < counts.length; pair++) {
    if (counts[pair] === 0) continue;
    const low = Math.floor(pair / CODES);
    const high = pair % CODES;
    let least = Number.POSITIVE_INFINITY;
    for (const [code, kept] of dictionary.entries()) {
      const excess = kept.low - low + kept.high - high;
      if (kept.low < low || kept.high < high || excess >= least) continue;
      least = excess;
      codeOf[pair] = code;
    }
  }
  return codeOf;
}
