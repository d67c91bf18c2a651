import type { Course } from '../../contract/index.ts';
import type { HecatombCode } from '../text/en.ts';

/** Ten turns, the form that menus offer first; one step says what the other two forms change. */
export const course: Course<HecatombCode> = {
  steps: [
    {
      id: 'goal',
      tasks: [
        {
          id: 'first-win',
          rule: 'kings',
          kind: 'task',
          position: '6k1/8/6q1/8/2Q5/8/6Q1/4K3 w 6',
          wanted: [{ ends: 'king-taken' }],
        },
      ],
    },
    {
      id: 'moves',
      tasks: [
        {
          id: 'straight',
          rule: 'moving',
          kind: 'task',
          position: '6k1/q7/4q3/5q2/3Q4/8/8/7K w 6',
          wanted: [{ code: 'tell-queen-takes-queen' }],
        },
        {
          id: 'with-the-king',
          rule: 'moving',
          kind: 'task',
          position: 'k7/8/8/8/8/1Q6/4q3/4K3 w 6',
          wanted: [{ code: 'tell-king-takes-queen' }],
        },
      ],
    },
    {
      id: 'full-board',
      tasks: [
        {
          id: 'open-the-middle',
          rule: 'board',
          kind: 'task',
          position: 'qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w 10',
          wanted: [{ values: { to: 'e5' } }],
        },
      ],
    },
    {
      id: 'danger',
      tasks: [
        {
          id: 'save',
          rule: 'kings',
          kind: 'task',
          position: 'Q6q/8/1k6/6q1/8/8/8/7K w 6',
          wanted: [{ code: 'tell-queen-takes-queen' }],
        },
        {
          id: 'faster',
          rule: 'kings',
          kind: 'task',
          position: '1k6/8/6q1/8/8/1Q6/8/6K1 w 5',
          wanted: [{ ends: 'king-taken' }],
        },
      ],
    },
    {
      id: 'turns',
      tasks: [
        {
          id: 'last-chance',
          rule: 'turns',
          kind: 'task',
          position: '2k5/1q5q/8/8/6Q1/q7/Q6Q/1K6 w 1',
          wanted: [{ ends: 'king-taken' }],
        },
        {
          id: 'hold-out',
          rule: 'turns',
          kind: 'task',
          position: 'q6k/1q6/8/8/4Q3/8/8/K7 w 2',
          wanted: [{ values: { to: 'a4' } }],
        },
      ],
    },
    {
      id: 'other-forms',
      tasks: [
        {
          id: 'checkmate',
          rule: 'check',
          kind: 'task',
          variant: 'check',
          position: 'k7/8/1K6/8/8/8/8/4Q3 w - 0',
          wanted: [{ ends: 'checkmate' }],
        },
      ],
    },
    {
      id: 'puzzle',
      tasks: [
        {
          id: 'close-by',
          rule: 'kings',
          kind: 'task',
          position: '3q1k2/7Q/8/8/8/8/K5Q1/8 w 3',
          wanted: [{ values: { from: 'g2', to: 'g8' } }],
        },
      ],
    },
  ],
  texts: {
    en: async () => (await import('./en.ts')).texts,
    pt: async () => (await import('./pt.ts')).texts,
  },
};
