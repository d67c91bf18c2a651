import type { GameManifest } from '../contract/index.ts';

const STANDARD = { id: 'standard', position: '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0' } as const;

export const oware = {
  id: 'oware',
  variants: [
    { id: 'report', starts: [STANDARD] },
    { id: 'abapa', starts: [STANDARD] },
  ],
  offeredFirst: 'abapa',
  classics: ['bot1', 'bot2'],
  originalYear: 2012,
  newcomerLevel: 3,
  styles: ['attack', 'defend', 'trade'],
  ratedPlies: 12,
  load: {
    notation: async () => (await import('./notation.ts')).notation,
    viewer: async () => (await import('./view.ts')).viewer,
    visualiser: async () => (await import('./visualiser.ts')).visualiser,
    moveViewer: async () => (await import('./frames.ts')).moveViewer,
    choices: async () => (await import('./choices.ts')).choices,
    typed: async () => (await import('./typed.ts')).typed,
    editor: async () => (await import('./editor.ts')).editor,
    evaluation: async () => (await import('./search/evaluation.ts')).evaluation,
    opponents: async () => (await import('./search/opponents.ts')).opponents,
    styles: async () => (await import('./search/styles.ts')).styles,
    classics: async () => (await import('./classic.ts')).classics,
    examples: async () => (await import('./examples.ts')).examples,
    course: async () => (await import('./course/course.ts')).course,
    puzzles: async () => (await import('./puzzles/lines.ts')).lines,
    puzzleProver: async () => (await import('./puzzles/prover.ts')).prover,
    tables: async () => (await import('./tables/tables.ts')).tables,
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
