import type { Language } from '@tabuleiro/games';

/** Portuguese is that of Portugal, which writes large numbers otherwise than Brazil. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en', pt: 'pt-PT' };

/** A number in the manner of the language. */
export function sayNumberIn(language: Language, value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(LOCALES[language], options).format(value);
}
