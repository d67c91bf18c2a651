import type { Course } from '../../contract/index.ts';
import type { ChokoCode } from '../text/en.ts';

export const course: Course<ChokoCode> = {
  steps: [
    {
      id: 'goal',
      tasks: [
        {
          id: 'last-man',
          rule: 'end',
          kind: 'task',
          position: '5/5/1wb2/5/5 w - 0,0 0',
          wanted: [{ ends: 'no-men' }],
        },
      ],
    },
    {
      id: 'moves',
      tasks: [
        {
          id: 'corner',
          rule: 'turn',
          kind: 'task',
          position: '5/5/5/5/5 w w 12,12 0',
          wanted: [
            { values: { to: 'a1' } },
            { values: { to: 'e1' } },
            { values: { to: 'a5' } },
            { values: { to: 'e5' } },
          ],
        },
        {
          id: 'beside',
          rule: 'turn',
          kind: 'task',
          position: '5/2b2/1w3/5/5 w - 11,11 0',
          wanted: [
            { code: 'tell-step', values: { to: 'b4' } },
            { code: 'tell-step', values: { to: 'c3' } },
          ],
        },
      ],
    },
    {
      id: 'capture',
      tasks: [
        {
          id: 'jump',
          rule: 'capture',
          kind: 'task',
          position: '5/b2wb/b4/w1b2/2w2 w - 8,8 0',
          wanted: [{ code: 'tell-capture-two' }],
        },
        {
          id: 'second',
          rule: 'capture',
          kind: 'task',
          position: '5/4b/2wb1/5/b4 w - 8,8 0',
          wanted: [{ code: 'tell-capture-two', values: { removed: 'e4' } }],
        },
        {
          id: 'danger',
          rule: 'capture',
          kind: 'task',
          position: '1b3/1b3/1w3/2b2/4w w - 0,0 0',
          wanted: [{ code: 'tell-step', values: { to: 'a3' } }],
        },
      ],
    },
    {
      id: 'initiative',
      tasks: [
        {
          id: 'take',
          rule: 'initiative',
          kind: 'task',
          position: '5/5/1w3/3b1/5 w - 10,10 0',
          wanted: [{ code: 'tell-drop' }],
        },
        {
          id: 'keep',
          rule: 'initiative',
          kind: 'task',
          position: '5/5/1bbw1/5/w4 w w 9,9 0',
          wanted: [{ code: 'tell-drop' }],
        },
        {
          id: 'theirs',
          rule: 'initiative',
          kind: 'task',
          position: '5/2b2/2w2/4w/b4 w b 9,8 0',
          wanted: [{ code: 'tell-drop', values: { to: 'c2' } }],
        },
      ],
    },
    {
      id: 'forced',
      tasks: [
        {
          id: 'stuck',
          rule: 'must-drop',
          kind: 'task',
          position: '2bbw/4b/4b/1b3/5 w - 6,6 0',
          wanted: [
            { values: { to: 'b1' } },
            { values: { to: 'b3' } },
            { values: { to: 'a2' } },
            { values: { to: 'c2' } },
          ],
        },
        {
          id: 'shut-in',
          rule: 'must-pass',
          kind: 'task',
          position: '3wb/2w1w/4w/5/5 w - 0,0 0',
          wanted: [{ code: 'tell-step', values: { from: 'c4', to: 'c5' } }],
        },
      ],
    },
    {
      id: 'last-drop',
      tasks: [
        {
          id: 'last-of-all',
          rule: 'last-drop',
          kind: 'task',
          position: '4w/5/2b1b/5/w1w2 b w 0,1 0',
          wanted: [{ values: { to: 'b1' } }, { values: { to: 'd1' } }],
        },
      ],
    },
    {
      id: 'end',
      tasks: [
        {
          id: 'hundredth',
          rule: 'end',
          kind: 'task',
          position: '1b3/5/3b1/3w1/w4 w - 0,0 99',
          wanted: [{ ends: 'no-men' }],
        },
      ],
    },
    {
      id: 'puzzle',
      tasks: [
        {
          id: 'between',
          rule: 'end',
          kind: 'task',
          position: '1b1b1/2w2/5/5/w4 w - 0,0 0',
          wanted: [{ values: { from: 'c4', to: 'c5' } }],
        },
      ],
    },
  ],
  texts: {
    en: async () => (await import('./en.ts')).texts,
    pt: async () => (await import('./pt.ts')).texts,
  },
};
