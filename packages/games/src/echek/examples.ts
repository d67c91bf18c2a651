import type { Example } from '../contract/index.ts';
import type { EchekCode } from './text/en.ts';

const START = '4/1kK1/4/4 w Rr - 0';

/** The rules in pictures; their words are in the texts. */
export const examples: readonly Example<EchekCode>[] = [
  {
    id: 'widen',
    rule: 'limits',
    kind: 'task',
    position: '4/kKN1/4/4 w Rr - 0',
    wanted: [
      { code: 'tell-place-queen', values: { to: 'e3' } },
      { code: 'tell-place-queen', values: { to: 'e4' } },
      { code: 'tell-place-queen', values: { to: 'e5' } },
    ],
  },
  {
    id: 'closed',
    rule: 'limits',
    kind: 'task',
    position: 'k3/1K2/2N1/3B w Rr - 1',
    wanted: [{ code: 'tell-place-rook' }],
  },
  {
    id: 'beyond',
    rule: 'limits',
    kind: 'task',
    position: 'R3/1kKN/4/4 w Rr - 0',
    wanted: [{ code: 'tell-move-rook', values: { to: 'f5' } }],
  },
  { id: 'place', rule: 'placing', kind: 'task', position: START, wanted: [{ code: 'tell-place-knight' }] },
  { id: 'together', rule: 'moving', kind: 'task', position: START, wanted: [{ code: 'tell-move-king' }] },
  {
    id: 'king',
    rule: 'ways',
    kind: 'task',
    position: '4/1kK1/1N2/4 w Rr - 0',
    wanted: [{ code: 'tell-move-king' }],
  },
  {
    id: 'queen',
    rule: 'ways',
    kind: 'task',
    position: '1Q2/1kK1/4/4 w Rr - 0',
    wanted: [{ code: 'tell-move-queen' }],
  },
  {
    id: 'rook',
    rule: 'ways',
    kind: 'task',
    position: '2R1/1kK1/2N1/3B w Rr - 0',
    wanted: [
      { code: 'tell-move-rook', values: { to: 'd2' } },
      { code: 'tell-move-rook', values: { to: 'd1' } },
    ],
  },
  {
    id: 'bishop',
    rule: 'ways',
    kind: 'task',
    position: '2B1/1kK1/4/4 w Rr - 0',
    wanted: [{ code: 'tell-move-bishop' }],
  },
  {
    id: 'knight',
    rule: 'ways',
    kind: 'task',
    position: '4/1kK1/2N1/4 w Rr - 0',
    wanted: [{ code: 'tell-move-knight' }],
  },
  {
    id: 'pawn',
    rule: 'ways',
    kind: 'task',
    position: '2P1/1kK1/4/4 w Rr - 0',
    wanted: [{ code: 'tell-move-pawn' }],
  },
  {
    id: 'castle',
    rule: 'castling',
    kind: 'task',
    position: '2R1/1kK1/4/4 w Rr - 1',
    wanted: [{ code: 'tell-castle' }],
  },
  {
    id: 'pawn-on',
    rule: 'pawn',
    kind: 'task',
    position: START,
    wanted: [
      { code: 'tell-pawn-on', values: { to: 'c3' } },
      { code: 'tell-pawn-on', values: { to: 'c5' } },
    ],
  },
  {
    id: 'take-off',
    rule: 'bishop',
    kind: 'task',
    position: 'n3/1kK1/3N/4 w Rr - 0',
    wanted: [{ code: 'tell-remove-knight' }],
  },
  {
    id: 'surround',
    rule: 'surrounded',
    kind: 'task',
    position: '1p1B/nkK1/4/4 w Rr - 0',
    wanted: [{ ends: 'king-surrounded' }],
  },
  { id: 'dead-queen', rule: 'surrounded', kind: 'line', position: '1kQR/2K1/4/4 b Rr - 0', moves: ['Q@d6'] },
  { id: 'limits-help', rule: 'surrounded', kind: 'line', position: '3N/3P/b1K1/1k2 b Rr - 0', moves: ['Q@b2'] },
  { id: 'white-first', rule: 'surrounded', kind: 'line', position: 'RQqr/1Kk1/2n1/4 b Rr - 0', moves: ['P@d2'] },
  {
    id: 'both-kings',
    rule: 'surrounded',
    kind: 'line',
    position: '4/rkK1/1pR1/P3 w Rr - 0',
    moves: ['Q@a1'],
    ends: 'both-kings-surrounded',
  },
  { id: 'pass', rule: 'passing', kind: 'line', position: 'r1Np/1K2/qk1n/BPbR w r Q 5', moves: ['pass'] },
  {
    id: 'third-time',
    rule: 'end',
    kind: 'line',
    position: START,
    moves: ['Kd4-d5', 'Kc4-c5', 'Kd5-d4', 'Kc5-c4'],
    ends: 'repetition',
  },
  {
    id: 'hundred',
    rule: 'end',
    kind: 'line',
    position: '2n1/1kKN/4/4 w Rr - 99',
    moves: ['Kd4-d3'],
    ends: 'no-progress',
  },
];
