import type { Course, Message, WantedMove } from '../../contract/index.ts';
import type { EigenstateCode } from '../text/en.ts';

/** Whichever of the two pins it is; the other one does not matter. */
const withPin = (
  wanted: WantedMove<EigenstateCode>,
  pin: Message<EigenstateCode>,
): readonly [WantedMove<EigenstateCode>, WantedMove<EigenstateCode>] => [
  { ...wanted, values: { ...wanted.values, first: pin } },
  { ...wanted, values: { ...wanted.values, second: pin } },
];

const pinTo = (piece: string, cell: string): Message<EigenstateCode> => ({ code: 'pin-to', values: { piece, cell } });

/** One pin in each of two pieces, wherever they lead, the board or not. */
const onePinEach = (
  piece: string,
  first: string,
  second: string,
): readonly [WantedMove<EigenstateCode>, ...WantedMove<EigenstateCode>[]] => {
  const wanted = (one: 'pin' | 'pin-to', other: 'pin' | 'pin-to'): WantedMove<EigenstateCode> => ({
    values: {
      piece,
      first: { code: one, values: { piece: first } },
      second: { code: other, values: { piece: second } },
    },
  });
  return [wanted('pin', 'pin'), wanted('pin', 'pin-to'), wanted('pin-to', 'pin'), wanted('pin-to', 'pin-to')];
};

export const course: Course<EigenstateCode> = {
  steps: [
    {
      id: 'goal',
      tasks: [
        {
          id: 'last-but-one',
          rule: 'one-piece',
          kind: 'task',
          position: 'Ac4.010000,Bb1.010000,Ce1.010000 1c5.000080,2f6.000080 1 0',
          wanted: [{ ends: 'one-piece' }],
        },
      ],
    },
    {
      id: 'pins',
      tasks: [
        {
          id: 'four-pins',
          rule: 'pins',
          kind: 'task',
          position: 'Ac3.110500,Be1.010000,Cf1.010000 1a6.000080,2b6.000080,3f6.000080 1 0',
          wanted: [{ values: { piece: 'A', to: 'd5' } }],
        },
        {
          id: 'over',
          rule: 'step',
          kind: 'task',
          position: 'Ab1.210000,Bb2.010000,Ce1.010000 1a6.000080,2d6.000080,3f6.000080 1 0',
          wanted: [{ values: { piece: 'A', to: 'b3' } }],
        },
        {
          id: 'not-turned',
          rule: 'pins',
          kind: 'task',
          position: 'Ac1.014000,Bb1.010000,Cf1.010000 1a6.000080,2d4.000088,3f6.000080 1 0',
          wanted: [{ values: { piece: 'A', to: 'e2' } }],
        },
      ],
    },
    {
      id: 'turn',
      tasks: [
        {
          id: 'spread',
          rule: 'new-pins',
          kind: 'task',
          position: 'Ab2.010000,Bc1.010000,Ce1.010000 1a6.000080,2d5.000080,3f6.000080 1 0',
          wanted: onePinEach('B', 'A', 'B'),
        },
        {
          id: 'take-aim',
          rule: 'new-pins',
          kind: 'task',
          position: 'Ac2.010000,Bb1.010000,Ce1.010000 1a6.000080,2d5.000080,3f6.000080 1 0',
          wanted: withPin({ values: { piece: 'A', to: 'c3' } }, pinTo('A', 'd5')),
        },
      ],
    },
    {
      id: 'capture',
      tasks: [
        {
          id: 'not-your-own',
          rule: 'step',
          kind: 'task',
          position: 'Ac3.418000,Bd4.010000,Cf1.010000 1b5.000080,2e6.000080,3f6.000080 1 0',
          wanted: [{ code: 'tell-take-two' }],
        },
        {
          id: 'in-safety',
          rule: 'step',
          kind: 'task',
          position: 'Ac3.418000,Be1.010000,Cf1.010000 1b5.000080,2d4.000080,3d6.000084 1 0',
          wanted: [{ code: 'tell-take-two', values: { taken: '1' } }],
        },
      ],
    },
    {
      id: 'missing',
      tasks: [
        {
          id: 'way-back',
          rule: 'missing',
          kind: 'task',
          position: 'Aa6.030000,Bc6.010000,Ce6.010000 1b2.000080,2d3.000080,3f2.000080 1 0',
          wanted: withPin({ code: 'tell-pins' }, pinTo('A', 'a5')),
        },
        {
          id: 'last-hole',
          rule: 'missing',
          kind: 'task',
          position: 'Ab2.ffffef,Bd1.ffffff,Cf3.ffffff 1b4.000080,2e6.000080,3f6.000080 1 0',
          wanted: [{ code: 'tell-take-one', values: { taken: '1' } }],
        },
      ],
    },
    {
      id: 'two-left',
      tasks: [
        {
          id: 'keep-both',
          rule: 'one-piece',
          kind: 'task',
          position: 'Ab5.010400,Bb6.010000 1e6.000080,2f6.000080,3a2.000080 1 0',
          wanted: [{ code: 'tell-step-two' }],
        },
        {
          id: 'be-first',
          rule: 'one-piece',
          kind: 'task',
          position: 'Ac3.010000,Be2.410000 1d4.000180,2f6.000080 1 0',
          wanted: [{ ends: 'one-piece', code: 'tell-take-two' }],
        },
      ],
    },
    {
      id: 'full',
      tasks: [
        {
          id: 'two-holes',
          rule: 'full-piece',
          kind: 'task',
          position: 'Ab3.7ffffe,Bd1.010000 1a6.000080,2f6.000080 1 0',
          wanted: [{ ends: 'full-piece' }],
        },
        {
          id: 'down-to-two',
          rule: 'full-piece',
          kind: 'task',
          position: 'Ad3.ffffff,Be1.010000 1c4.000080,2a6.000080,3f6.000080 1 0',
          wanted: [{ ends: 'full-piece' }],
        },
        {
          id: 'at-any-time',
          rule: 'full-piece',
          kind: 'task',
          variant: 'full-piece-anytime',
          position: 'Ab2.f7ffff,Bd1.010000,Ce1.010000 1c6.000080,2e6.000080,3f6.000080 1 0',
          wanted: [{ ends: 'full-piece' }],
        },
      ],
    },
    {
      id: 'puzzle',
      tasks: [
        {
          id: 'fork',
          rule: 'one-piece',
          kind: 'task',
          position: 'Ab2.210000,Bd2.410800 1b4.000080,2c4.00008a,3f5.000180 1 0',
          wanted: [{ values: { piece: 'B', to: 'c4' } }],
        },
      ],
    },
  ],
  texts: {
    en: async () => (await import('./en.ts')).texts,
    pt: async () => (await import('./pt.ts')).texts,
  },
};
