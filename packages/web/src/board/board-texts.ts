import { lazyTexts } from '../settings/language.tsx';
import type { BoardTexts } from './text/en.ts';

export const BOARD_TEXTS = lazyTexts<BoardTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
