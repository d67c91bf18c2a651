import { statSync } from 'node:fs';
import type { ClassEntries, Tables } from '@tabuleiro/engine';
import type { TableClass } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { toTrouble } from '../storage/files.ts';
import { readClassFile } from './class-file.ts';
import { refuseClassFile } from './explain.ts';
import { readTablePlaces, refuseNone, sayClass, type TableOptions } from './options.ts';
import { classFile, expectedOf, type TablePlace } from './place.ts';
import { openShipped } from './source.ts';

/** The tables of a variant that are there. */
export interface KeptTables {
  readonly place: TablePlace;
  /** The first classes of all, up to the first that is missing: what comes after it is not used. */
  readonly classes: readonly TableClass[];
  /** Classes that are kept although one before them is missing. */
  readonly stranded: readonly TableClass[];
  /** Where nothing was built: the small table that ships with the program. */
  readonly shipped: Tables | null;
}

/** What is kept of the variants that were named. The shipped tables stand in where no folder was named and nothing was built. */
export async function findKept(context: Context, game: string, options: TableOptions): Promise<readonly KeptTables[]> {
  const places = await readTablePlaces(context, game, options);
  const kept = places.map((place) => keptIn(place, options.folder === undefined));
  if (kept.every(({ classes, stranded }) => classes.length === 0 && stranded.length === 0)) {
    throw refuseNone(context, places);
  }
  return kept;
}

function keptIn(place: TablePlace, mayShip: boolean): KeptTables {
  const are = place.classes.filter((subject) => isThere(classFile(place, subject)));
  const missing = place.classes.findIndex((subject) => !are.includes(subject));
  const shipped = mayShip && are.length === 0 ? openShipped(place) : null;
  const count = shipped?.classes.length ?? (missing < 0 ? place.classes.length : missing);
  return { place, classes: place.classes.slice(0, count), stranded: shipped ? [] : are.slice(count), shipped };
}

/** What cannot be looked at is there: whoever reads it says what is wrong. */
function isThere(file: string): boolean {
  try {
    statSync(file);
    return true;
  } catch (error) {
    return toTrouble(error).code !== 'missing';
  }
}

/** The entries of a class that is kept; every byte of them is checked. */
export async function readKept(
  context: Context,
  { place, shipped }: KeptTables,
  subject: TableClass,
): Promise<ClassEntries> {
  const inBundle = shipped?.classes.find(({ header }) => header.classId === subject.id);
  if (inBundle !== undefined) return inBundle;
  const whole = readClassFile(classFile(place, subject), expectedOf(place, subject));
  if (!whole.ok) throw await refuseClassFile(context, whole.error);
  return whole.value.entries;
}

/** One line for each variant that has classes after one that is missing. */
export function sayStranded(context: Context, kept: readonly KeptTables[]): readonly string[] {
  return kept.flatMap(({ classes, place, stranded }) => {
    const missing = place.classes[classes.length];
    if (stranded.length === 0 || missing === undefined) return [];
    const name = `${place.variant}, ${sayClass(context, place, missing)}`;
    return [context.texts.tables.stranded(name, stranded.length)];
  });
}

/** One line that says which variants are those that ship, if any are. */
export function sayShipped(context: Context, kept: readonly KeptTables[]): readonly string[] {
  const variants = kept.filter(({ shipped }) => shipped !== null).map(({ place }) => place.variant);
  return variants.length === 0 ? [] : [context.texts.tables.shipped(variants.join(', '))];
}
