// Hot: solves tables of many millions of positions.
import { assert, type ClassKernel } from '../contract/index.ts';
import * as outcomesModule from './outcome-codes.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { CODE_HOLE, CODE_LOSS, CODE_WIN, DRAWN, LONGEST, SUSPECT, UNDECIDED } = outcomesModule;

/** The graph of a class of positions for backward induction. The sides always take turns. */
export interface RetrogradeGraph {
  /** Indices run from 0 to `size` − 1. */
  readonly size: number;
  /** The maximum length of a list of steps, forwards or backwards. */
  readonly mostSteps: number;

  /**
   * Whether an index belongs to no position. Callers do not pass a hole to other functions, and lists contain no holes.
   */
  isHole(index: number): boolean;

  /**
   * Whether every move without progress, which stays in the class, leads to a win for the enemy in fewer than `round`
   * plies. `round` is even; `outcomes` holds the outcomes of all indices.
   */
  leadsOnlyToWins(index: number, outcomes: Uint8Array, round: number): boolean;

  /**
   * Lists the predecessors: the positions with a move without progress to this one. Returns their number. The list may
   * contain a position twice.
   */
  stepsBack(index: number, into: Int32Array): number;

  /**
   * The best outcome for the side to move by a move with progress: the fastest win, else DRAWN, else the slowest loss;
   * UNDECIDED where there is no such move.
   */
  bestProgress(index: number): number;
}

/** The memory that threads share while they solve a class. */
export interface RetrogradeMemory {
  /** The result: see outcome-codes.ts. */
  readonly codes: Uint8Array;
  /** The outcomes: at the end the plies to the end of the game, 0 for draws and holes. */
  readonly distances: Uint8Array;
  readonly scratch: SharedArrayBuffer | ArrayBuffer;
}

/** The first word of the scratch memory holds the last round in which progress decides something. */
const LAST_PROGRESS = 0;
const WORD_BYTES = 4;

export function retrogradeScratchBytes(size: number): number {
  return WORD_BYTES + blocksBytes(size) + size;
}

/**
 * Backward induction: round n finds all positions that end in exactly n plies. Odd rounds find wins: a step leads to a
 * loss in n − 1 plies, or a move with progress does. Even rounds find losses: all moves lead to wins for the enemy, the
 * longest in n − 1 plies. A round visits only what the previous round changed, and what progress decides in exactly n
 * plies. Threads may work on ranges of the same class at once: where several write to the same byte, they write the
 * same value.
 */
export class RetrogradeKernel implements ClassKernel {
  readonly phases = 2;
  readonly stages = 1;
  readonly lastRound = LONGEST;
  private readonly graph: RetrogradeGraph;
  private readonly codes: Uint8Array;
  private readonly outcomes: Uint8Array;
  /** The best outcome by progress, for each index. */
  private readonly progress: Uint8Array;
  private readonly blocks: Blocks;
  /** See LAST_PROGRESS. */
  private readonly words: Int32Array;
  private readonly steps: Int32Array;

  constructor(graph: RetrogradeGraph, { codes, distances, scratch }: RetrogradeMemory) {
    this.graph = graph;
    this.codes = codes;
    this.outcomes = distances;
    this.words = new Int32Array(scratch, 0, 1);
    this.blocks = new Blocks(graph.size, scratch, WORD_BYTES);
    this.progress = new Uint8Array(scratch, WORD_BYTES + blocksBytes(graph.size), graph.size);
    this.steps = new Int32Array(graph.mostSteps);
  }

  run(_stage: number, round: number, phase: number, from: number, to: number): number {
    if (round === 0) return phase === 0 ? this.setUp(from, to) : 0;
    const found = this.find(round, phase, from, to);
    assert(found === 0 || round < LONGEST, 'every distance fits a byte');
    // Until that round, a round that finds nothing need not be the last.
    return round < this.words[LAST_PROGRESS]! ? found + 1 : found;
  }

