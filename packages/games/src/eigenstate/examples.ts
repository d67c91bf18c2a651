import type { Example } from '../contract/index.ts';
import type { EigenstateCode } from './text/en.ts';

const START =
  'Aa1.010000,Bb1.010000,Cc1.010000,Dd1.010000,Ee1.010000,Ff1.010000 ' +
  '1a6.000080,2b6.000080,3c6.000080,4d6.000080,5e6.000080,6f6.000080 1 0';
/** Player two, with first pins only, out of the way. */
const FAR = '1d6.000080,2e6.000080,3f6.000080';
/** A piece with two empty holes, and more than two pieces each. */
const THREE_EACH = `Ac2.3fffff,Be1.010000,Cf1.010000 ${FAR} 1 0`;
const FULL_TWO = '1a6.ffffff,2b6.ffffff,3c6.ffffff';

/** The rules in pictures; their words are in the texts. */
export const examples: readonly Example<EigenstateCode>[] = [
  {
    id: 'directions',
    rule: 'pins',
    kind: 'task',
    position: `Ac3.810801,Be1.010000,Cf1.010000 ${FAR} 1 0`,
    wanted: [{ code: 'tell-step-two', values: { piece: 'A', to: 'a5' } }],
  },
  {
    id: 'take',
    rule: 'step',
    kind: 'task',
    position: 'Aa1.010000,Bb1.010000,Cc1.010000 1b2.000080,2e6.000080,3f6.000080 1 0',
    wanted: [{ code: 'tell-take-two' }],
  },
  {
    id: 'jump',
    rule: 'step',
    kind: 'line',
    position: `Aa1.210000,Ba2.010000,Cf1.010000 ${FAR} 1 0`,
    moves: ['A-a3/A11/A12'],
  },
  {
    id: 'own',
    rule: 'step',
    kind: 'line',
    position: `Aa1.010000,Ba2.010000,Cc1.010000 ${FAR} 1 0`,
    moves: ['A-a2/A14/A24'],
  },
  { id: 'whole-turn', rule: 'new-pins', kind: 'task', position: START, wanted: [{ code: 'tell-step-two' }] },
  {
    id: 'next-turn',
    rule: 'new-pins',
    kind: 'line',
    position: START,
    moves: ['A-a2/A24/C13', '1-a5/114/353', 'A-b3/A13/A34'],
  },
  {
    id: 'no-step',
    rule: 'missing',
    kind: 'task',
    position: 'Aa6.210000,Bb6.210000,Cc6.010000 1c1.000081,2d1.000081,3e1.000080 1 0',
    wanted: [{ code: 'tell-pins' }],
  },
  {
    id: 'one-hole',
    rule: 'missing',
    kind: 'line',
    position: `Aa1.7fffff,Bd1.ffffff,Cf3.ffffff ${FAR} 1 0`,
    moves: ['A-a2/A11'],
  },
  {
    id: 'win',
    rule: 'one-piece',
    kind: 'task',
    position: 'Aa5.010000,Bb1.010000 1a6.000080,2d6.000080 1 0',
    wanted: [{ ends: 'one-piece' }],
  },
  {
    id: 'own-fault',
    rule: 'one-piece',
    kind: 'line',
    position: `Aa1.010000,Ba2.010000 ${FAR} 1 0`,
    moves: ['A-a2/A11/A12'],
    ends: 'one-piece',
  },
  {
    id: 'fill',
    rule: 'full-piece',
    kind: 'task',
    position: 'Ac2.3fffff,Be1.010000 1a6.000080,2f6.000080 1 0',
    wanted: [{ ends: 'full-piece' }],
  },
  {
    id: 'both-full',
    rule: 'full-piece',
    kind: 'line',
    position: 'Aa1.ffffff,Bd1.010000 1e6.ffffff,2b6.000080,3a2.000080 1 0',
    moves: ['A-a2/B13/B24'],
    ends: 'full-piece',
  },
  {
    id: 'not-yet',
    rule: 'full-piece',
    kind: 'line',
    variant: 'standard',
    position: THREE_EACH,
    moves: ['B-e2/A11/A12', '1-d5/113/114'],
  },
  {
    id: 'fill-anytime',
    rule: 'full-piece',
    kind: 'task',
    variant: 'full-piece-anytime',
    position: THREE_EACH,
    wanted: [{ ends: 'full-piece' }],
  },
  {
    id: 'hundred',
    rule: 'draws',
    kind: 'line',
    position: `Aa1.ffffff,Bd1.ffffff,Cf3.ffffff ${FULL_TWO} 1 99`,
    moves: ['A-a2'],
    ends: 'no-progress',
  },
  {
    id: 'third-time',
    rule: 'draws',
    kind: 'line',
    position: `Aa1.ffffff,Bd1.ffffff,Cf3.ffffff ${FULL_TWO} 1 0`,
    moves: ['A-a2', '1-a5', 'A-a1', '1-a6', 'A-a2', '1-a5', 'A-a1', '1-a6'],
    ends: 'repetition',
  },
];
