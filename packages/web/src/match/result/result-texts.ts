import { lazyTexts } from '../../settings/language.tsx';
import type { ResultTexts } from './text/en.ts';

export const RESULT_TEXTS = lazyTexts<ResultTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
