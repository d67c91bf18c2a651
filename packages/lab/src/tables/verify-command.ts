import { checkingBytes } from '@tabuleiro/engine/tablebase';
import { assert, formatNumber, loadRules, type TableClass } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import { findSavedTables, type SavedTables, readSavedClass, formatShipped, formatStranded } from './saved-tables.ts';
import type { TableFolder } from './table-folder.ts';
import { MEGABYTE, namedFolder, readMemory, readThreads, formatClass, type TableOptions } from './table-options.ts';
import { type CheckJob, TableThreads } from './table-threads.ts';

/** A class to examine and its index among all classes. */
interface Subject {
  readonly tableFolder: TableFolder;
  readonly subject: TableClass;
  readonly classNumber: number;
  readonly isShipped: boolean;
}

/** Examines all existing tables. */
export async function runTableVerify(context: LabContext, game: string, options: TableOptions): Promise<void> {
  const kept = await findSavedTables(context, game, options);
  const most = await readUpTo(context, kept, options);
  const subjects: Subject[] = [];
  for (const tables of kept) subjects.push(...(await listSubjects(context, tables, most)));
  // Start with the largest, which take longest.
  const ordered = subjects.toSorted((one, other) => other.subject.size - one.subject.size);
  const threads = await fitThreads(context, ordered, options);
  const stranded = formatStranded(context, kept);
  for (const line of formatShipped(context, kept)) await context.printNote(line);
  await context.interruptible(async (signal) => {
    const lines = await examine(context, ordered, { ...options, threads }, signal);
    if (signal.aborted) return;
    const wrong = lines.filter(({ faults }) => faults > 0);
    if (options.json === true) await context.printJson(lines);
    else if (wrong.length === 0) {
      const positions = lines.reduce((sum, line) => sum + line.positions, 0);
      await context.print(context.texts.tables.allVerified(formatNumber(context.language, positions, {})));
    }
    const problems = [...(wrong.length > 0 ? [context.texts.tables.buildAgain] : []), ...stranded];
    if (problems.length > 0) throw context.usageError(problems.join('\n'));
  });
}

async function readUpTo(context: LabContext, kept: readonly SavedTables[], { upTo }: TableOptions): Promise<number> {
  const largest = Math.max(...kept.map(({ tableFolder }) => tableFolder.facet.largest));
  return upTo === undefined ? largest : context.options.readCount('--up-to', upTo, largest);
}

/** The classes of a variant up to a size, with every checksum verified. */
async function listSubjects(context: LabContext, kept: SavedTables, most: number): Promise<readonly Subject[]> {
  const { classes, tableFolder, shipped } = kept;
  const subjects: Subject[] = [];
  for (const [classNumber, subject] of classes.entries()) {
    if (subject.amount > most) break;
    await readSavedClass(context, kept, subject);
    subjects.push({ tableFolder, subject, classNumber, isShipped: shipped !== null });
  }
  return subjects;
}

/** The number of threads: as requested, or as many as the memory allows for the largest classes. */
async function fitThreads(context: LabContext, ordered: readonly Subject[], options: TableOptions): Promise<number> {
  const wanted = Math.min(await readThreads(context, options), ordered.length);
  const limit = await readMemory(context, options);
  let bytes = 0;
  for (const [number, { classNumber, tableFolder, subject }] of ordered.slice(0, wanted).entries()) {
    bytes += checkingBytes(tableFolder.facet, tableFolder.variant, subject, tableFolder.classes.slice(0, classNumber));
    if (bytes <= limit * MEGABYTE) continue;
    if (number > 0) return number;
    const format = (value: number): string => formatNumber(context.language, value, {});
    const needed = format(Math.ceil(bytes / MEGABYTE));
    throw context.usageError(
      context.texts.tables.tooLargeToVerify(formatClass(context, tableFolder, subject), needed, format(limit)),
    );
  }
  return wanted;
}

interface CheckedClass {
  readonly game: string;
  readonly variant: string;
  readonly class: string;
  readonly positions: number;
  readonly faults: number;
  /** The position of the first wrong value. */
  readonly first: string | null;
}

const LOOK_MS = 100;

async function examine(
  context: LabContext,
  subjects: readonly Subject[],
  options: { readonly folder?: string; readonly threads: number; readonly json?: boolean },
  signal: AbortSignal,
): Promise<readonly CheckedClass[]> {
  const folder = namedFolder(context, options);
  const progress = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * subjects.length);
  const jobs = subjects.map(({ tableFolder: { game, variant }, classNumber, isShipped }, number): CheckJob => {
    return { kind: 'check', game, variant, folder: isShipped ? null : folder, classNumber, progress, number };
  });
  const threads = new TableThreads(options.threads);
  const lines: CheckedClass[] = [];
  const reports: Promise<void>[] = [];
  const total = subjects.reduce((sum, { subject }) => sum + subject.size, 0);
  const done = new Int32Array(progress);
  const status = context.openStatusLine();
  const looking = setInterval(() => {
    const share = done.reduce((sum, count) => sum + count, 0) / total;
    status.show(
      context.texts.tables.examining(formatNumber(context.language, 100 * share, { maximumFractionDigits: 0 })),
    );
  }, LOOK_MS);
  const reportClass = async (one: Subject, line: CheckedClass): Promise<void> => {
    lines.push(line);
    status.clear();
    if (options.json !== true) await context.print(formatLine(context, one, line));
  };
  try {
    await threads.share(
      jobs,
      (reply, number) => {
        const one = subjects[number];
        assert(one !== undefined && reply.kind === 'checked', 'a class was examined');
        const { faults, firstFault, positions } = reply.findings;
        Atomics.store(done, number, one.subject.size);
        reports.push(
          positionText(one, firstFault).then((first) => {
            const { game, variant } = one.tableFolder;
            return reportClass(one, { game, variant, class: one.subject.id, positions, faults, first });
          }),
        );
      },
      signal,
    );
    await Promise.all(reports);
    return lines;
  } finally {
    clearInterval(looking);
    status.clear();
    await threads.close();
  }
}

async function positionText({ tableFolder, subject }: Subject, index: number | null): Promise<string | null> {
  const position = index === null ? null : tableFolder.facet.positionAt(tableFolder.variant, subject.id, index);
  return position === null ? null : (await loadRules(tableFolder.game, tableFolder.variant)).makePosition(position);
}

function formatLine(
  context: LabContext,
  { tableFolder, subject }: Subject,
  { faults, first, positions }: CheckedClass,
): string {
  const { tables } = context.texts;
  const format = (value: number): string => formatNumber(context.language, value, {});
  const name = `${tableFolder.variant}, ${formatClass(context, tableFolder, subject)}`;
  return faults === 0 ? tables.verified(name, format(positions)) : tables.wrong(name, format(faults), first ?? '');
}
