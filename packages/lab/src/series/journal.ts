import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isOutcomeReason, type Outcome } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import { listSettings, type SeriesSettings } from './series-settings.ts';

// The file of a series has a line with its settings and a line for every finished match, appended when the match ends.
// After an interruption, even a power cut, the series continues from there.

/** A finished match of a series. */
export interface PlayedMatch {
  /** Counted from 1. Decides the opening, the sides and the seed. */
  readonly number: number;
  /** The id of the start. */
  readonly start: string;
  /** The number of plies of the opening. */
  readonly opening: number;
  /** All plies, in the game's notation. */
  readonly moves: readonly string[];
  readonly outcome: Outcome;
  readonly date: Date;
  /** The build that played it. */
  readonly build: string;
}

const FORMAT = 'tabuleiro-series';
const VERSION = 1;

/** The open file of a series. */
export class Journal {
  readonly file: string;
  /** The matches in the file, in the order of playing. Of two with the same number the last counts. */
  readonly matches: readonly PlayedMatch[];
  private readonly context: LabContext;

  private constructor(context: LabContext, file: string, matches: readonly PlayedMatch[]) {
    this.context = context;
    this.file = file;
    this.matches = matches;
  }

  /** Opens or creates the file of a series. The file of another series ends the command. */
  static async open(context: LabContext, file: string, settings: SeriesSettings): Promise<Journal> {
    const text = await context.files.read(file);
    const isNew = text === null || isTornHead(text, settings);
    const journal = new Journal(context, file, isNew ? [] : parseJournal(context, file, text, settings));
    if (isNew) await journal.begin(settings);
    // The next line must not continue one that a power cut left incomplete.
    else if (!text.endsWith('\n')) await journal.append('\n');
    return journal;
  }

  /** Appends a match. */
  add(match: PlayedMatch): Promise<void> {
    return this.append(`${makeLine(match)}\n`);
  }

  private async begin(settings: SeriesSettings): Promise<void> {
    const { files } = this.context;
    const folder = dirname(this.file);
    try {
      await mkdir(folder, { recursive: true });
    } catch (error) {
      throw this.context.usageError(await files.explain(folder, error));
    }
    await files.write(this.file, headOf(settings));
  }

  private async append(text: string): Promise<void> {
    try {
      await appendFile(this.file, text);
    } catch (error) {
      throw this.context.usageError(await this.context.files.explain(this.file, error));
    }
  }
}

const headOf = (settings: SeriesSettings): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, settings: listSettings(settings) })}\n`;

/** Whether the file is empty or ends within its first line, as after a power cut. Then it is written again. */
function isTornHead(text: string, settings: SeriesSettings): boolean {
  const head = headOf(settings);
  return text.length < head.length && head.startsWith(text);
}

function parseJournal(
  context: LabContext,
  file: string,
  text: string,
  settings: SeriesSettings,
): readonly PlayedMatch[] {
  const { journal } = context.texts.series;
  const refuse = (sentence: string): Error => context.usageError(`${file}: ${sentence}`);
  const [head = '', ...lines] = text.split('\n');
  const kept = readHead(head);
  if (kept === null) throw refuse(journal.noSeries);
  const difference = findDifference(kept, listSettings(settings));
  if (difference !== null) {
    throw refuse(journal.otherSeries(difference.name, difference.inFile, difference.wanted));
  }
  const matches: PlayedMatch[] = [];
  for (const [index, line] of lines.entries()) {
    const match = parseLine(line);
    if (match !== null) matches.push(match);
    // The head is line 1.
    else if (line !== '' && !isTorn(line)) throw refuse(journal.noMatch(index + 2));
  }
  return matches;
}

/** An incomplete line: it begins like one of ours but is no JSON. */
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

interface Difference {
  readonly name: string;
  readonly inFile: string;
  readonly wanted: string;
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
