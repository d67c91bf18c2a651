import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  loadLocale,
  Match,
  MoveList,
  perft,
  play,
  type Position,
  type Result,
  type Rules,
  formatTextError,
  type TextError,
} from '../src/index.ts';
import { fixtures, readLines, rulesOf } from './vectors.ts';

interface Visible {
  readonly pos: string;
  readonly over: '1' | '2' | 'draw' | null;
  readonly moves: readonly string[];
  readonly next?: Readonly<Record<string, string>>;
  /** Only where the moves are too many to list; `moves` is a part of them then. */
  readonly count?: number;
  readonly illegal?: readonly string[];
  readonly steps?: readonly string[];
}

function read(rules: Rules, text: string): Position {
  const position = rules.parsePosition(text);
  if (!position.ok) throw new Error(`${text}: ${JSON.stringify(position.error)}`);
  return position.value;
}

function movesOf(rules: Rules, position: Position): string[] {
  const list = new MoveList();
  position.legalMoves(list);
  return Array.from(list, (move) => rules.makeMove(position, move)).sort();
}

function isLegalText(rules: Rules, position: Position, text: string): boolean {
  const move = rules.parseMove(position, text);
  return move.ok && position.isLegal(move.value);
}

function overOf(position: Position): Visible['over'] {
  const outcome = position.outcome();
  if (outcome === null) return null;
  return outcome.winner === null ? 'draw' : outcome.winner === 1 ? '1' : '2';
}

function after(rules: Rules, position: Position, text: string): string {
  const move = rules.parseMove(position, text);
  const next = move.ok ? play(position, move.value) : move;
  return next.ok ? rules.makePosition(next.value) : `${text} was refused`;
}

describe.each(fixtures('visible.jsonl'))('positions of $name', async ({ name, file }) => {
  const rules = await rulesOf(name);
  const lines = readLines<Visible>(file);

  test('have canonical text', () => {
    expect(lines.map(({ pos }) => rules.makePosition(read(rules, pos)))).toEqual(lines.map(({ pos }) => pos));
  });

  test('are over when they should be', () => {
    expect(lines.map(({ pos }) => overOf(read(rules, pos)))).toEqual(lines.map(({ over }) => over));
  });

  test('have the legal moves', () => {
    for (const { pos, moves, count, illegal = [] } of lines) {
      const position = read(rules, pos);
      const legal = movesOf(rules, position);
      expect(position.countMoves(), pos).toBe(count ?? moves.length);
      expect(legal.length, pos).toBe(count ?? moves.length);
      const listed = new Set(legal);
      const given = new Set(moves);
      expect(count === undefined ? legal : legal.filter((move) => given.has(move)), pos).toEqual(moves.toSorted());
      expect(
        moves.filter((move) => !isLegalText(rules, position, move)),
        pos,
      ).toEqual([]);
      expect(
        illegal.filter((move) => listed.has(move) || isLegalText(rules, position, move)),
        pos,
      ).toEqual([]);
    }
  });

  test('have the steps', () => {
    for (const { pos, steps } of lines) {
      if (steps === undefined) continue;
      const found = new Set(movesOf(rules, read(rules, pos)).map((move) => move.split('/', 1)[0] ?? ''));
      expect([...found].sort(), pos).toEqual(steps);
    }
  });

  test('lead to the right positions', () => {
    for (const { pos, next = {} } of lines) {
      const position = read(rules, pos);
      const reached = Object.keys(next).map((move) => [move, after(rules, position, move)]);
      expect(Object.fromEntries(reached), pos).toEqual(next);
    }
  });
});

const MOST_NODES = 5_000_000;

describe.each(fixtures('perft.jsonl'))('perft of $name', async ({ name, file }) => {
  const rules = await rulesOf(name);

  test.each(readLines<{ pos: string; perft: number[] }>(file))('$pos', ({ pos, perft: counts }) => {
    const position = read(rules, pos);
    const depths = counts.findLastIndex((nodes) => nodes <= MOST_NODES) + 1;
    const found = Array.from({ length: depths }, (_, index) => perft(position, index + 1));
    expect(found).toEqual(counts.slice(0, depths));
  });
});

interface Bad {
  readonly text: string;
  readonly why: string;
  readonly pos: string;
}

describe.each(fixtures('bad.json'))('bad texts of $name', async ({ name, file }) => {
  const rules = await rulesOf(name);
  const locale = await loadLocale(rules.game, 'en');
  const bad: { positions: Bad[]; moves: Bad[] } = JSON.parse(readFileSync(file, 'utf8'));

  function expectRefusal(result: Result<unknown, TextError>, field: RegExp): void {
    expect(result.ok).toBe(false);
    const error = result.ok ? undefined : result.error;
    expect(error?.field).toMatch(field);
    const message = error === undefined ? '' : formatTextError(locale, error);
    expect(message).toMatch(/^[\w.]+: found .*, expected ./s);
    expect(message.length).toBeLessThan(600);
  }

  test.each(bad.positions)('position refused: $why', ({ text }) => {
    expectRefusal(rules.parsePosition(text), /^position(\.\w+)?$/);
  });

  test.each(bad.moves)('move refused: $why', ({ text, pos }) => {
    // Bad text and a move that is not legal alike: a match says what would have been possible.
    expectRefusal(new Match(rules, read(rules, pos)).playText(text), /^move$/);
  });
});
