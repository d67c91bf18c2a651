import { LANGUAGES, type Language } from '@tabuleiro/games';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { WEB_TEXTS, type WebTexts } from '../text/index.ts';
import { recallOneOf, remember } from './memory.ts';

export interface LanguageValue {
  readonly language: Language;
  readonly texts: WebTexts;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageValue>({
  language: 'en',
  texts: WEB_TEXTS.en,
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

export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState(() =>
    recallOneOf('language', LANGUAGES, usualLanguage(globalThis.navigator.languages)),
  );
  // Before painting, so that screen readers never hear one language with the voice of the other.
  useLayoutEffect(() => {
    document.documentElement.lang = language === 'pt' ? 'pt-PT' : language;
  }, [language]);
  const value = useMemo<LanguageValue>(
    () => ({
      language,
      texts: WEB_TEXTS[language],
      setLanguage: (next) => {
        remember('language', next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
