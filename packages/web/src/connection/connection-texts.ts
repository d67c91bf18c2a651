import { lazyTexts } from '../settings/language.tsx';
import type { ConnectionTexts } from './text/en.ts';

export const CONNECTION_TEXTS = lazyTexts<ConnectionTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
