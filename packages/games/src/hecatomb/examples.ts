import type { Example } from '../contract/index.ts';
import type { HecatombCode } from './text/en.ts';

const FULL_BOARD = 'qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ';
const FEW = '4k3/2q5/8/8/8/8/5Q2/4K3';

/** The rules in pictures; their words are in the texts. */
export const examples: readonly Example<HecatombCode>[] = [
  { id: 'full', rule: 'board', kind: 'line', position: `${FULL_BOARD} w 10`, moves: ['e4e5', 'f6e5', 'd4e5'] },
  { id: 'black-begins', rule: 'begin', kind: 'line', position: `${FULL_BOARD} b 10`, moves: ['d5d4'] },
  {
    id: 'queen-takes',
    rule: 'moving',
    kind: 'task',
    position: '4k3/8/8/2Q2q2/8/8/2q5/4K3 w 8',
    wanted: [{ code: 'tell-queen-takes-queen' }],
  },
  {
    id: 'in-the-way',
    rule: 'moving',
    kind: 'task',
    position: '3qk3/8/3q4/8/3Q4/8/8/4K3 w 8',
    wanted: [{ code: 'tell-queen-takes-queen' }],
  },
  {
    id: 'king-steps',
    rule: 'moving',
    kind: 'task',
    position: '4k3/8/8/8/8/6q1/5q2/4K3 w 8',
    wanted: [{ code: 'tell-king-takes-queen' }],
  },
  {
    id: 'take-king',
    rule: 'kings',
    kind: 'task',
    position: '2qqk3/8/8/8/Q7/8/8/4K3 w 4',
    wanted: [{ ends: 'king-taken' }],
  },
  {
    id: 'into-danger',
    rule: 'kings',
    kind: 'line',
    position: '4k3/8/8/8/8/8/q7/4K3 w 6',
    moves: ['e1e2', 'a2e2'],
    ends: 'king-taken',
  },
  { id: 'ten', rule: 'turns', kind: 'line', position: `${FEW} w 2`, moves: ['f2g2', 'c7c6'], ends: 'turns-over' },
  {
    id: 'hundred',
    rule: 'endless',
    kind: 'line',
    variant: 'endless',
    position: `${FEW} w - 98`,
    moves: ['f2g2', 'c7c6'],
    ends: 'no-progress',
  },
  {
    id: 'third-time',
    rule: 'endless',
    kind: 'line',
    variant: 'endless',
    position: `${FEW} w - 0`,
    moves: ['e1d1', 'e8d8', 'd1e1', 'd8e8', 'e1d1', 'e8d8', 'd1e1', 'd8e8'],
    ends: 'repetition',
  },
  {
    id: 'out-of-check',
    rule: 'check',
    kind: 'task',
    variant: 'check',
    position: '4k3/8/8/8/4q3/8/7Q/4K3 w - 0',
    wanted: [{ code: 'tell-queen-moves' }],
  },
  {
    id: 'pinned',
    rule: 'check',
    kind: 'task',
    variant: 'check',
    position: '4k3/4q3/8/8/8/4Q3/q7/4K3 w - 0',
    wanted: [{ code: 'tell-queen-takes-queen' }],
  },
  {
    id: 'mate',
    rule: 'check',
    kind: 'task',
    variant: 'check',
    position: '6k1/8/6K1/8/8/8/8/Q7 w - 0',
    wanted: [{ ends: 'checkmate' }],
  },
  {
    id: 'stalemate',
    rule: 'check',
    kind: 'line',
    variant: 'check',
    position: '7k/8/8/8/8/8/5K2/6Q1 w - 0',
    moves: ['g1g6'],
    ends: 'stalemate',
  },
];
