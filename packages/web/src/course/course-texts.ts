import { lazyTexts } from '../settings/language.tsx';
import type { CoursePageTexts } from './text/en.ts';

export const COURSE_TEXTS = lazyTexts<CoursePageTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});
