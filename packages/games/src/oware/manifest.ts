import type { GameManifest } from '../contract/index.ts';

const STANDARD = { id: 'standard', position: '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0' } as const;

export const oware = {
  id: 'oware',
  variants: [
    { id: 'report', starts: [STANDARD] },
    { id: 'abapa', starts: [STANDARD] },
  ],
  load: {
    notation: async () => (await import('./notation.ts')).notation,
    viewer: async () => (await import('./view.ts')).viewer,
    texts: {
      en: async () => (await import('./text/en.ts')).texts,
      pt: async () => (await import('./text/pt.ts')).texts,
    },
  },
} as const satisfies GameManifest;
