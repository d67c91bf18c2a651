import type { GameManifest } from '../contract/index.ts';

const FULL_BOARD = 'qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ';

export const hecatomb = {
  id: 'hecatomb',
  variants: [
    {
      id: 'ten-turns',
      starts: [
        { id: 'white', position: `${FULL_BOARD} w 10` },
        { id: 'black', position: `${FULL_BOARD} b 10` },
      ],
      drawsStart: true,
    },
    {
      id: 'endless',
      starts: [
        { id: 'white', position: `${FULL_BOARD} w - 0` },
        { id: 'black', position: `${FULL_BOARD} b - 0` },
      ],
      drawsStart: true,
    },
    {
      id: 'check',
      starts: [
        { id: 'white', position: `${FULL_BOARD} w - 0` },
        { id: 'black', position: `${FULL_BOARD} b - 0` },
      ],
      drawsStart: true,
    },
  ],
  classics: ['easy', 'hard'],
  originalYear: 2015,
  newcomerLevel: 4,
  styles: ['attack', 'defend', 'trade'],
  ratedPlies: 6,
  load: {
    notation: async () => (await import('./notation.ts')).notation,
    viewer: async () => (await import('./view.ts')).viewer,
    moveViewer: async () => (await import('./frames.ts')).moveViewer,
    attacks: async () => (await import('./attacks.ts')).attacks,
    choices: async () => (await import('./choices.ts')).choices,
    typed: async () => (await import('./typed.ts')).typed,
    editor: async () => (await import('./editor.ts')).editor,
    evaluation: async () => (await import('./search/evaluation.ts')).evaluation,
    opponents: async () => (await import('./search/opponents.ts')).opponents,
    styles: async () => (await import('./search/styles.ts')).styles,
    solver: async () => (await import('./search/solver.ts')).solver,
    classics: async () => (await import('./classic.ts')).classics,
    course: async () => (await import('./course/course.ts')).course,
    examples: async () => (await import('./examples.ts')).examples,
    puzzles: async () => (await import('./puzzles/lines.ts')).lines,
    ruleTexts: {
      en: async () => (await import('./rule-texts/en.ts')).ruleTexts,
      pt: async () => (await import('./rule-texts/pt.ts')).ruleTexts,
    },
    texts: {
      en: async () => (await import('./text/en.ts')).texts,
      pt: async () => (await import('./text/pt.ts')).texts,
    },
  },
} as const satisfies GameManifest;
