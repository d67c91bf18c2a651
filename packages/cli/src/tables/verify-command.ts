import { checkingBytes } from '@tabuleiro/engine';
import { assert, loadRules, type TableClass } from '@tabuleiro/games';
import { openStatusLine } from '../analysis/status-line.ts';
import { sayRounded } from '../analysis/words.ts';
import { readCount } from '../commands/numbers.ts';
import type { Context } from '../context.ts';
import { write } from '../io.ts';
import { interruptible } from '../play/interrupt.ts';
import { sayNumberIn } from '../text/number.ts';
import { UsageError } from '../usage.ts';
import { findKept, type KeptTables, readKept, sayShipped, sayStranded } from './kept.ts';
import { MEGABYTE, readMemory, readThreads, sayClass, type TableOptions } from './options.ts';
import { type TablePlace, tableFolder } from './place.ts';
import { type CheckJob, TableThreads } from './threads.ts';

/** A class that is to be examined, and where it stands in the list of all. */
interface Subject {
  readonly place: TablePlace;
  readonly subject: TableClass;
  readonly classNumber: number;
  readonly isShipped: boolean;
}

/** Examines all tables that are there. */
export async function runTableVerify(context: Context, game: string, options: TableOptions): Promise<void> {
  const kept = await findKept(context, game, options);
  const most = await readUpTo(context, kept, options);
  const subjects: Subject[] = [];
  for (const tables of kept) subjects.push(...(await listSubjects(context, tables, most)));
  // The largest take longest: they begin first.
  const ordered = subjects.toSorted((one, other) => other.subject.size - one.subject.size);
  const threads = await fitThreads(context, ordered, options);
  const stranded = sayStranded(context, kept);
  for (const line of sayShipped(context, kept)) await write(context.io.stderr, `${line}\n`);
  await interruptible(context, async ({ signal }) => {
    const lines = await examine(context, ordered, { ...options, threads }, signal);
    if (signal.aborted) return;
    const wrong = lines.filter(({ faults }) => faults > 0);
    if (options.json === true) await context.printJson(lines);
    else if (wrong.length === 0) {
      const positions = lines.reduce((sum, line) => sum + line.positions, 0);
      await context.print(context.texts.tables.allVerified(sayNumberIn(context.language, positions, {})));
    }
    const told = [...(wrong.length > 0 ? [context.texts.tables.buildAgain] : []), ...stranded];
    if (told.length > 0) throw new UsageError(told.join('\n'));
  });
}

async function readUpTo(context: Context, kept: readonly KeptTables[], { upTo }: TableOptions): Promise<number> {
  const largest = Math.max(...kept.map(({ place }) => place.facet.largest));
  return upTo === undefined ? largest : readCount(context, '--up-to', upTo, largest);
}

/** The classes of a variant up to a size; every byte of them is checked. */
async function listSubjects(context: Context, kept: KeptTables, most: number): Promise<readonly Subject[]> {
  const { classes, place, shipped } = kept;
  const subjects: Subject[] = [];
  for (const [classNumber, subject] of classes.entries()) {
    if (subject.amount > most) break;
    await readKept(context, kept, subject);
    subjects.push({ place, subject, classNumber, isShipped: shipped !== null });
  }
  return subjects;
}

/** As many threads as were asked for, or as many as find room for the largest classes at the same time. */
async function fitThreads(context: Context, ordered: readonly Subject[], options: TableOptions): Promise<number> {
  const wanted = Math.min(await readThreads(context, options), ordered.length);
  const limit = await readMemory(context, options);
  let bytes = 0;
  for (const [number, { classNumber, place, subject }] of ordered.slice(0, wanted).entries()) {
    bytes += checkingBytes(place.facet, place.variant, subject, place.classes.slice(0, classNumber));
    if (bytes <= limit * MEGABYTE) continue;
    if (number > 0) return number;
    const say = (value: number): string => sayNumberIn(context.language, value, {});
    const needed = say(Math.ceil(bytes / MEGABYTE));
    throw new UsageError(context.texts.tables.tooLargeToVerify(sayClass(context, place, subject), needed, say(limit)));
  }
  return wanted;
}

interface CheckedClass {
  readonly game: string;
  readonly variant: string;
  readonly class: string;
  readonly positions: number;
  readonly faults: number;
  /** The position of the first fault. */
  readonly first: string | null;
}

const LOOK_MS = 100;

async function examine(
  context: Context,
  subjects: readonly Subject[],
  options: { readonly folder?: string; readonly threads: number; readonly json?: boolean },
  signal: AbortSignal,
): Promise<readonly CheckedClass[]> {
  const folder = tableFolder(context.io.env, options.folder);
  const progress = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * subjects.length);
  const jobs = subjects.map(({ place: { game, variant }, classNumber, isShipped }, number): CheckJob => {
    return { kind: 'check', game, variant, folder: isShipped ? null : folder, classNumber, progress, number };
  });
  const threads = new TableThreads(options.threads);
  const lines: CheckedClass[] = [];
  const said: Promise<void>[] = [];
  const total = subjects.reduce((sum, { subject }) => sum + subject.size, 0);
  const done = new Int32Array(progress);
  const status = openStatusLine(context.io.stderr);
  const looking = setInterval(() => {
    const share = done.reduce((sum, count) => sum + count, 0) / total;
    status.show(context.texts.tables.examining(sayRounded(context, 100 * share, 0)));
  }, LOOK_MS);
  const hear = async (one: Subject, line: CheckedClass): Promise<void> => {
    lines.push(line);
    status.clear();
    if (options.json !== true) await context.print(sayLine(context, one, line));
  };
  try {
    await threads.share(
      jobs,
      (reply, number) => {
        const one = subjects[number];
        assert(one !== undefined && reply.kind === 'checked', 'a class was examined');
        const { faults, firstFault, positions } = reply.findings;
        Atomics.store(done, number, one.subject.size);
        said.push(
          positionText(one, firstFault).then((first) => {
            const { game, variant } = one.place;
            return hear(one, { game, variant, class: one.subject.id, positions, faults, first });
          }),
        );
      },
      signal,
    );
    await Promise.all(said);
    return lines;
  } finally {
    clearInterval(looking);
    status.clear();
    await threads.close();
  }
}

async function positionText({ place, subject }: Subject, index: number | null): Promise<string | null> {
  const position = index === null ? null : place.facet.positionAt(place.variant, subject.id, index);
  return position === null ? null : (await loadRules(place.game, place.variant)).makePosition(position);
}

function sayLine(context: Context, { place, subject }: Subject, { faults, first, positions }: CheckedClass): string {
  const { tables } = context.texts;
  const say = (value: number): string => sayNumberIn(context.language, value, {});
  const name = `${place.variant}, ${sayClass(context, place, subject)}`;
  return faults === 0 ? tables.verified(name, say(positions)) : tables.wrong(name, say(faults), first ?? '');
}
