import { stat } from 'node:fs/promises';
import { err, ok, TABLE_UNITS, type TableClass, textError } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { write } from '../io.ts';
import { interruptible } from '../play/interrupt.ts';
import { openProgress } from '../play/progress.ts';
import { readyFolder } from '../storage/make-folder.ts';
import { sayNumberIn } from '../text/number.ts';
import { UsageError } from '../usage.ts';
import { buildTables, findTooLarge } from './build.ts';
import { sayClassFileError } from './explain.ts';
import { MEGABYTE, readMemory, readTablePlace, readThreads, sayClass, type TableOptions } from './options.ts';
import { classFile, type TablePlace } from './place.ts';

export interface BuildTableOptions extends TableOptions {
  readonly seeds?: string;
  readonly men?: string;
}

/** Solves all positions up to a size. */
export async function runTableBuild(context: Context, game: string, options: BuildTableOptions): Promise<void> {
  const { language, texts } = context;
  const place = await readTablePlace(context, game, options);
  const classes = place.facet.classes(place.variant, await readSize(context, place, options));
  const threads = await readThreads(context, options);
  await expectRoom(context, place, classes, threads, options);
  const total = classes.reduce((sum, { size }) => sum + size, 0);
  await interruptible(context, async ({ signal }) => {
    const progress = await openProgress(context.io.stderr, total);
    const built = await buildTables({
      place,
      classes,
      threads,
      signal,
      onProgress: (positions) => progress.update(positions),
      onReplaced: async (error) => {
        const problem = await sayClassFileError(context, error);
        await write(context.io.stderr, `${texts.tables.replaced(problem)}\n`);
      },
      prepare: async () => {
        const refused = await readyFolder(place.folder);
        if (refused !== null) throw new UsageError(texts.tables.notWritable(place.folder, refused));
      },
    }).finally(() => progress.stop());
    if (!built.ok) throw new UsageError(await sayClassFileError(context, built.error));
    const { done, kept, positions } = built.value;
    if (done < classes.length) {
      await write(context.io.stderr, `${texts.tables.interrupted(done, classes.length)}\n`);
      return;
    }
    const bytes = await bytesOf(place, classes);
    const { folder, variant } = place;
    if (options.json === true) {
      return context.printJson({ game: place.game, variant, folder, classes: done, kept, positions, bytes });
    }
    const megabytes = sayNumberIn(language, bytes / MEGABYTE, { maximumFractionDigits: 1 });
    await context.print(texts.tables.built(sayNumberIn(language, positions, {}), megabytes, folder));
  });
}

/** How large the table is to be: by `--up-to`, or by the option that has the name of the game's unit. */
async function readSize(context: Context, { facet }: TablePlace, options: BuildTableOptions): Promise<number> {
  const own = `--${facet.unit}`;
  const foreign = TABLE_UNITS.find((unit) => unit !== facet.unit && options[unit] !== undefined);
  if (options.upTo !== undefined && options[facet.unit] !== undefined) {
    throw new UsageError(context.texts.tables.sizeTwice('--up-to', own));
  }
  const text = options.upTo ?? options[facet.unit];
  if (text === undefined || foreign !== undefined) throw new UsageError(context.texts.tables.sizeMissing(own));
  const name = options.upTo === undefined ? own : '--up-to';
  const { smallest, largest } = facet;
  const size = /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : Number.NaN;
  const expected = { code: 'number-from', values: { min: smallest, max: largest } };
  return context.expect(size >= smallest && size <= largest ? ok(size) : err(textError(name, text, expected)));
}

/** Refuses at once what would not fit into memory hours later. */
async function expectRoom(
  context: Context,
  place: TablePlace,
  classes: readonly TableClass[],
  threads: number,
  options: BuildTableOptions,
): Promise<void> {
  const limit = await readMemory(context, options);
  const tooLarge = findTooLarge(place, classes, threads, limit * MEGABYTE);
  if (tooLarge === null) return;
  const say = (value: number): string => sayNumberIn(context.language, value, {});
  const needed = say(Math.ceil(tooLarge.bytes / MEGABYTE));
  throw new UsageError(context.texts.tables.tooLarge(sayClass(context, place, tooLarge.subject), needed, say(limit)));
}

async function bytesOf(place: TablePlace, classes: readonly TableClass[]): Promise<number> {
  const sizes = await Promise.all(classes.map(async (subject) => (await stat(classFile(place, subject))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
