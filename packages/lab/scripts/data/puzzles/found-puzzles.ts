import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completePuzzle, makePuzzleLine, parsePuzzleLine } from '@tabuleiro/games/puzzle';
import type { FoundPuzzle } from '../../../src/puzzles/puzzle-miner.ts';
import { fingerprintOf } from '../../shared/saved-rows.ts';

const FOLDER = fileURLToPath(new URL('../../../../../node_modules/.cache/tabuleiro/puzzles/', import.meta.url));

/** What decides which puzzles a run finds. */
const sourcesOf = (game: string): readonly string[] => [
  'packages/lab/src/puzzles',
  'packages/engine/src',
  `packages/games/src/${game}`,
];
/** The puzzles that ship: mining writes them. */
const LINES = join('puzzles', 'lines.ts');

/** A line for each puzzle, with the number of its match and its canonical form, and for each match without one. */
type Entry = readonly [index: number, line?: string, canonicalForm?: string];

/** The puzzles of one run, saved as soon as they are found. After a change of the sources a run starts again. */
export class FoundPuzzles {
  readonly file: string;
  private readonly entries: Entry[];

  constructor(game: string, run: string) {
    mkdirSync(FOLDER, { recursive: true });
    this.file = join(FOLDER, `${game}-${run}-${fingerprintOf(sourcesOf(game), [LINES]).slice(0, 8)}.jsonl`);
    this.entries = existsSync(this.file) ? [...readEntries(this.file)] : [];
  }

  /** The puzzles of the first matches. */
  upTo(matches: number): readonly FoundPuzzle[] {
    return this.entries.filter(([index]) => index < matches).flatMap(foundIn);
  }

  get count(): number {
    return this.entries.filter(([, line]) => line !== undefined).length;
  }

  /** The first missing match. */
  get next(): number {
    return Math.max(-1, ...this.entries.map(([index]) => index)) + 1;
  }

  keep(index: number, found: readonly FoundPuzzle[]): void {
    const entries: readonly Entry[] =
      found.length === 0
        ? [[index]]
        : found.map(({ puzzle, canonicalForm }) => [index, makePuzzleLine(puzzle), canonicalForm]);
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

function foundIn([, line, canonicalForm]: Entry): readonly FoundPuzzle[] {
  return line === undefined || canonicalForm === undefined
    ? []
    : [{ puzzle: completePuzzle(parsePuzzleLine(line)), canonicalForm }];
}
