import type { Course } from '../../contract/index.ts';
import type { EchekCode } from '../text/en.ts';

const START = '4/1kK1/4/4 w Rr - 0';

export const course: Course<EchekCode> = {
  steps: [
    {
      id: 'goal',
      tasks: [
        {
          id: 'last-side',
          rule: 'surrounded',
          kind: 'task',
          position: '2P1/1nkK/R3/4 w Rr - 3',
          wanted: [{ ends: 'king-surrounded' }],
        },
      ],
    },
    {
      id: 'placing',
      tasks: [
        {
          id: 'both-kings-touched',
          rule: 'placing',
          kind: 'task',
          position: START,
          wanted: [
            { code: 'tell-place-queen', values: { to: 'd3' } },
            { code: 'tell-place-queen', values: { to: 'd5' } },
          ],
        },
      ],
    },
    {
      id: 'moving',
      tasks: [
        {
          id: 'rook-passes',
          rule: 'ways',
          kind: 'task',
          position: '2R1/2K1/1k2/4 w Rr - 1',
          wanted: [{ code: 'tell-move-rook', values: { to: 'd3' } }],
        },
        {
          id: 'knight-jumps',
          rule: 'ways',
          kind: 'task',
          position: '4/1kKN/4/4 w Rr - 0',
          wanted: [{ code: 'tell-move-knight' }],
        },
        {
          id: 'one-group',
          rule: 'moving',
          kind: 'task',
          position: '3R/1kP1/K1N1/3r w Rr - 2',
          wanted: [{ code: 'tell-move-rook', values: { to: 'c5' } }],
        },
      ],
    },
    {
      id: 'limits',
      tasks: [
        {
          id: 'fourth-column',
          rule: 'limits',
          kind: 'task',
          position: 'n1R1/kK2/P3/4 w Rr - 0',
          wanted: [{ ends: 'king-surrounded' }],
        },
        {
          id: 'float',
          rule: 'limits',
          kind: 'task',
          position: '3Q/1kK1/2N1/2R1 w Rr - 1',
          wanted: [{ code: 'tell-move-queen', values: { to: 'e1' } }],
        },
      ],
    },
    {
      id: 'special-turns',
      tasks: [
        {
          id: 'pawn-steps-on',
          rule: 'pawn',
          kind: 'task',
          position: '1N2/nkK1/4/4 w Rr - 1',
          wanted: [{ ends: 'king-surrounded' }],
        },
        {
          id: 'make-room',
          rule: 'bishop',
          kind: 'task',
          position: '1r2/kKn1/3q/4 w Rr - 0',
          wanted: [
            { code: 'tell-remove-rook', values: { to: 'd3' } },
            { code: 'tell-remove-rook', values: { to: 'd5' } },
            { code: 'tell-remove-knight', values: { to: 'd3' } },
          ],
        },
        {
          id: 'swap',
          rule: 'castling',
          kind: 'task',
          position: '2r1/2kK/np1B/2R1 w Rr - 0',
          wanted: [{ code: 'tell-castle' }],
        },
      ],
    },
    {
      id: 'queens',
      tasks: [
        {
          id: 'queen-leaves',
          rule: 'surrounded',
          kind: 'task',
          position: '3n/BkKq/4/4 w Rr - 2',
          wanted: [
            { code: 'tell-place-queen', values: { to: 'e3' } },
            { code: 'tell-place-rook', values: { to: 'e3' } },
            { code: 'tell-place-knight', values: { to: 'e3' } },
            { code: 'tell-place-pawn', values: { to: 'e3' } },
            { code: 'tell-pawn-on', values: { to: 'e3' } },
          ],
        },
      ],
    },
    {
      id: 'end',
      tasks: [
        {
          id: 'only-theirs',
          rule: 'surrounded',
          kind: 'task',
          position: '4/rkKN/1pR1/2B1 w Rr - 2',
          wanted: [
            { code: 'tell-move-knight', ends: 'king-surrounded' },
            { code: 'tell-move-rook', ends: 'king-surrounded' },
            { code: 'tell-pawn-on', values: { to: 'c5' } },
          ],
        },
        {
          id: 'hundredth',
          rule: 'end',
          kind: 'task',
          position: '1N2/1kK1/2r1/4 w Rr - 99',
          wanted: [
            { code: 'tell-place-queen' },
            { code: 'tell-place-rook' },
            { code: 'tell-place-pawn' },
            { code: 'tell-pawn-on' },
            { code: 'tell-remove-rook' },
            { code: 'tell-remove-own-knight' },
          ],
        },
      ],
    },
    {
      id: 'puzzle',
      tasks: [
        {
          id: 'two-open-sides',
          rule: 'surrounded',
          kind: 'task',
          position: 'kP2/KbN1/2n1/4 w Rr - 2',
          wanted: [{ ends: 'king-surrounded' }],
        },
      ],
    },
  ],
  texts: {
    en: async () => (await import('./en.ts')).texts,
    pt: async () => (await import('./pt.ts')).texts,
  },
};
