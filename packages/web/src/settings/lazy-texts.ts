import { assert, type ByLanguage, type Language } from '@tabuleiro/games';

// Every area of the page has its texts in `<area>/text/en.ts` and `pt.ts`. The English ones say which keys there are; the
// Portuguese ones are typed by them. The page loads one language at a time.

/** The texts of an area in any language: the keys and functions of the English texts, with any strings. */
export type Translation<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof English]: Translation<English[Key]> };

const areas: ((language: Language) => Promise<void>)[] = [];
const wanted = new Set<Language>();

/** The texts of an area, which `loadTexts` loads with those of all other areas. Reading a language before that is a mistake. */
export function lazyTexts<Texts>(loaders: ByLanguage<() => Promise<Texts>>): ByLanguage<Texts> {
  const loaded = new Map<Language, Texts>();
  areas.push(async (language) => {
    if (!loaded.has(language)) loaded.set(language, await loaders[language]());
  });
  const read = (language: Language): Texts => {
    const texts = loaded.get(language);
    assert(texts !== undefined, `the texts in ${language} are loaded`);
    return texts;
  };
  return {
    get en() {
      return read('en');
    },
    get pt() {
      return read('pt');
    },
  };
}

/** Loads all texts in a language. */
export async function loadTexts(language: Language): Promise<void> {
  wanted.add(language);
  try {
    await Promise.all(areas.map((load) => load(language)));
  } catch (error) {
    wanted.delete(language);
    throw error;
  }
}

/** Loads the texts of code that was itself loaded only now, in the languages that the page uses. */
export async function loadNewTexts(): Promise<void> {
  await Promise.all([...wanted].map(loadTexts));
}
