import { lazyTexts } from '../settings/language.tsx';
import type { RulesTexts } from './text/en.ts';

export const RULES_TEXTS = lazyTexts<RulesTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