  private find(round: number, phase: number, from: number, to: number): number {
    if (round % 2 === 1) return phase === 0 ? this.findWins(round, from, to) : 0;
    if (phase === 1) return this.findLosses(round, from, to);
    this.suspect(round, from, to);
    return 0;
  }

  /** Finds the holes, and the best outcome by progress. */
  private setUp(from: number, to: number): number {
    const { blocks, codes, graph, progress } = this;
    let lastProgress = 0;
    for (let index = from; index < to; index++) {
      if (graph.isHole(index)) {
        codes[index] = CODE_HOLE;
        continue;
      }
      const best = graph.bestProgress(index);
      assert(best <= LONGEST || best === DRAWN, 'every distance fits a byte');
      progress[index] = best;
      if (best === DRAWN || best === UNDECIDED) continue;
      blocks.setDue(index, best);
      if (best > lastProgress) lastProgress = best;
    }
    this.raiseLastProgress(lastProgress);
    return to - from;
  }

  private raiseLastProgress(round: number): void {
    for (;;) {
      const known = Atomics.load(this.words, LAST_PROGRESS);
      if (known >= round || Atomics.compareExchange(this.words, LAST_PROGRESS, known, round) === known) return;
    }
  }

  private findWins(round: number, from: number, to: number): number {
    const { blocks } = this;
    let found = 0;
    for (let start = from; start < to;) {
      const block = start >>> BLOCK_BITS;
      const end = endOfBlock(block, to);
      if (blocks.isDue(block, round)) found += this.takeWins(round, start, end);
      if (round > 1 && blocks.isDecided(block, round - 1)) found += this.winBefore(round, start, end);
      start = end;
    }
    return found;
  }

  /** Records the wins by progress. */
  private takeWins(round: number, from: number, to: number): number {
    const { outcomes, progress } = this;
    let found = 0;
    for (let index = from; index < to; index++) {
      if (progress[index] !== round || outcomes[index] !== UNDECIDED) continue;
      this.decide(index, round, CODE_WIN);
      found++;
    }
    return found;
  }

  /** Records the wins one step before losses. */
  private winBefore(round: number, from: number, to: number): number {
    const { outcomes, graph, steps } = this;
    let found = 0;
    for (let index = from; index < to; index++) {
      if (outcomes[index] !== round - 1) continue;
      for (let left = graph.stepsBack(index, steps); left > 0; left--) {
        const before = steps[left - 1]!;
        if (outcomes[before] !== UNDECIDED) continue;
        this.decide(before, round, CODE_WIN);
        found++;
      }
    }
    return found;
  }

  private decide(index: number, round: number, code: number): void {
    this.outcomes[index] = round;
    this.codes[index] = code;
    this.blocks.setDecided(index, round);
  }

  /** Marks possible losses: progress no longer helps, or a step leads to a newly found win for the enemy. */
  private suspect(round: number, from: number, to: number): void {
    const { blocks } = this;
    for (let start = from; start < to;) {
      const block = start >>> BLOCK_BITS;
      const end = endOfBlock(block, to);
      if (blocks.isDue(block, round)) this.suspectHere(round, start, end);
      if (blocks.isDecided(block, round - 1)) this.suspectBefore(round, start, end);
      start = end;
    }
  }

  private suspectHere(round: number, from: number, to: number): void {
    const { blocks, outcomes, progress } = this;
    for (let index = from; index < to; index++) {
      if (progress[index] !== round || outcomes[index] !== UNDECIDED) continue;
      outcomes[index] = SUSPECT;
      blocks.setSuspected(index, round);
    }
  }

  private suspectBefore(round: number, from: number, to: number): void {
    const { blocks, outcomes, graph, progress, steps } = this;
    for (let index = from; index < to; index++) {
      if (outcomes[index] !== round - 1) continue;
      for (let left = graph.stepsBack(index, steps); left > 0; left--) {
        const before = steps[left - 1]!;
        if (outcomes[before] !== UNDECIDED || !isHopeless(progress[before]!, round)) continue;
        outcomes[before] = SUSPECT;
        blocks.setSuspected(before, round);
      }
    }
  }

