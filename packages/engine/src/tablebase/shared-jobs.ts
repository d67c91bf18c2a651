// Hot: threads meet here after every phase of solving.
import type { ClassKernel } from '@tabuleiro/games';

// The words of the shared memory.
const NEXT = 0;
const ARRIVED = 1;
const MEETING = 2;
const STOPPED = 3;
const STAGE = 4;
const ROUND = 5;
/** Whether the work must stop, as decided at the last barrier, so that all threads see the same value. */
const ENDED = 6;
const CHANGED = 7;
const WORDS = 9;

/** Number of indices that a thread claims at a time. */
const STRETCH = 1 << 14;

/** How often a thread checks the barrier before it sleeps. */
const PATIENCE = 20_000;

/** Coordinates one or more threads that solve a class together. */
export class SharedJobs {
  readonly memory: SharedArrayBuffer;
  private readonly words: Int32Array;
  private readonly threads: number;
  private rounds = 0;

  /** Allocates new memory unless given; the other threads receive the first one's. */
  constructor(threads: number, memory?: SharedArrayBuffer) {
    this.threads = threads;
    this.memory = memory ?? new SharedArrayBuffer(4 * WORDS);
    this.words = new Int32Array(this.memory);
  }

  /** Makes all threads stop as soon as possible. */
  stop(): void {
    Atomics.store(this.words, STOPPED, 1);
  }

  private get isStopped(): boolean {
    return Atomics.load(this.words, STOPPED) !== 0;
  }

  /** The current stage and round. */
  get progress(): { readonly stage: number; readonly round: number } {
    return { stage: Atomics.load(this.words, STAGE), round: Atomics.load(this.words, ROUND) };
  }

  /** Works on the class until it is solved; false if stopped before. Every thread calls it with its own kernel. */
  solve(kernel: ClassKernel, size: number): boolean {
    for (let stage = 0; stage < kernel.stages; stage++) {
      const isLast = stage === kernel.stages - 1;
      for (let round = 0; ; round++) {
        Atomics.store(this.words, STAGE, stage);
        Atomics.store(this.words, ROUND, round);
        const changed = this.carryOut(kernel, stage, round, size);
        if (Atomics.load(this.words, ENDED) !== 0) return false;
        if (round > 0 && (changed === 0 || (isLast && round >= kernel.lastRound))) break;
      }
    }
    return true;
  }

  /** Runs one round; returns the number of changes by all threads. */
  private carryOut(kernel: ClassKernel, stage: number, round: number, size: number): number {
    const { words } = this;
    const slot = CHANGED + (this.rounds & 1);
    const otherSlot = CHANGED + (1 - (this.rounds & 1));
    this.rounds++;
    for (let phase = 0; phase < kernel.phases; phase++) {
      let changed = 0;
      while (!this.isStopped) {
        const from = Atomics.add(words, NEXT, STRETCH);
        if (from >= size) break;
        changed += kernel.run(stage, round, phase, from, Math.min(size, from + STRETCH));
      }
      Atomics.add(words, slot, changed);
      this.meet(otherSlot);
    }
    return Atomics.load(words, slot);
  }

  /** A barrier: waits for all threads. The last one to arrive prepares the next phase. */
  private meet(slotToClear: number): void {
    const { words } = this;
    const meeting = Atomics.load(words, MEETING);
    if (Atomics.add(words, ARRIVED, 1) + 1 === this.threads) {
      Atomics.store(words, ARRIVED, 0);
      Atomics.store(words, NEXT, 0);
      Atomics.store(words, slotToClear, 0);
      Atomics.store(words, ENDED, Atomics.load(words, STOPPED));
      Atomics.store(words, MEETING, (meeting + 1) | 0);
      Atomics.notify(words, MEETING);
    } else {
      // The other threads usually arrive soon, so spinning is faster than sleeping.
      for (let turn = 0; turn < PATIENCE && Atomics.load(words, MEETING) === meeting; turn++);
      while (Atomics.load(words, MEETING) === meeting) Atomics.wait(words, MEETING, meeting);
    }
  }
}
