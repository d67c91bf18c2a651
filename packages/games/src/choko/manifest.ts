import type { GameManifest } from '../contract/index.ts';

export const choko = {
  id: 'choko',
  variants: [{ id: 'standard', starts: [{ id: 'standard', position: '5/5/5/5/5 w w 12,12 0' }] }],
  classics: ['easy', 'medium', 'hard', 'hard-plus'],
  improved: ['hard-plus'],
  originalYear: 2013,
  newcomerLevel: 4,
  styles: ['attack', 'defend', 'trade'],
  ratedPlies: 20,
  load: {
    notation: async () => (await import('./notation.ts')).notation,
    viewer: async () => (await import('./view.ts')).viewer,
    moveViewer: async () => (await import('./frames.ts')).moveViewer,
    choices: async () => (await import('./choices.ts')).choices,
    typed: async () => (await import('./typed.ts')).typed,
    editor: async () => (await import('./editor.ts')).editor,
    evaluation: async () => (await import('./search/evaluation.ts')).evaluation,
    opponents: async () => (await import('./search/opponents.ts')).opponents,
    styles: async () => (await import('./search/styles.ts')).styles,
    classics: async () => (await import('./classic.ts')).classics,
    course: async () => (await import('./course/course.ts')).course,
    examples: async () => (await import('./examples.ts')).examples,
    puzzles: async () => (await import('./puzzles/lines.ts')).lines,
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
