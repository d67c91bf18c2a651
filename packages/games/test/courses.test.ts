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
  MoveList,
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

  test('ends with a puzzle that has one solution', () => {
    expect(new Set(solved.at(-1)?.wanted.map(beginningOf))).toHaveLength(1);
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

async function solve(game: GameId, task: TaskExample): Promise<Pick<Solved, 'wanted' | 'wrongCodes'>> {
  const rules = await loadRules(game, task.variant);
  const moveViewer = await loadMoveViewer(game);
  const parsed = rules.parsePosition(task.position);
  if (!parsed.ok) throw new Error(`${task.id} cannot be read`);
  const position = parsed.value;
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
