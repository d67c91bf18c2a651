import type { Language } from '@tabuleiro/games';
import type { EditorTexts } from './texts.ts';

export type { EditorTexts } from './texts.ts';

// Few people set up positions: these words come with the page and not with the first one.

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly texts: EditorTexts }>>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
};

export async function loadEditorTexts(language: Language): Promise<EditorTexts> {
  return (await LOADERS[language]()).texts;
}
