import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { err, isOutcomeReason, ok, type Outcome, type Result } from '@tabuleiro/games';
import { type FileError, readText, toTrouble, writeText } from '../storage/files.ts';
import { listSettings, type SeriesSettings } from './settings.ts';

// The file of a series: a line that says which series it is, then a line for every finished match, added when it is
// finished. A series that was interrupted, even by a power cut, goes on after what stands there.

/** A finished match of a series. */
export interface PlayedMatch {
  /** Counted from 1; it decides the opening, the sides and the seed. */
  readonly number: number;
  /** The id of the start. */
  readonly start: string;
  /** How many of the first plies are the opening's. */
  readonly opening: number;
  /** All plies, in the game's notation. */
  readonly moves: readonly string[];
  readonly outcome: Outcome;
  readonly date: Date;
  /** Which build of the program played it. */
  readonly build: string;
}

export interface Difference {
  readonly name: string;
  readonly inFile: string;
  readonly wanted: string;
}

export type JournalError =
  | { readonly kind: 'file'; readonly error: FileError }
  | { readonly kind: 'no-series'; readonly file: string }
  | { readonly kind: 'other-series'; readonly file: string; readonly difference: Difference }
  | { readonly kind: 'no-match'; readonly file: string; readonly line: number };

const FORMAT = 'tabuleiro-series';
const VERSION = 1;

export class Journal {
  readonly file: string;
  /** What stood in the file, in the order of playing; a number may come again, and then the last one counts. */
  readonly matches: readonly PlayedMatch[];

  private constructor(file: string, matches: readonly PlayedMatch[]) {
    this.file = file;
    this.matches = matches;
  }

  /** Opens the file of a series, and makes it when there is none. The file of another series is refused. */
  static async open(file: string, settings: SeriesSettings): Promise<Result<Journal, JournalError>> {
    const text = await readText(file);
    if (!text.ok && text.error.code !== 'missing') return err({ kind: 'file', error: text.error });
    if (!text.ok || isTornHead(text.value, settings)) {
      const made = await begin(file, settings);
      return made.ok ? ok(new Journal(file, [])) : made;
    }
    const matches = parseJournal(file, text.value, settings);
    if (!matches.ok) return matches;
    // A line that was torn by a power cut is left behind, not gone on with.
    const ended = text.value.endsWith('\n') ? ok(null) : await append(file, '\n');
    return ended.ok ? ok(new Journal(file, matches.value)) : err({ kind: 'file', error: ended.error });
  }

  /** Keeps a match. */
  add(match: PlayedMatch): Promise<Result<null, FileError>> {
    return append(this.file, `${makeLine(match)}\n`);
  }
}

async function append(file: string, text: string): Promise<Result<null, FileError>> {
  try {
    await appendFile(file, text);
    return ok(null);
  } catch (error) {
    return err({ file, ...toTrouble(error) });
  }
}

const headOf = (settings: SeriesSettings): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, settings: listSettings(settings) })}\n`;

/** Whether the file ends within its first line, as after a power cut, or is empty: then it is begun anew. */
function isTornHead(text: string, settings: SeriesSettings): boolean {
  const head = headOf(settings);
  return text.length < head.length && head.startsWith(text);
}

async function begin(file: string, settings: SeriesSettings): Promise<Result<null, JournalError>> {
  const folder = dirname(file);
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    return err({ kind: 'file', error: { file: folder, ...toTrouble(error) } });
  }
  const begun = await writeText(file, headOf(settings));
  return begun.ok ? ok(null) : err({ kind: 'file', error: begun.error });
}

function parseJournal(
  file: string,
  text: string,
  settings: SeriesSettings,
): Result<readonly PlayedMatch[], JournalError> {
  const [head = '', ...lines] = text.split('\n');
  const kept = readHead(head);
  if (kept === null) return err({ kind: 'no-series', file });
  const difference = findDifference(kept, listSettings(settings));
  if (difference !== null) return err({ kind: 'other-series', file, difference });
  const matches: PlayedMatch[] = [];
  for (const [index, line] of lines.entries()) {
    const match = parseLine(line);
    if (match !== null) matches.push(match);
    // The head is line 1.
    else if (line !== '' && !isTorn(line)) return err({ kind: 'no-match', file, line: index + 2 });
  }
  return ok(matches);
}

/** A line of ours that breaks off: it begins as one and is no JSON. */
function isTorn(line: string): boolean {
  return line.startsWith('{"number":'.slice(0, line.length)) && parseJson(line) === undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readHead(line: string): Fields | null {
  const head = parseJson(line);
  if (!isFields(head) || head['format'] !== FORMAT || head['version'] !== VERSION) return null;
  const { settings } = head;
  return isFields(settings) ? settings : null;
}

function findDifference(kept: Fields, wanted: Readonly<Record<string, string>>): Difference | null {
  for (const [name, value] of Object.entries(wanted)) {
    if (kept[name] !== value) return { name, inFile: String(kept[name]), wanted: value };
  }
  return null;
}

function makeLine({ number, start, opening, moves, outcome, date, build }: PlayedMatch): string {
  return JSON.stringify({ number, start, opening, moves: moves.join(' '), outcome, date: date.toISOString(), build });
}

function parseLine(line: string): PlayedMatch | null {
  const fields = parseJson(line);
  if (!isFields(fields)) return null;
  const { number, start, opening, moves, date, build } = fields;
  const outcome = readOutcome(fields['outcome']);
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || typeof opening !== 'number') return null;
  if (typeof start !== 'string' || typeof moves !== 'string' || typeof date !== 'string') return null;
  if (typeof build !== 'string' || outcome === null || Number.isNaN(Date.parse(date))) return null;
  return { number, start, opening, moves: moves.split(' '), outcome, date: new Date(date), build };
}

function readOutcome(value: unknown): Outcome | null {
  if (!isFields(value)) return null;
  const { winner, reason, score } = value;
  if ((winner !== 1 && winner !== 2 && winner !== null) || typeof reason !== 'string') return null;
  if (!isOutcomeReason(reason)) return null;
  if (score === undefined) return { winner, reason };
  const points: readonly unknown[] = Array.isArray(score) ? score : [];
  const [one, two] = points;
  return typeof one === 'number' && typeof two === 'number' ? { winner, reason, score: [one, two] } : null;
}
