import { LANGUAGES, LANGUAGE_TAGS, type Language } from '@tabuleiro/games';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { loadTexts } from './lazy-texts.ts';
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
