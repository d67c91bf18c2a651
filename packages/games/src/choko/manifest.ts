import type { GameManifest } from '../contract/index.ts';

export const choko = {
  id: 'choko',
  variants: [{ id: 'standard', starts: [{ id: 'standard', position: '5/5/5/5/5 w w 12,12 0' }] }],
  load: {
    notation: async () => (await import('./notation.ts')).notation,
    viewer: async () => (await import('./view.ts')).viewer,
    texts: {
      en: async () => (await import('./text/en.ts')).texts,
      pt: async () => (await import('./text/pt.ts')).texts,
    },
  },
} as const satisfies GameManifest;
