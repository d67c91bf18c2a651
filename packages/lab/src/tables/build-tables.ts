import { type ClassMemory, finishClass, makeClassMemory, SharedJobs, solvingBytes } from '@tabuleiro/engine/tablebase';
import { assert, err, ok, type Result, type TableClass } from '@tabuleiro/games';
import { type ClassFileError, isMissingFile, readClassFile, type WholeClass, writeClassFile } from './class-file.ts';
import { classFile, expectedOf, type TableFolder } from './table-folder.ts';
import { type SharedClass, TableThreads } from './table-threads.ts';

export interface BuildOptions {
  readonly tableFolder: TableFolder;
  /** The classes to build, in order. */
  readonly classes: readonly TableClass[];
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Receives the approximate number of solved positions. */
  readonly onProgress: (positions: number) => void;
  /** Called for files that are unusable and written again. */
  readonly onReplaced: (error: ClassFileError) => Promise<void>;
  /** Called before the first class is solved: checks that it can be written. */
  readonly prepare?: () => Promise<void>;
}

export interface Built {
  /** Finished classes, and how many of them existed before. */
  readonly done: number;
  readonly kept: number;
  /** Positions in them, without unused indexes. */
  readonly positions: number;
}

const LOOK_MS = 100;
/** Smaller classes are solved by one thread: several would mostly wait for each other. */
const FEWEST_SHARED = 2 ** 16;
/** For the estimate of progress: after this many rounds half of a class counts as done. */
const HALF_DONE_ROUNDS = 20;

/** The first class that does not fit into the memory, with its need. */
export function findTooLarge(
  { facet, variant }: TableFolder,
  classes: readonly TableClass[],
  threads: number,
  bytes: number,
): { readonly subject: TableClass; readonly bytes: number } | null {
  for (const [number, subject] of classes.entries()) {
    const held = classes.slice(0, number).filter(({ id }) => isNeeded(id, classes.slice(number)));
    const needed = solvingBytes(facet, variant, subject, held, threads);
    if (needed > bytes) return { subject, bytes: needed };
  }
  return null;
}

/** Whether any of the classes needs this one. */
const isNeeded = (id: string, classes: readonly TableClass[]): boolean =>
  classes.some(({ needs }) => needs.includes(id));

/** Solves the missing classes and writes each to its file. */
export async function buildTables(options: BuildOptions): Promise<Result<Built, ClassFileError>> {
  const { classes, tableFolder, prepare, signal } = options;
  const builder = new Builder(options);
  let kept = 0;
  let done = 0;
  try {
    for (const subject of classes) {
      if (signal.aborted) break;
      const isKept = await builder.load(subject);
      if (!isKept) {
        if (done === kept) await prepare?.();
        const memory = await builder.solve(subject);
        if (memory === null) break;
        const finished = finishClass(tableFolder.facet, tableFolder.game, tableFolder.variant, subject, memory);
        const written = await writeClassFile(classFile(tableFolder, subject), finished);
        if (!written.ok) return err(written.error);
        builder.keep(subject, memory);
      }
      done++;
      if (isKept) kept++;
    }
    return ok({ done, kept, positions: builder.positions });
  } finally {
    await builder.close();
  }
}

class Builder {
  private readonly options: BuildOptions;
  private threads: TableThreads | null = null;
  private solved: SharedClass[] = [];
  private placesDone = 0;
  /** In the finished classes. */
  positions = 0;

  constructor(options: BuildOptions) {
    this.options = options;
  }

  async close(): Promise<void> {
    await this.threads?.close();
  }

  /** Loads a class from its file; false when it has to be solved. */
  async load(subject: TableClass): Promise<boolean> {
    const { onReplaced, tableFolder } = this.options;
    const whole = readClassFile(classFile(tableFolder, subject), expectedOf(tableFolder, subject));
    if (!whole.ok) {
      if (!isMissingFile(whole.error)) await onReplaced(whole.error);
      return false;
    }
    this.add({ id: subject.id, ...planesOf(whole.value, this.needsDistances) }, subject);
    return true;
  }

  /** Solves a class in all threads; null after an interruption. */
  async solve(subject: TableClass): Promise<ClassMemory | null> {
    const { onProgress, tableFolder, signal } = this.options;
    const { facet, game, variant } = tableFolder;
    this.threads ??= new TableThreads(this.options.threads);
    const { threads } = this;
    const memory = makeClassMemory(facet, variant, subject);
    const count = subject.size < FEWEST_SHARED ? 1 : threads.count;
    const work = new SharedJobs(count);
    const stop = (): void => work.stop();
    signal.addEventListener('abort', stop, { once: true });
    const looking = setInterval(() => {
      const rounds = work.progress.round;
      onProgress(this.placesDone + Math.floor((subject.size * rounds) / (rounds + HALF_DONE_ROUNDS)));
    }, LOOK_MS);
    try {
      const replies = await threads.ask(count, {
        kind: 'solve',
        game,
        variant,
        classId: subject.id,
        size: subject.size,
        memory,
        earlier: this.solved.filter(({ id }) => subject.needs.includes(id)),
        threads: count,
        work: work.memory,
      });
      return replies.every((reply) => reply.kind === 'solved' && reply.isSolved) ? memory : null;
    } finally {
      clearInterval(looking);
      signal.removeEventListener('abort', stop);
    }
  }

  /** Keeps a solved class for later ones. */
  keep(subject: TableClass, { codes, distances }: ClassMemory): void {
    this.add({ id: subject.id, codes, distances: this.needsDistances ? distances : new SharedArrayBuffer(0) }, subject);
  }

  private get needsDistances(): boolean {
    return this.options.tableFolder.facet.distanceTo === 'end';
  }

  private add(solved: SharedClass, subject: TableClass): void {
    const { classes, onProgress, tableFolder } = this.options;
    this.placesDone += subject.size;
    this.positions += subject.size - countHoles(solved, tableFolder.facet.holeCode);
    onProgress(this.placesDone);
    const later = classes.slice(classes.findIndex(({ id }) => id === subject.id) + 1);
    // Drops classes that no later one needs.
    this.solved = [...this.solved, solved].filter(({ id }) => isNeeded(id, later));
  }
}

function countHoles({ codes }: SharedClass, holeCode: number | undefined): number {
  if (holeCode === undefined) return 0;
  return new Uint8Array(codes).reduce((sum, code) => (code === holeCode ? sum + 1 : sum), 0);
}

/** Splits the two bytes of each entry into two arrays, as the solver expects. */
function planesOf({ header, bytes }: WholeClass, withDistances: boolean): Omit<SharedClass, 'id'> {
  const codes = new SharedArrayBuffer(header.size);
  const distances = new SharedArrayBuffer(withDistances ? header.size : 0);
  const codeBytes = new Uint8Array(codes);
  const distanceBytes = new Uint8Array(distances);
  const [first] = header.distances;
  assert(
    !withDistances || (first?.low === 0 && header.distances.every(({ low }, code) => low === code)),
    'distances stand as they are',
  );
  for (let index = 0; index < header.size; index++) codeBytes[index] = bytes[2 * index] ?? 0;
  for (let index = 0; index < distanceBytes.length; index++) distanceBytes[index] = bytes[2 * index + 1] ?? 0;
  return { codes, distances };
}
