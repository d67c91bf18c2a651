import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Found } from '@tabuleiro/engine/puzzles';
import { completePuzzle, makePuzzleLine, parsePuzzleLine } from '@tabuleiro/games/puzzle';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/tabuleiro/puzzles/', import.meta.url));

/** A line for each puzzle, with the number of its match and its likeness, and for each match without one. */
type Entry = readonly [index: number, line?: string, likeness?: string];

/** The puzzles of one run, kept as soon as they are found. */
export class Stock {
  readonly file: string;
  private readonly entries: Entry[];

  constructor(game: string, run: string) {
    mkdirSync(FOLDER, { recursive: true });
    this.file = join(FOLDER, `${game}-${run}.jsonl`);
    this.entries = existsSync(this.file) ? [...readEntries(this.file)] : [];
  }

  /** The puzzles that the first matches gave. */
  upTo(matches: number): readonly Found[] {
    return this.entries.filter(([index]) => index < matches).flatMap(foundIn);
  }

  get count(): number {
    return this.entries.filter(([, line]) => line !== undefined).length;
  }

  /** The first match that has not been played. */
  get next(): number {
    return Math.max(-1, ...this.entries.map(([index]) => index)) + 1;
  }

  keep(index: number, found: readonly Found[]): void {
    const entries: readonly Entry[] =
      found.length === 0 ? [[index]] : found.map(({ puzzle, likeness }) => [index, makePuzzleLine(puzzle), likeness]);
    this.entries.push(...entries);
    appendFileSync(this.file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  }
}

function readEntries(file: string): readonly Entry[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const entry: Entry = JSON.parse(line);
    return entry;
  });
}

function foundIn([, line, likeness]: Entry): readonly Found[] {
  return line === undefined || likeness === undefined
    ? []
    : [{ puzzle: completePuzzle(parsePuzzleLine(line)), likeness }];
}
