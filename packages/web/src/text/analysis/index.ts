import type { Language } from '@tabuleiro/games';
import type { AnalysisTexts } from './texts.ts';

export type { AnalysisTexts } from './texts.ts';

// Only those who analyse hear them, so they are no part of what every page loads.

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly texts: AnalysisTexts }>>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
};

export async function loadAnalysisTexts(language: Language): Promise<AnalysisTexts> {
  return (await LOADERS[language]()).texts;
}
