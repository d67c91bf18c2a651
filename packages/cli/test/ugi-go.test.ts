import type { ThinkingLimits } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { parseGo, splitWords } from '../src/players/ugi/lines.ts';

const clocks = (
  ...[time1, time2, increment1, increment2]: readonly [number, number, number, number]
): ThinkingLimits => ({
  clocks: { timeMs: [time1, time2], incrementMs: [increment1, increment2] },
});

test.each<[text: string, limits: ThinkingLimits]>([
  ['', {}],
  ['movetime 50', { timeMs: 50 }],
  ['movetime 50.5', { timeMs: 50 }],
  ['movetime 50.', { timeMs: 50 }],
  ['movetime 5e1', { timeMs: 50 }],
  ['movetime -3', { timeMs: 0 }],
  ['movetime\t50', { timeMs: 50 }],
  ['movetime 99999999999999999999', { timeMs: Number.MAX_SAFE_INTEGER }],
  ['depth 3.9 nodes 1e3', { depth: 3, nodes: 1000 }],
  ['movestogo 20 movetime 50', { timeMs: 50 }],
  ['movetime 50 searchmoves c3 b2', { timeMs: 50 }],
  ['searchmoves c3 b2 movetime 50', { timeMs: 50 }],
  ['mate 3 nodes 7', { nodes: 7 }],
  ['ponder nodes 7 fast', { nodes: 7 }],
  ['p1time 1000.0 p2time 900.9 p1inc 10 p2inc 20', clocks(1000, 900, 10, 20)],
  ['p1time -20 p2time 900', clocks(0, 900, 0, 0)],
  ['p1time 1000', clocks(1000, 1000, 0, 0)],
  ['wtime 1000.0 btime 900 winc 10 binc 20 movestogo 5', clocks(1000, 900, 10, 20)],
])('go %j', (text, limits) => {
  expect(parseGo(splitWords(text))).toEqual({ limits, infinite: false, unread: [] });
});

test('unreadable limits are ignored and reported', () => {
  const { limits, unread } = parseGo(splitWords('depth nodes 100 movetime soon p1time'));
  expect(limits).toEqual({ nodes: 100 });
  expect(unread.map(({ field, found }) => [field, found])).toEqual([
    ['go.depth', 'nodes'],
    ['go.movetime', 'soon'],
    ['go.p1time', ''],
  ]);
});

test('infinite can be combined with other limits', () => {
  expect(parseGo(['infinite', 'depth', '4'])).toEqual({ limits: { depth: 4 }, infinite: true, unread: [] });
});
