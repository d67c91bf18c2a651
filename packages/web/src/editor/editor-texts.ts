import { lazyTexts } from '../settings/language.tsx';
import type { EditorTexts } from './text/en.ts';

export const EDITOR_TEXTS = lazyTexts<EditorTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
