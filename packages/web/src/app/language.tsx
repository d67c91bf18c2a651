import { LANGUAGES, type Language } from '@tabuleiro/games';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { loadTexts, type SpokenTexts, textsIn } from '../text/index.ts';
import { recallOneOf, remember } from './memory.ts';

export interface LanguageValue {
  readonly language: Language;
  readonly texts: SpokenTexts;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageValue>({
  language: 'en',
  get texts() {
    return textsIn('en');
  },
  setLanguage: () => undefined,
});

/** The language of the page and what it says in it. */
export function useLanguage(): LanguageValue {
  return useContext(LanguageContext);
}

/** The first of the browser's languages that we speak. */
export function usualLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** The language that the page begins in. Its texts must be loaded before anything is drawn. */
export function firstLanguage(): Language {
  return recallOneOf('language', LANGUAGES, usualLanguage(globalThis.navigator.languages));
}

export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState(firstLanguage);
  const wanted = useRef(language);
  // Before painting, so that screen readers never hear one language with the voice of the other.
  useLayoutEffect(() => {
    document.documentElement.lang = language === 'pt' ? 'pt-PT' : language;
  }, [language]);
  const value = useMemo<LanguageValue>(
    () => ({
      language,
      texts: textsIn(language),
      setLanguage: (next) => {
        remember('language', next);
        wanted.current = next;
        const speak = async (): Promise<void> => {
          await loadTexts(next);
          // Somebody in a hurry may have chosen again meanwhile.
          if (wanted.current === next) setLanguage(next);
        };
        // Without a network a language may be out of reach: then the one before stays.
        speak().catch(() => undefined);
      },
    }),
    [language],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
