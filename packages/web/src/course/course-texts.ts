import { lazyTexts } from '../settings/language.tsx';
import type { CourseTexts } from './text/en.ts';

export const COURSE_TEXTS = lazyTexts<CourseTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