  private findLosses(round: number, from: number, to: number): number {
    const { blocks } = this;
    let found = 0;
    for (let start = from; start < to;) {
      const block = start >>> BLOCK_BITS;
      const end = endOfBlock(block, to);
      if (blocks.isSuspected(block, round)) found += this.examine(round, start, end);
      start = end;
    }
    return found;
  }

  private examine(round: number, from: number, to: number): number {
    const { outcomes, graph } = this;
    let found = 0;
    for (let index = from; index < to; index++) {
      if (outcomes[index] !== SUSPECT) continue;
      if (graph.leadsOnlyToWins(index, outcomes, round)) {
        this.decide(index, round, CODE_LOSS);
        found++;
      } else {
        outcomes[index] = UNDECIDED;
      }
    }
    return found;
  }
}

/** Whether progress gives nothing better than a loss in this round. */
function isHopeless(progress: number, round: number): boolean {
  return (progress & 1) === 0 && progress <= round;
}

/** The kernel scans positions in blocks, so that a round can skip blocks without work. */
const BLOCK_BITS = 8;
const BLOCK = 1 << BLOCK_BITS;

const ROUNDS_A_WORD = 32;
const DUE_WORDS = 8;
const DUE_BYTES = 4 * DUE_WORDS;

/** The work of each round in each block. All threads share this memory. */
class Blocks {
  /**
   * The last even round and the last odd round that decided something in each block. A bit set with `|=` would not be
   * thread-safe.
   */
  private readonly even: Uint8Array;
  private readonly odd: Uint8Array;
  /** The last round that suspected a loss in each block. */
  private readonly suspected: Uint8Array;
  /** For each block one bit for each round in which progress may decide something. */
  private readonly due: Int32Array;

  /** Uses memory from `from` on, an offset that is valid for a word. */
  constructor(size: number, memory: SharedArrayBuffer | ArrayBuffer, from: number) {
    const count = countBlocks(size);
    this.due = new Int32Array(memory, from, DUE_WORDS * count);
    const bytes = from + DUE_BYTES * count;
    this.even = new Uint8Array(memory, bytes, count);
    this.odd = new Uint8Array(memory, bytes + count, count);
    this.suspected = new Uint8Array(memory, bytes + 2 * count, count);
  }

  /** Notes that progress decides something at an index in a round. */
  setDue(index: number, round: number): void {
    const word = DUE_WORDS * (index >>> BLOCK_BITS) + Math.floor(round / ROUNDS_A_WORD);
    const bit = 1 << (round % ROUNDS_A_WORD);
    if ((this.due[word]! & bit) === 0) Atomics.or(this.due, word, bit);
  }

  isDue(block: number, round: number): boolean {
    return ((this.due[DUE_WORDS * block + Math.floor(round / ROUNDS_A_WORD)]! >>> (round % ROUNDS_A_WORD)) & 1) === 1;
  }

  /** During a round, threads still read what the previous round decided. So even and odd rounds have separate lists. */
  setDecided(index: number, round: number): void {
    if ((round & 1) === 0) this.even[index >>> BLOCK_BITS] = round;
    else this.odd[index >>> BLOCK_BITS] = round;
  }

  isDecided(block: number, round: number): boolean {
    return ((round & 1) === 0 ? this.even[block] : this.odd[block]) === round;
  }

  setSuspected(index: number, round: number): void {
    this.suspected[index >>> BLOCK_BITS] = round;
  }

  isSuspected(block: number, round: number): boolean {
    return this.suspected[block] === round;
  }
}

/** The memory for the blocks of a class, in bytes. */
function blocksBytes(size: number): number {
  return countBlocks(size) * (DUE_BYTES + 3);
}

function countBlocks(size: number): number {
  return Math.ceil(size / BLOCK);
}

/** The end of a block, or `to` where the range ends earlier. */
function endOfBlock(block: number, to: number): number {
  return Math.min(to, (block + 1) * BLOCK);
}
