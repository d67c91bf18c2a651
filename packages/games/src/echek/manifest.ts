import type { GameManifest } from '../contract/index.ts';

export const echek = {
  id: 'echek',
  variants: [{ id: 'standard', starts: [{ id: 'standard', position: '4/1kK1/4/4 w Rr - 0' }] }],
  classics: ['random', 'smart', 'smart-plus'],
  improved: ['smart-plus'],
  originalYear: 2019,
  newcomerLevel: 2,
  styles: ['attack', 'defend', 'trade'],
  ratedPlies: 8,
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
