import { describe, expect, test } from 'vitest';
import { type Random, SeededRandom } from '../src/index.ts';
import { type RetrogradeGraph, RetrogradeKernel, retrogradeScratchBytes } from '../src/retrograde/kernel.ts';
import { DRAWN, isLoss, isWin, LONGEST, UNDECIDED } from '../src/retrograde/outcome-codes.ts';

/** A class made up by lot: where steps lead, and what progress brings. */
interface MadeUp {
  readonly steps: readonly (readonly number[])[];
  readonly progress: readonly number[];
  readonly holes: ReadonlySet<number>;
}

class MadeUpGraph implements RetrogradeGraph {
  readonly size: number;
  readonly mostSteps: number;
  private readonly made: MadeUp;
  private readonly before: readonly number[][];

  constructor(made: MadeUp) {
    this.made = made;
    this.size = made.steps.length;
    this.before = made.steps.map(() => []);
    for (const [from, list] of made.steps.entries()) for (const to of list) this.before[to]?.push(from);
    this.mostSteps = Math.max(1, ...this.before.map((list) => list.length));
  }

  isHole(index: number): boolean {
    return this.made.holes.has(index);
  }

  leadsOnlyToWins(index: number, outcomes: Uint8Array, round: number): boolean {
    return (this.made.steps[index] ?? []).every((to) => {
      const outcome = outcomes[to] ?? UNDECIDED;
      return isWin(outcome) && outcome < round;
    });
  }

  stepsBack(index: number, into: Int32Array): number {
    const list = this.before[index] ?? [];
    into.set(list);
    return list.length;
  }

  bestProgress(index: number): number {
    return this.made.progress[index] ?? UNDECIDED;
  }
}

/** Fates by the solver, on stretches of any size, by two kernels that share their memory as threads would. */
function solve(made: MadeUp, random: Random): readonly number[] {
  const graph = new MadeUpGraph(made);
  const memory = {
    codes: new Uint8Array(graph.size),
    distances: new Uint8Array(graph.size),
    scratch: new ArrayBuffer(retrogradeScratchBytes(graph.size)),
  };
  const kernels = [new RetrogradeKernel(graph, memory), new RetrogradeKernel(graph, memory)] as const;
  for (let round = 0, changed = 1; changed > 0 || round === 1; round++) {
    changed = 0;
    for (let phase = 0; phase < kernels[0].phases; phase++) {
      for (let from = 0; from < graph.size;) {
        const to = Math.min(graph.size, from + 1 + random.below(700));
        changed += (random.below(2) === 0 ? kernels[0] : kernels[1]).run(0, round, phase, from, to);
        from = to;
      }
    }
  }
  return Array.from(memory.distances, (outcome, index) => (made.holes.has(index) ? UNDECIDED : outcome));
}

/** The same by asking every position for its best move again and again. */
function solvePlainly({ steps, progress, holes }: MadeUp): readonly number[] {
  let outcomes = steps.map(() => UNDECIDED);
  for (;;) {
    const known = outcomes;
    outcomes = steps.map((list, index) => {
      if (holes.has(index)) return UNDECIDED;
      const options = list.map((to) => {
        const outcome = known[to] ?? UNDECIDED;
        return outcome === UNDECIDED ? DRAWN : outcome + 1;
      });
      const best = progress[index] ?? UNDECIDED;
      if (best !== UNDECIDED) options.push(best);
      const wins = options.filter(isWin);
      if (wins.length > 0) return Math.min(...wins);
      return options.every(isLoss) ? Math.max(...options) : UNDECIDED;
    });
    if (outcomes.every((outcome, index) => outcome === known[index])) return outcomes;
  }
}

/** The sides take turns: steps lead from the first half to the second and back. */
function makeUp(size: number, random: Random): MadeUp {
  const holes = new Set(Array.from({ length: Math.floor(size / 20) }, () => random.below(size)));
  const half = Math.floor(size / 2);
  const steps = Array.from({ length: size }, (_, from) => {
    const count = holes.has(from) ? 0 : random.below(4);
    const goals = Array.from({ length: count }, () => (from < half ? half : 0) + random.below(half));
    return goals.filter((to) => !holes.has(to));
  });
  const progress = steps.map((list) => {
    const kind = random.below(list.length === 0 ? 3 : 40);
    if (kind === 0) return 1 + 2 * random.below(20);
    if (kind === 1) return 2 + 2 * random.below(20);
    return list.length === 0 || kind === 2 ? DRAWN : UNDECIDED;
  });
  return { steps, progress, holes };
}

describe('backward induction', () => {
  test.each([1, 2, 3, 4, 5, 6])('agrees with plain iteration on a class made up by lot (%i)', (seed) => {
    const random = new SeededRandom(seed);
    const made = makeUp(2000 + random.below(1000), random);
    const outcomes = solvePlainly(made);
    expect(solve(made, random)).toEqual(outcomes);
    expect(outcomes.some(isWin) && outcomes.some(isLoss) && outcomes.includes(UNDECIDED)).toBe(true);
  });

  test('goes on through rounds in which nothing happens', () => {
    // The first position steps to the second, whose capture wins only in 31 plies.
    const made = { steps: [[1], [0]], progress: [UNDECIDED, 31], holes: new Set<number>() };
    expect(solve(made, new SeededRandom(1))).toEqual([32, 31]);
  });

  test('a loss may be put off by progress', () => {
    const made = { steps: [[1], [0]], progress: [20, 5], holes: new Set<number>() };
    expect(solve(made, new SeededRandom(1))).toEqual([20, 5]);
  });

  test('refuses distances that do not fit', () => {
    // A chain: each position steps to the one before it, and the first wins at once.
    const chain = (length: number): MadeUp => ({
      steps: Array.from({ length }, (_, index) => (index === 0 ? [] : [index - 1])),
      progress: Array.from({ length }, (_, index) => (index === 0 ? 1 : UNDECIDED)),
      holes: new Set<number>(),
    });
    expect(solve(chain(LONGEST - 1), new SeededRandom(1)).at(-1)).toBe(LONGEST - 1);
    expect(() => solve(chain(LONGEST), new SeededRandom(1))).toThrow('every distance fits a byte');
  });
});
