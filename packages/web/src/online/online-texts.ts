import { lazyTexts } from '../settings/language.tsx';
import type { OnlineTexts } from './text/en.ts';

export const ONLINE_TEXTS = lazyTexts<OnlineTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
