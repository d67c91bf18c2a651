import { lazyTexts } from '../settings/language.tsx';
import type { HistoryTexts } from './text/en.ts';

export const HISTORY_TEXTS = lazyTexts<HistoryTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
