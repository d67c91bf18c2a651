import { assert, type Language, loadSharedTexts } from '@tabuleiro/games';
import type { SpokenTexts, WebTexts } from './texts.ts';

// Each language is a part of its own, and only the one that is spoken is loaded.

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly texts: WebTexts }>>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
};

const spoken = new Map<Language, SpokenTexts>();

/** Must have ended before anything is said in the language. */
export async function loadTexts(language: Language): Promise<void> {
  const [{ texts }, shared] = await Promise.all([LOADERS[language](), loadSharedTexts(language)]);
  spoken.set(language, { ...texts, shared });
}

export function textsIn(language: Language): SpokenTexts {
  const texts = spoken.get(language);
  assert(texts !== undefined, `the texts in ${language} are loaded`);
  return texts;
}

/** One area of the texts by language, for whoever speaks only when the language is there. */
export function areaOf<Area extends keyof SpokenTexts>(area: Area): Readonly<Record<Language, SpokenTexts[Area]>> {
  return {
    get en() {
      return textsIn('en')[area];
    },
    get pt() {
      return textsIn('pt')[area];
    },
  };
}
