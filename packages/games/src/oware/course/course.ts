import type { Course } from '../../contract/index.ts';
import type { OwareCode } from '../text/en.ts';

/** The seeds of the north are few enough for one capture to take them all. */
const FEW_LEFT = '3,1,0,0,2,2/1,1,0,0,0,0 20,18 S 0';
const TWELVE = '1,0,12,1,2,0/3,4,2,0,5,1 8,9 S 3';

/** The tournament rules first, because menus offer them first; one step says what the simple rules change. */
export const course: Course<OwareCode> = {
  steps: [
    {
      id: 'goal',
      tasks: [
        {
          id: 'first-win',
          rule: 'end',
          kind: 'task',
          variant: 'abapa',
          position: '0,0,3,0,0,1/1,0,4,0,2,0 24,13 S 2',
          wanted: [{ ends: 'majority' }],
        },
      ],
    },
    {
      id: 'sowing',
      tasks: [
        {
          id: 'count',
          rule: 'sowing',
          kind: 'task',
          variant: 'abapa',
          position: '5,5,1,5,5,5/5,4,4,4,0,5 0,0 S 2',
          wanted: [{ values: { last: 'c' } }],
        },
        {
          id: 'skip',
          rule: 'sowing',
          kind: 'task',
          variant: 'abapa',
          position: TWELVE,
          wanted: [{ values: { last: 'D' } }],
        },
      ],
    },
    {
      id: 'capture',
      tasks: [
        {
          id: 'take-three',
          rule: 'capture',
          kind: 'task',
          variant: 'abapa',
          position: '3,0,1,1,3,1/3,2,0,4,1,5 12,12 S 1',
          wanted: [{ code: 'tell-capture', values: { taken: 3 } }],
        },
        {
          id: 'on-the-way',
          rule: 'capture',
          kind: 'task',
          variant: 'abapa',
          position: '0,2,0,5,0,1/1,1,4,0,3,2 14,15 S 4',
          wanted: [{ code: 'tell-capture', values: { taken: 2 } }],
        },
      ],
    },
    {
      id: 'backwards',
      tasks: [
        {
          id: 'three-pits',
          rule: 'capture',
          kind: 'task',
          variant: 'abapa',
          position: '1,0,4,6,0,2/4,2,1,2,0,6 9,11 S 1',
          wanted: [{ code: 'tell-capture', values: { taken: 8 } }],
        },
        {
          id: 'stopped',
          rule: 'capture',
          kind: 'task',
          variant: 'abapa',
          position: '0,3,0,0,5,2/2,1,3,2,0,4 12,14 S 2',
          wanted: [{ code: 'tell-capture', values: { taken: 5 } }],
        },
      ],
    },
    {
      id: 'leave-some',
      tasks: [
        {
          id: 'not-all',
          rule: 'everything',
          kind: 'task',
          variant: 'abapa',
          position: FEW_LEFT,
          wanted: [{ code: 'tell-capture' }],
        },
        {
          id: 'give-one',
          rule: 'empty-row',
          kind: 'task',
          variant: 'abapa',
          position: '3,1,0,0,3,1/0,0,0,0,0,0 22,18 S 3',
          wanted: [{ code: 'tell-sow-feed', values: { last: 'a' } }],
        },
      ],
    },
    {
      id: 'simple-rules',
      tasks: [
        {
          id: 'back-home',
          rule: 'sowing',
          kind: 'task',
          variant: 'report',
          position: TWELVE,
          wanted: [{ values: { last: 'C' } }],
        },
        {
          id: 'take-all',
          rule: 'everything',
          kind: 'task',
          variant: 'report',
          position: FEW_LEFT,
          wanted: [{ code: 'tell-capture', values: { taken: 4 } }],
        },
      ],
    },
    {
      id: 'end',
      tasks: [
        {
          id: 'more-than-half',
          rule: 'end',
          kind: 'task',
          variant: 'abapa',
          position: '0,0,1,0,3,1/1,2,0,0,0,1 22,17 S 2',
          wanted: [{ ends: 'majority' }],
        },
        {
          id: 'keep-yours',
          rule: 'no-endless',
          kind: 'task',
          variant: 'abapa',
          position: '1,0,1,0,0,1/0,1,0,0,0,0 22,22 S 99',
          wanted: [
            { ends: 'no-progress', values: { last: 'B' } },
            { ends: 'no-progress', values: { last: 'D' } },
          ],
        },
      ],
    },
    {
      id: 'puzzle',
      tasks: [
        {
          id: 'two-threats',
          rule: 'capture',
          kind: 'task',
          variant: 'abapa',
          position: '0,0,0,4,1,2/0,1,2,0,3,1 21,13 S 2',
          wanted: [{ values: { pit: 'D' } }],
        },
      ],
    },
  ],
  texts: {
    en: async () => (await import('./en.ts')).texts,
    pt: async () => (await import('./pt.ts')).texts,
  },
};
