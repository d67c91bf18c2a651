import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Course,
  GAME_IDS,
  type GameId,
  hasCourse,
  LANGUAGES,
  loadCourse,
  loadMoveViewer,
  loadRules,
  type Move,
  MoveList,
  type Position,
  type Rules,
  type TaskExample,
} from '../src/index.ts';
import { wantedMoves } from '../src/testing/index.ts';

/** By step and task: the moves that are wanted, as `shorten` writes them. */
type WantedTable = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

interface Solved {
  readonly step: string;
  readonly task: string;
  /** The wanted moves as texts. */
  readonly wanted: readonly string[];
  /** The message codes of the legal moves that are not wanted. */
  readonly wrongCodes: readonly string[];
}

describe.each(GAME_IDS.filter(hasCourse))('the course of %s', async (game) => {
  const course = await loadCourse(game);
  if (course === null) throw new Error(`${game} has no course`);
  const solved = await solveAll(game, course);

  test('wants the moves that its words say', () => {
    const found = course.steps.map(({ id }) => {
      const tasks = solved.filter(({ step }) => step === id);
      return [id, Object.fromEntries(tasks.map(({ task, wanted }) => [task, shorten(wanted)]))];
    });
    expect(Object.fromEntries(found)).toEqual(readTable(game));
  });

  test.each(LANGUAGES)('begins with the goal, in %s in one sentence too', async (language) => {
    const texts = await course.texts[language]();
    expect(texts[course.steps[0]?.id ?? '']?.inShort).toMatch(/^[^.]{20,90}\.$/);
  });

  test('ends with a puzzle that has exactly one solution', async () => {
    const puzzle = course.steps.at(-1)?.tasks.at(-1);
    if (puzzle === undefined) throw new Error('no puzzle');
    const { rules, position } = await open(game, puzzle);
    const wanted = new Set(solved.at(-1)?.wanted.map(beginningOf));
    expect([...wanted]).toEqual([bestMove(rules, position)]);
  });

  test.each(LANGUAGES)('explains in %s only wrong moves that can be made', async (language) => {
    const texts = await course.texts[language]();
    for (const { step, task, wrongCodes } of solved) {
      const { wrong } = texts[step]?.tasks[task] ?? { wrong: {} };
      const explained = Object.keys(wrong).filter((code) => code !== 'other');
      expect(wrongCodes, task).toEqual(expect.arrayContaining(explained));
    }
  });
});

async function solveAll(game: GameId, { steps }: Course): Promise<readonly Solved[]> {
  const solved: Solved[] = [];
  for (const { id, tasks } of steps) {
    for (const task of tasks) solved.push({ step: id, task: task.id, ...(await solve(game, task)) });
  }
  return solved;
}

async function open(game: GameId, task: TaskExample): Promise<{ rules: Rules; position: Position }> {
  const rules = await loadRules(game, task.variant);
  const parsed = rules.parsePosition(task.position);
  if (!parsed.ok) throw new Error(`${task.id} cannot be read`);
  return { rules, position: parsed.value };
}

async function solve(game: GameId, task: TaskExample): Promise<Pick<Solved, 'wanted' | 'wrongCodes'>> {
  const { rules, position } = await open(game, task);
  const moveViewer = await loadMoveViewer(game);
  const wanted = await wantedMoves(rules, position, task);
  const isWanted = new Set(wanted);
  const all = new MoveList();
  position.legalMoves(all);
  const wrong = [...all].filter((move) => !isWanted.has(move));
  return {
    wanted: wanted.map((move) => rules.makeMove(position, move)),
    wrongCodes: [...new Set(wrong.map((move) => moveViewer.describeMove(position, move).code))],
  };
}

/** The most plies that are looked ahead in the puzzle. */
const DEEPEST = 3;

/** The beginning of the best move, as soon as looking ahead tells it from all others; null when it never does. */
function bestMove(rules: Rules, position: Position): string | null {
  const moves = distinctMoves(rules, position);
  for (let plies = 1; plies <= DEEPEST; plies++) {
    const values = moves.map((move) => valueAfter(rules, position, move, plies));
    const best = moves.filter((_, index) => values[index] === Math.max(...values));
    const [only] = best;
    if (only !== undefined && best.length === 1) return beginningOf(rules.makeMove(position, only));
  }
  return null;
}

/** 1 when the mover wins within `plies` plies, -1 when it loses, 0 otherwise. */
function valueAfter(rules: Rules, position: Position, move: Move, plies: number): number {
  const { turn } = position;
  const next = position.clone();
  next.apply(move);
  const outcome = next.outcome();
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === turn ? 1 : -1;
  if (plies === 1) return 0;
  let best = -1;
  for (const reply of distinctMoves(rules, next)) {
    best = Math.max(best, valueAfter(rules, next, reply, plies - 1));
    if (best === 1) break;
  }
  return next.turn === turn ? best : -best;
}

/** One move of each beginning: how the others end must not matter in a puzzle. */
function distinctMoves(rules: Rules, position: Position): readonly Move[] {
  const all = new MoveList();
  position.legalMoves(all);
  const byBeginning = new Map<string, Move>();
  for (const move of all) byBeginning.set(beginningOf(rules.makeMove(position, move)), move);
  return [...byBeginning.values()];
}

function readTable(game: GameId): WantedTable {
  const file = new URL(`fixtures/courses/${game}.json`, import.meta.url);
  const table: WantedTable = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return table;
}

/** A move up to its first slash: in Eigenstate a step without its pins, elsewhere all of it. */
const beginningOf = (move: string): string => move.split('/')[0] ?? '';

const FEW = 3;

/** More than a few moves with the same beginning are one entry: the beginning and how many there are. */
function shorten(moves: readonly string[]): readonly string[] {
  const beginnings = [...new Set(moves.map(beginningOf))];
  return beginnings
    .flatMap((beginning) => {
      const group = moves.filter((move) => beginningOf(move) === beginning);
      return group.length > FEW ? [`${beginning}/… (${group.length})`] : group;
    })
    .toSorted();
}
