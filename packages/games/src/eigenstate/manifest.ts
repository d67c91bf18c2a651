import type { GameManifest } from '../contract/index.ts';

const START =
  'Aa1.010000,Bb1.010000,Cc1.010000,Dd1.010000,Ee1.010000,Ff1.010000 ' +
  '1a6.000080,2b6.000080,3c6.000080,4d6.000080,5e6.000080,6f6.000080 1 0';

const STANDARD = { id: 'standard', position: START } as const;

export const eigenstate = {
  id: 'eigenstate',
  variants: [
    { id: 'standard', starts: [STANDARD] },
    { id: 'full-piece-anytime', starts: [STANDARD] },
  ],
  classics: ['easy', 'medium', 'hard'],
  originalYear: 2018,
  newcomerLevel: 2,
  styles: ['attack', 'defend'],
  ratedPlies: 10,
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
    solver: async () => (await import('./solver/solver.ts')).solver,
    classics: async () => (await import('./classic.ts')).classics,
    examples: async () => (await import('./examples.ts')).examples,
    course: async () => (await import('./course/course.ts')).course,
    puzzles: async () => (await import('./puzzles/lines.ts')).lines,
    puzzleProver: async () => (await import('./puzzles/prover.ts')).prover,
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
