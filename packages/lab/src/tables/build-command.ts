import { stat } from 'node:fs/promises';
import { err, formatNumber, ok, TABLE_UNITS, type TableClass, textError } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import { buildTables, findTooLarge } from './build-tables.ts';
import { readyFolder } from './file-system.ts';
import { formatClassFileError } from './saved-tables.ts';
import { classFile, type TableFolder } from './table-folder.ts';
import { MEGABYTE, readMemory, readTableFolder, readThreads, formatClass, type TableOptions } from './table-options.ts';

export interface BuildTableOptions extends TableOptions {
  readonly seeds?: string;
  readonly men?: string;
}

/** Solves all positions up to a size. */
export async function runTableBuild(context: LabContext, game: string, options: BuildTableOptions): Promise<void> {
  const { language, texts } = context;
  const tableFolder = await readTableFolder(context, game, options);
  const classes = tableFolder.facet.classes(tableFolder.variant, await readSize(context, tableFolder, options));
  const threads = await readThreads(context, options);
  await expectRoom(context, tableFolder, classes, threads, options);
  const total = classes.reduce((sum, { size }) => sum + size, 0);
  await context.interruptible(async (signal) => {
    const progress = await context.openProgressBar(total);
    const built = await buildTables({
      tableFolder,
      classes,
      threads,
      signal,
      onProgress: (positions) => progress.update(positions),
      onReplaced: async (error) => {
        const problem = await formatClassFileError(context, error);
        await context.printNote(texts.tables.replaced(problem));
      },
      prepare: async () => {
        const refused = await readyFolder(tableFolder.folder);
        if (refused !== null) throw context.usageError(texts.tables.notWritable(tableFolder.folder, refused));
      },
    }).finally(() => progress.stop());
    if (!built.ok) throw context.usageError(await formatClassFileError(context, built.error));
    const { done, kept, positions } = built.value;
    if (done < classes.length) {
      await context.printNote(texts.tables.interrupted(done, classes.length));
      return;
    }
    const bytes = await bytesOf(tableFolder, classes);
    const { folder, variant } = tableFolder;
    if (options.json === true) {
      return context.printJson({ game: tableFolder.game, variant, folder, classes: done, kept, positions, bytes });
    }
    const megabytes = formatNumber(language, bytes / MEGABYTE, { maximumFractionDigits: 1 });
    await context.print(texts.tables.built(formatNumber(language, positions, {}), megabytes, folder));
  });
}

/** The size of the table: `--up-to`, or the option named after the game's unit. */
async function readSize(context: LabContext, { facet }: TableFolder, options: BuildTableOptions): Promise<number> {
  const own = `--${facet.unit}`;
  const foreign = TABLE_UNITS.find((unit) => unit !== facet.unit && options[unit] !== undefined);
  if (options.upTo !== undefined && options[facet.unit] !== undefined) {
    throw context.usageError(context.texts.tables.sizeTwice('--up-to', own));
  }
  const text = options.upTo ?? options[facet.unit];
  if (text === undefined || foreign !== undefined) throw context.usageError(context.texts.tables.sizeMissing(own));
  const name = options.upTo === undefined ? own : '--up-to';
  const { smallest, largest } = facet;
  const size = /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : Number.NaN;
  const expected = { code: 'number-from', values: { min: smallest, max: largest } };
  return context.expect(size >= smallest && size <= largest ? ok(size) : err(textError(name, text, expected)));
}

/** Refuses at once a class that would not fit into memory hours later. */
async function expectRoom(
  context: LabContext,
  tableFolder: TableFolder,
  classes: readonly TableClass[],
  threads: number,
  options: BuildTableOptions,
): Promise<void> {
  const limit = await readMemory(context, options);
  const tooLarge = findTooLarge(tableFolder, classes, threads, limit * MEGABYTE);
  if (tooLarge === null) return;
  const format = (value: number): string => formatNumber(context.language, value, {});
  const needed = format(Math.ceil(tooLarge.bytes / MEGABYTE));
  throw context.usageError(
    context.texts.tables.tooLarge(formatClass(context, tableFolder, tooLarge.subject), needed, format(limit)),
  );
}

async function bytesOf(tableFolder: TableFolder, classes: readonly TableClass[]): Promise<number> {
  const sizes = await Promise.all(classes.map(async (subject) => (await stat(classFile(tableFolder, subject))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
