import { lazyTexts } from '../settings/language.tsx';
import type { AppTexts } from './text/en.ts';

export const APP_TEXTS = lazyTexts<AppTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
