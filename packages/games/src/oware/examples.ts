import type { Example } from '../contract/index.ts';
import type { OwareCode } from './text/en.ts';

const START = '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0';
const TWELVE = '9,12,0,0,0,0/1,1,9,9,7,0 0,0 S 0';
const LAST_SEEDS = '9,0,0,0,0,2/1,1,0,0,0,0 20,15 S 0';

/** The rules in pictures; their words are in the texts. */
export const examples: readonly Example<OwareCode>[] = [
  { id: 'sow', rule: 'sowing', kind: 'line', position: START, moves: ['D', 'e'] },
  {
    id: 'aim',
    rule: 'sowing',
    kind: 'task',
    position: START,
    wanted: [{ code: 'tell-sow', values: { last: 'a' } }],
  },
  { id: 'twelve', rule: 'sowing', kind: 'line', variant: 'report', position: TWELVE, moves: ['B'] },
  { id: 'twelve-skips', rule: 'sowing', kind: 'line', variant: 'abapa', position: TWELVE, moves: ['B'] },
  {
    id: 'two',
    rule: 'capture',
    kind: 'task',
    position: '9,0,0,0,0,1/1,9,9,9,9,1 0,0 S 0',
    wanted: [{ code: 'tell-capture', values: { taken: 2 } }],
  },
  {
    id: 'chain',
    rule: 'capture',
    kind: 'task',
    position: '9,0,0,0,0,5/1,4,1,2,1,9 8,8 S 0',
    wanted: [{ code: 'tell-capture', values: { taken: 7 } }],
  },
  { id: 'four', rule: 'capture', kind: 'line', position: '9,0,0,0,0,1/3,9,9,9,8,0 0,0 S 0', moves: ['F'] },
  { id: 'own-row', rule: 'capture', kind: 'line', position: '2,1,1,0,0,8/9,9,9,9,0,0 0,0 S 0', moves: ['A'] },
  { id: 'all', rule: 'everything', kind: 'line', variant: 'report', position: LAST_SEEDS, moves: ['F'] },
  { id: 'all-stays', rule: 'everything', kind: 'line', variant: 'abapa', position: LAST_SEEDS, moves: ['F'] },
  {
    id: 'pass',
    rule: 'empty-row',
    kind: 'line',
    variant: 'report',
    position: '9,0,0,0,0,0/0,0,0,0,0,0 24,15 N 5',
    moves: ['pass', 'A'],
  },
  {
    id: 'feed',
    rule: 'empty-row',
    kind: 'task',
    variant: 'abapa',
    position: '9,0,0,1,2,0/0,0,0,0,0,0 20,16 S 5',
    wanted: [{ code: 'tell-sow-feed' }],
  },
  {
    id: 'majority',
    rule: 'end',
    kind: 'task',
    position: '0,0,0,0,1,2/1,1,8,0,0,0 23,12 S 3',
    wanted: [{ ends: 'majority' }],
  },
  {
    id: 'even',
    rule: 'end',
    kind: 'line',
    position: '0,0,0,0,0,1/1,0,0,0,0,0 22,24 S 0',
    moves: ['F'],
    ends: 'even',
  },
  {
    id: 'no-move',
    rule: 'end',
    kind: 'line',
    variant: 'abapa',
    position: '3,0,2,0,0,0/0,0,0,0,0,1 19,23 N 5',
    moves: ['f'],
    ends: 'no-move',
  },
  {
    id: 'hundred',
    rule: 'no-endless',
    kind: 'line',
    position: '9,0,0,0,0,0/9,0,0,0,0,0 20,10 S 99',
    moves: ['A'],
    ends: 'no-progress',
  },
];
