import { lazyTexts } from '../settings/language.tsx';
import type { OpponentTexts } from './text/en.ts';

export const OPPONENT_TEXTS = lazyTexts<OpponentTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
