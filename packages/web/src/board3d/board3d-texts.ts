import { lazyTexts } from '../settings/language.tsx';
import type { Board3DTexts } from './text/en.ts';

export const BOARD3D_TEXTS = lazyTexts<Board3DTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
