import type { KernelJob, Position, SolvedClass, TableFacet } from '../src/index.ts';

/** A table solved in this thread, for tests of small ones. */
export interface SmallTable {
  readonly facet: TableFacet;
  readonly classes: ReadonlyMap<string, SolvedClass>;
  /** Code and distance of a position that the table must have. */
  readonly lookUp: (position: Position) => { readonly code: number; readonly distance: number };
}

const STRETCHES = 3;

export function solveTable(facet: TableFacet, variant: string, upTo: number): SmallTable {
  const classes = new Map<string, SolvedClass>();
  const list = facet.classes(variant, upTo);
  for (const { id, size, needs } of list) {
    const solved = { id, codes: new Uint8Array(size), distances: new Uint8Array(size) };
    const earlier = needs.flatMap((needed) => classes.get(needed) ?? []);
    const scratch = new ArrayBuffer(facet.scratchBytes(variant, id));
    solveClass(facet, { variant, classId: id, earlier, scratch, codes: solved.codes, distances: solved.distances });
    classes.set(id, solved);
  }
  const locator = facet.locator(variant);

  function lookUp(position: Position): { code: number; distance: number } {
    const solved = locator.locate(position) ? classes.get(list[locator.classNumber]?.id ?? '') : undefined;
    const [code, distance] = [solved?.codes[locator.index], solved?.distances[locator.index]];
    if (code === undefined || distance === undefined) throw new Error('a position that should be in the table is not');
    return { code, distance };
  }

  return { facet, classes, lookUp };
}

/** In stretches and with two kernels taking turns, as if threads did it. */
function solveClass(facet: TableFacet, job: KernelJob): void {
  const kernels = [facet.kernel(job), facet.kernel(job)];
  const size = job.codes.length;
  const { stages, lastRound, phases } = kernels[0] ?? { stages: 0, lastRound: 0, phases: 0 };
  for (let stage = 0; stage < stages; stage++) {
    for (let round = 0, changed = 1; (round <= 1 || changed > 0) && round <= lastRound; round++) {
      changed = 0;
      for (let phase = 0; phase < phases; phase++) {
        for (let stretch = 0; stretch < STRETCHES; stretch++) {
          const [from, to] = [stretch, stretch + 1].map((part) => Math.floor((part * size) / STRETCHES));
          changed += kernels[stretch % 2]?.run(stage, round, phase, from ?? 0, to ?? 0) ?? 0;
        }
      }
    }
  }
}
