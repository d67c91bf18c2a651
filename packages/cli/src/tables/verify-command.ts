import { assert, loadRules, type TableClass } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { interruptible } from '../play/interrupt.ts';
import { sayNumberIn } from '../text/number.ts';
import { UsageError } from '../usage.ts';
import { readClassFile } from './class-file.ts';
import { refuseClassFile } from './explain.ts';
import { readTablePlaces, readThreads, refuseNone, sayClass, type TableOptions } from './options.ts';
import { classFile, expectedOf, type TablePlace, tableFolder } from './place.ts';
import { type CheckJob, TableThreads } from './threads.ts';

/** A class that is kept, and where it stands in the list of all. */
interface KeptClass {
  readonly place: TablePlace;
  readonly subject: TableClass;
  readonly classNumber: number;
}

/** Examines all tables that are there. */
export async function runTableVerify(context: Context, game: string, options: TableOptions): Promise<void> {
  const places = await readTablePlaces(context, game, options);
  const threads = await readThreads(context, options);
  const kept: KeptClass[] = [];
  for (const place of places) kept.push(...(await listKept(context, place)));
  if (kept.length === 0) throw refuseNone(context, places);
  // The largest take longest: they begin first.
  const ordered = kept.toSorted((one, other) => other.subject.size - one.subject.size);
  await interruptible(context, async ({ signal }) => {
    const lines = await examine(context, ordered, { ...options, threads }, signal);
    if (signal.aborted) return;
    const wrong = lines.filter(({ faults }) => faults > 0);
    if (options.json === true) await context.printJson(lines);
    else if (wrong.length === 0) {
      const positions = lines.reduce((sum, line) => sum + line.positions, 0);
      await context.print(context.texts.tables.allVerified(sayNumberIn(context.language, positions, {})));
    }
    if (wrong.length > 0) throw new UsageError(context.texts.tables.buildAgain);
  });
}

/** The classes of a variant that are there, up to the first that is not; every byte of them is checked. */
async function listKept(context: Context, place: TablePlace): Promise<readonly KeptClass[]> {
  const kept: KeptClass[] = [];
  for (const [classNumber, subject] of place.classes.entries()) {
    const whole = readClassFile(classFile(place, subject), expectedOf(place, subject));
    if (!whole.ok && whole.error.trouble.code === 'missing') break;
    if (!whole.ok) throw await refuseClassFile(context, whole.error);
    kept.push({ place, subject, classNumber });
  }
  return kept;
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

async function examine(
  context: Context,
  kept: readonly KeptClass[],
  options: { readonly folder?: string; readonly threads: number; readonly json?: boolean },
  signal: AbortSignal,
): Promise<readonly CheckedClass[]> {
  const folder = tableFolder(context.io.env, options.folder);
  const jobs = kept.map(({ place: { game, variant }, classNumber }): CheckJob => {
    return { kind: 'check', game, variant, folder, classNumber };
  });
  const threads = new TableThreads(Math.min(options.threads, jobs.length));
  const lines: CheckedClass[] = [];
  const said: Promise<void>[] = [];
  const hear = async (one: KeptClass, line: CheckedClass): Promise<void> => {
    lines.push(line);
    if (options.json !== true) await context.print(sayLine(context, one, line));
  };
  try {
    await threads.share(
      jobs,
      (reply, number) => {
        const one = kept[number];
        assert(one !== undefined && reply.kind === 'checked', 'a class was examined');
        const { faults, firstFault, positions } = reply.findings;
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
    await threads.close();
  }
}

async function positionText({ place, subject }: KeptClass, index: number | null): Promise<string | null> {
  const position = index === null ? null : place.facet.positionAt(place.variant, subject.id, index);
  return position === null ? null : (await loadRules(place.game, place.variant)).makePosition(position);
}

function sayLine(context: Context, { place, subject }: KeptClass, { faults, first, positions }: CheckedClass): string {
  const { tables } = context.texts;
  const say = (value: number): string => sayNumberIn(context.language, value, {});
  const name = `${place.variant}, ${sayClass(context, place, subject)}`;
  return faults === 0 ? tables.verified(name, say(positions)) : tables.wrong(name, say(faults), first ?? '');
}
