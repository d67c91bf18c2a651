import {
  assert,
  type OtherChoices,
  type Puzzle,
  PUZZLE_GRADES,
  PUZZLE_TRIES,
  type PuzzleGrade,
  type PuzzleProver,
} from '../contract/index.ts';
import { type GameId, GAMES, manifestOf } from '../games.ts';

// Puzzles are kept as text, one a line, its fields parted by ` | `:
//
//   variant | position | given/judged | plies | moves | asked | others | misses
//
// `judged` is `*` for the whole move, `plies` is `-` where the length of the win is not known, `others` is `proved` or a number, and
// `misses` has one digit for each level.

const SEPARATOR = ' | ';
const WHOLE = '*';
const UNKNOWN = '-';
const PROVED = 'proved';

/** The fields of a line; the rest of a puzzle is computed from them. */
export type PuzzleData = Omit<Puzzle, 'id' | 'grade'>;

export function makePuzzleLine(puzzle: PuzzleData): string {
  const { variant, position, question, plies, line, asked, others, misses } = puzzle;
  const part = `${question.given}/${question.judged ?? WHOLE}`;
  return [variant, position, part, plies ?? UNKNOWN, line.join(' '), asked, others, misses.join('')].join(SEPARATOR);
}

/** Reads the lines of a game's own file. */
export function parsePuzzles(text: string): readonly Puzzle[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => completePuzzle(parsePuzzleLine(line)));
}

export function parsePuzzleLine(text: string): PuzzleData {
  const fields = text.split(SEPARATOR);
  const [variant = '', position = '', part = '', plies = '', moves = '', asked = '', others = '', misses = ''] = fields;
  const [given, judged = ''] = part.split('/');
  const [first, ...rest] = moves.split(' ');
  assert(fields.length === 8 && first !== undefined && first !== '', `a puzzle has eight fields: ${text}`);
  return {
    variant,
    position,
    question: { given: readNumber(given, text), judged: judged === WHOLE ? null : readNumber(judged, text) },
    plies: plies === UNKNOWN ? null : readNumber(plies, text),
    line: [first, ...rest],
    asked: readNumber(asked, text),
    others: readOthers(others, text),
    misses: Array.from(misses, (digit) => readNumber(digit, text)),
  };
}

function readOthers(field: string, text: string): OtherChoices {
  return field === PROVED ? PROVED : readNumber(field, text);
}

function readNumber(field: string | undefined, text: string): number {
  assert(field !== undefined && /^\d+$/.test(field), `"${field}" is a number in the puzzle ${text}`);
  return Number(field);
}

export function completePuzzle(data: PuzzleData): Puzzle {
  const { variant, position, question } = data;
  return {
    ...data,
    id: idOf(`${variant} ${position} ${question.given}/${question.judged ?? WHOLE}`),
    grade: gradeOf(data),
  };
}

/** A 32-bit hash (FNV-1a), in letters and digits. */
function idOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/** The weights of the share of missed tries, and of each own move beyond the first. */
const MISSES_WEIGHT = 0.8;
const MOVES_WEIGHT = 0.1;
/** The lowest difficulties of the grades 2, 3, 4 and 5. */
const STEPS = [0.2, 0.4, 0.55, 0.7];

/** How hard a puzzle is: the share of tries that missed it, and how many own moves the win takes. */
function gradeOf({ plies, asked, misses }: PuzzleData): PuzzleGrade {
  const missed = misses.reduce((sum, count) => sum + count, 0) / Math.max(1, misses.length * PUZZLE_TRIES);
  const furtherMoves = (plies === null ? asked : Math.ceil(plies / 2)) - 1;
  const hardness = MISSES_WEIGHT * missed + MOVES_WEIGHT * furtherMoves;
  return PUZZLE_GRADES[STEPS.filter((step) => hardness >= step).length] ?? 1;
}

/** The games that have puzzles. */
export const PUZZLE_GAMES: readonly GameId[] = GAMES.filter(({ load }) => load.puzzles !== undefined).map(
  ({ id }) => id,
);

/** The puzzles of a game, the easiest first; none where it has no puzzles. */
export async function loadPuzzles(game: GameId): Promise<readonly Puzzle[]> {
  return parsePuzzles((await manifestOf(game).load.puzzles?.()) ?? '');
}

/** The game's own prover of puzzles, if it has one. */
export async function loadPuzzleProver(game: GameId): Promise<PuzzleProver | null> {
  return (await manifestOf(game).load.puzzleProver?.()) ?? null;
}

// Puzzles from a person's own matches, as the lines of puzzles, oldest first. They have no misses: no level tried them.

export const MOST_OWN_PUZZLES = 300;

export function makeOwnPuzzles(puzzles: readonly PuzzleData[]): string {
  return puzzles.map(makePuzzleLine).join('\n');
}

/** Parses saved puzzles; lines that cannot be read are dropped. */
export function parseOwnPuzzles(text: string | null): readonly Puzzle[] {
  return (text ?? '').split('\n').flatMap((line) => {
    try {
      return [completePuzzle(parsePuzzleLine(line))];
    } catch {
      return [];
    }
  });
}

/** Adds a puzzle that is not known yet. When there are too many, the oldest solved one goes, or else the oldest. */
export function withOwnPuzzle(
  puzzles: readonly Puzzle[],
  data: PuzzleData,
  solved: readonly string[],
  most = MOST_OWN_PUZZLES,
): readonly Puzzle[] {
  const added = completePuzzle(data);
  if (puzzles.some(({ id }) => id === added.id)) return puzzles;
  if (puzzles.length < most) return [...puzzles, added];
  const leaves = puzzles.find(({ id }) => solved.includes(id)) ?? puzzles[0];
  return [...puzzles.filter((one) => one !== leaves), added];
}
