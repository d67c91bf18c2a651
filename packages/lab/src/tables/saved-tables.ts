import { statSync } from 'node:fs';
import type { Tablebase } from '@tabuleiro/engine';
import type { ClassEntries } from '@tabuleiro/engine/tablebase';
import type { TableClass } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import { type ClassFileError, readClassFile } from './class-file.ts';
import { isMissing } from './file-system.ts';
import { openShipped } from './find-tables.ts';
import { classFile, expectedOf, type TableFolder } from './table-folder.ts';
import { readTableFolders, refuseNone, formatClass, type TableOptions } from './table-options.ts';

/** The existing tables of a variant. */
export interface SavedTables {
  readonly tableFolder: TableFolder;
  /** The classes before the first missing one; later ones are not used. */
  readonly classes: readonly TableClass[];
  /** Classes after a missing one. */
  readonly stranded: readonly TableClass[];
  /** Without built tables: the small one that ships with the engine. */
  readonly shipped: Tablebase | null;
}

/** The tables of the selected variants. Without a named folder and built tables they are those that ship. */
export async function findSavedTables(
  context: LabContext,
  game: string,
  options: TableOptions,
): Promise<readonly SavedTables[]> {
  const tableFolders = await readTableFolders(context, game, options);
  const kept = tableFolders.map((tableFolder) => keptIn(tableFolder, options.folder === undefined));
  if (kept.every(({ classes, stranded }) => classes.length === 0 && stranded.length === 0)) {
    throw refuseNone(context, tableFolders);
  }
  return kept;
}

function keptIn(tableFolder: TableFolder, mayShip: boolean): SavedTables {
  const are = tableFolder.classes.filter((subject) => isThere(classFile(tableFolder, subject)));
  const missing = tableFolder.classes.findIndex((subject) => !are.includes(subject));
  const shipped = mayShip && are.length === 0 ? openShipped(tableFolder) : null;
  const count = shipped?.classes.length ?? (missing < 0 ? tableFolder.classes.length : missing);
  return {
    tableFolder,
    classes: tableFolder.classes.slice(0, count),
    stranded: shipped ? [] : are.slice(count),
    shipped,
  };
}

/** A file that cannot be inspected counts as existing: reading it reports the error. */
function isThere(file: string): boolean {
  try {
    statSync(file);
    return true;
  } catch (error) {
    return !isMissing(error);
  }
}

/** The entries of a class, with every checksum verified. */
export async function readSavedClass(
  context: LabContext,
  { tableFolder, shipped }: SavedTables,
  subject: TableClass,
): Promise<ClassEntries> {
  const inBundle = shipped?.classes.find(({ header }) => header.classId === subject.id);
  if (inBundle !== undefined) return inBundle;
  const whole = readClassFile(classFile(tableFolder, subject), expectedOf(tableFolder, subject));
  if (!whole.ok) throw await refuseClassFile(context, whole.error);
  return whole.value.entries;
}

/** A line for each variant with classes after a missing one. */
export function formatStranded(context: LabContext, kept: readonly SavedTables[]): readonly string[] {
  return kept.flatMap(({ classes, tableFolder, stranded }) => {
    const missing = tableFolder.classes[classes.length];
    if (stranded.length === 0 || missing === undefined) return [];
    const name = `${tableFolder.variant}, ${formatClass(context, tableFolder, missing)}`;
    return [context.texts.tables.stranded(name, stranded.length)];
  });
}

/** A line that names the variants whose tables ship, if any. */
export function formatShipped(context: LabContext, kept: readonly SavedTables[]): readonly string[] {
  const variants = kept.filter(({ shipped }) => shipped !== null).map(({ tableFolder }) => tableFolder.variant);
  return variants.length === 0 ? [] : [context.texts.tables.shipped(variants.join(', '))];
}

/** What is wrong with the file of a class, in one line. */
export async function formatClassFileError(context: LabContext, { file, trouble }: ClassFileError): Promise<string> {
  if ('fault' in trouble) return `${file}: ${context.texts.tables.faults[trouble.fault]}`;
  return context.files.explain(file, trouble.error);
}

/** The error of a command that cannot use the file, with advice. */
export async function refuseClassFile(context: LabContext, error: ClassFileError): Promise<Error> {
  return context.usageError(`${await formatClassFileError(context, error)}; ${context.texts.tables.buildAgain}`);
}
