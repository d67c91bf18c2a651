import { lazyTexts } from '../../settings/language.tsx';
import type { MenuTexts } from './text/en.ts';

export const MENU_TEXTS = lazyTexts<MenuTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
