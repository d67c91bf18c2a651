import { expect, test } from 'vitest';
import {
  loadRules,
  manifestOf,
  type Move,
  MoveList,
  type Notation,
  ok,
  type Position,
  Rules,
  toMove,
} from '../src/index.ts';
import { inspectRules } from '../src/testing/index.ts';

// The conformance suite must see what it is there to see: here it meets a game with one fault at a time.

const sound = await loadRules('choko');
const notation = await manifestOf('choko').load.notation();
const OPTIONS = { seed: 5, matches: 20, closely: 5, records: 5 };

/** Members of a position that are replaced, each made from the sound position behind it. */
type Faults = { readonly [Name in keyof Position]?: (target: Position) => Position[Name] };

function withFaults(position: Position, faults: Faults): Position {
  return new Proxy(position, {
    get(target, name): unknown {
      if (name === 'clone') return () => withFaults(target.clone(), faults);
      const fault = Object.entries(faults).find(([member]) => member === name)?.[1];
      if (fault !== undefined) return fault(target);
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

async function rulesOfFaultyGame(faults: Faults, texts: Partial<Notation> = {}): Promise<string[]> {
  const faulty: Notation = {
    ...notation,
    parsePosition: (text, variant) => {
      const parsed = notation.parsePosition(text, variant);
      return parsed.ok ? ok(withFaults(parsed.value, faults)) : parsed;
    },
    ...texts,
  };
  const findings = await inspectRules(new Rules('choko', sound.variant, faulty), OPTIONS);
  return [...new Set(findings.map(({ rule }) => rule))];
}

test('finds nothing in a sound game', async () => {
  expect(await rulesOfFaultyGame({})).toEqual([]);
});

const listed = (target: Position, change: (list: MoveList) => void) => (list: MoveList) => {
  target.legalMoves(list);
  change(list);
};

test.each<[string, string, Faults]>([
  ['a wrong count', 'countMoves counts the list', { countMoves: (target) => () => target.countMoves() * 2 }],
  ['a checker that nods', 'the checker agrees with the generator', { isLegal: (target) => () => !target.isOver() }],
  [
    'a checker that is too strict',
    'a listed move is legal',
    { isLegal: (target) => (move) => target.isLegal(move) && move % 7 !== 0 },
  ],
  ['an undo that does nothing', 'undo restores everything', { undo: () => () => {} }],
  ['a key that stands still', 'the incremental key equals the fresh key', { keyLow: () => 0 }],
  ['an end without outcome', 'isOver and outcome agree', { outcome: () => () => null }],
  [
    'moves twice',
    'no move is listed twice',
    { legalMoves: (target) => listed(target, (list) => list.length > 0 && (list.reserve(1), list.push(list.at(0)))) },
  ],
  ['a random move that is none', 'a random move can be played', { randomMove: () => () => toMove(2 ** 29) }],
  [
    'a random move that is always the first',
    'random moves are drawn evenly',
    { randomMove: (target) => () => first(target) },
  ],
  ['a position that is not itself', 'a position repeats itself', { repeats: () => () => false }],
])('finds %s', async (_, rule, faults) => {
  expect(await rulesOfFaultyGame(faults)).toContain(rule);
});

function first(position: Position): Move {
  const list = new MoveList();
  position.legalMoves(list);
  return list.at(0);
}

test.each<[string, string, Partial<Notation>]>([
  [
    'text that forgets whose turn it is',
    'text holds the position',
    { makePosition: (position) => notation.makePosition(position).replace(' b ', ' w ') },
  ],
  ['text that cannot be read', 'a position can be read back', { makePosition: () => 'nonsense' }],
  [
    'moves that are read as others',
    'a move can be read back',
    { parseMove: (position) => notation.parseMove(position, 'c3') },
  ],
  [
    'moves with a space',
    'a move has no space in it',
    { makeMove: (position, move) => ` ${notation.makeMove(position, move)}` },
  ],
  ['a pass beside other moves', 'a pass is the only move where it is one', { makeMove: () => 'pass' }],
])('finds %s', async (_, rule, texts) => {
  expect(await rulesOfFaultyGame({}, texts)).toContain(rule);
});
