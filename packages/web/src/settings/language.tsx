import { LANGUAGES, LANGUAGE_TAGS, type Language, assert, type ByLanguage } from '@tabuleiro/games';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readChoice, saveSetting } from './storage.ts';

export interface LanguageValue {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageValue>({ language: 'en', setLanguage: () => undefined });

/** The language of the page. */
export function useLanguage(): LanguageValue {
  return useContext(LanguageContext);
}

/** The texts of an area in the language of the page. */
export function useTexts<Texts>(texts: Readonly<Record<Language, Texts>>): Texts {
  return texts[useLanguage().language];
}

/** The first of the browser's languages that we have texts in. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** The language in which the page begins. Its texts must be loaded before anything is drawn. */
export function firstLanguage(): Language {
  return readChoice('language', LANGUAGES, browserLanguage(globalThis.navigator.languages));
}

export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState(firstLanguage);
  const wanted = useRef(language);
  // Before painting, so that screen readers never read one language with the voice of the other.
  useLayoutEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[language];
  }, [language]);
  const value = useMemo<LanguageValue>(
    () => ({
      language,
      setLanguage: (next) => {
        saveSetting('language', next);
        wanted.current = next;
        const change = async (): Promise<void> => {
          await loadTexts(next);
          // The person may have chosen another one meanwhile.
          if (wanted.current === next) setLanguage(next);
        };
        // Without a network the texts may be out of reach: the page keeps its language.
        change().catch(() => undefined);
      },
    }),
    [language],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

// Every area of the page has its texts in `<area>/text/en.ts` and `pt.ts`. The English ones say which keys there are; the
// Portuguese ones are typed by them. The page loads one language at a time.

/** The texts of an area in any language: the keys and functions of the English texts, with any strings. */
export type Translation<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof English]: Translation<English[Key]> };

const areas: ((language: Language) => Promise<void>)[] = [];
/** The languages that the page has asked for. */
const used = new Set<Language>();

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
  used.add(language);
  try {
    await Promise.all(areas.map((load) => load(language)));
  } catch (error) {
    used.delete(language);
    throw error;
  }
}

/** Loads the texts of code that was itself loaded only now, in the languages that the page uses. */
export async function loadNewTexts(): Promise<void> {
  await Promise.all([...used].map(loadTexts));
}
