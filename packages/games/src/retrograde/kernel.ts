// Hot: tables of many millions of positions are solved here.
import { assert, type ClassKernel } from '../contract/index.ts';
import * as blocksModule from './blocks.ts';
import type { RetrogradeGraph } from './graph.ts';
import * as fatesModule from './outcome-codes.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { BLOCK_BITS, Blocks, blocksBytes, endOfBlock } = blocksModule;
const { CODE_HOLE, CODE_LOSS, CODE_WIN, DRAWN, LONGEST, SUSPECT, UNDECIDED } = fatesModule;

/** What threads see together while a class is solved. */
export interface RetrogradeMemory {
  /** The result: see fates.ts. */
  readonly codes: Uint8Array;
  /** The fates: in the end the plies to the end, 0 for draws and holes. */
  readonly distances: Uint8Array;
  readonly scratch: SharedArrayBuffer | ArrayBuffer;
}

/** Before all else in the scratch stands the last round in which progress decides something. */
const LAST_PROGRESS = 0;
const WORD_BYTES = 4;

export function retrogradeScratchBytes(size: number): number {
  return WORD_BYTES + blocksBytes(size) + size;
}

/**
 * Backward induction: round n finds all positions that end in exactly n plies. Odd rounds find wins: a step leads to a loss
 * in n − 1, or progress to one. Even rounds find losses: all moves lead to wins of the enemy, the longest of them in n − 1.
 * A round looks only at what the one before has changed, and at what progress brings about in just so many plies.
 *
 * Threads may work on stretches of the same class at once: where several write to a byte, they write the same.
 */
export class RetrogradeKernel implements ClassKernel {
  readonly phases = 2;
  readonly stages = 1;
  readonly lastRound = LONGEST;
  private readonly graph: RetrogradeGraph;
  private readonly codes: Uint8Array;
  private readonly fates: Uint8Array;
  /** What progress brings at best. */
  private readonly progress: Uint8Array;
  private readonly blocks: blocksModule.Blocks;
  /** See LAST_PROGRESS. */
  private readonly words: Int32Array;
  private readonly steps: Int32Array;

  constructor(graph: RetrogradeGraph, { codes, distances, scratch }: RetrogradeMemory) {
    this.graph = graph;
    this.codes = codes;
    this.fates = distances;
    this.words = new Int32Array(scratch, 0, 1);
    this.blocks = new Blocks(graph.size, scratch, WORD_BYTES);
    this.progress = new Uint8Array(scratch, WORD_BYTES + blocksBytes(graph.size), graph.size);
    this.steps = new Int32Array(graph.mostSteps);
  }

  run(_stage: number, round: number, phase: number, from: number, to: number): number {
    if (round === 0) return phase === 0 ? this.setUp(from, to) : 0;
    const found = this.find(round, phase, from, to);
    assert(found === 0 || round < LONGEST, 'every distance fits a byte');
    // Until then a round that finds nothing need not be the last.
    return round < this.words[LAST_PROGRESS]! ? found + 1 : found;
  }

  private find(round: number, phase: number, from: number, to: number): number {
    if (round % 2 === 1) return phase === 0 ? this.findWins(round, from, to) : 0;
    if (phase === 1) return this.findLosses(round, from, to);
    this.suspect(round, from, to);
    return 0;
  }

  /** Finds holes, and what progress brings. */
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

  /** Notes the wins that progress brings. */
  private takeWins(round: number, from: number, to: number): number {
    const { fates, progress } = this;
    let found = 0;
    for (let index = from; index < to; index++) {
      if (progress[index] !== round || fates[index] !== UNDECIDED) continue;
      this.decide(index, round, CODE_WIN);
      found++;
    }
    return found;
  }

  /** Notes the wins that lie one step before losses. */
  private winBefore(round: number, from: number, to: number): number {
    const { fates, graph, steps } = this;
    let found = 0;
    for (let index = from; index < to; index++) {
      if (fates[index] !== round - 1) continue;
      for (let left = graph.stepsBack(index, steps); left > 0; left--) {
        const before = steps[left - 1]!;
        if (fates[before] !== UNDECIDED) continue;
        this.decide(before, round, CODE_WIN);
        found++;
      }
    }
    return found;
  }

  private decide(index: number, round: number, code: number): void {
    this.fates[index] = round;
    this.codes[index] = code;
    this.blocks.setDecided(index, round);
  }

  /** Marks what may be lost now: all progress has run out, or a step leads to what has just turned out to be a win. */
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
    const { blocks, fates, progress } = this;
    for (let index = from; index < to; index++) {
      if (progress[index] !== round || fates[index] !== UNDECIDED) continue;
      fates[index] = SUSPECT;
      blocks.setSuspected(index, round);
    }
  }

  private suspectBefore(round: number, from: number, to: number): void {
    const { blocks, fates, graph, progress, steps } = this;
    for (let index = from; index < to; index++) {
      if (fates[index] !== round - 1) continue;
      for (let left = graph.stepsBack(index, steps); left > 0; left--) {
        const before = steps[left - 1]!;
        if (fates[before] !== UNDECIDED || !isHopeless(progress[before]!, round)) continue;
        fates[before] = SUSPECT;
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
    const { fates, graph } = this;
    let found = 0;
    for (let index = from; index < to; index++) {
      if (fates[index] !== SUSPECT) continue;
      if (graph.hasOnlyWinsAhead(index, fates, round)) {
        this.decide(index, round, CODE_LOSS);
        found++;
      } else {
        fates[index] = UNDECIDED;
      }
    }
    return found;
  }
}

/** Whether no progress does better than a loss in this round. */
function isHopeless(progress: number, round: number): boolean {
  return (progress & 1) === 0 && progress <= round;
}
