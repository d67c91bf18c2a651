import { lazyTexts } from '../settings/language.tsx';
import type { PuzzleTexts } from './text/en.ts';

export const PUZZLE_TEXTS = lazyTexts<PuzzleTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
