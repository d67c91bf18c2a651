import { byLanguage, type ByLanguage, type Language } from '@tabuleiro/games';
import { en, type OperatorTexts } from './text/en.ts';
import { pt } from './text/pt.ts';

export type OperatorTextKey = keyof OperatorTexts;
export type TextValues = Readonly<Record<string, string | number>>;

const TEXTS: Readonly<Record<Language, OperatorTexts>> = { en, pt };

export function formatOperatorText(language: Language, code: OperatorTextKey, values: TextValues = {}): string {
  return TEXTS[language][code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A text in both languages, for what is stored. */
export function formatInBothLanguages(code: OperatorTextKey, values: TextValues = {}): string {
  return `${formatOperatorText('en', code, values)} / ${formatOperatorText('pt', code, values)}`;
}

/** The language of the system, as every program finds it; an empty variable counts as unset. */
export function systemLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || 'en';
  return system.startsWith('pt') ? 'pt' : 'en';
}

/** An error that is explained to the operator in both languages; `message` is English. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  private readonly texts: ByLanguage<string>;

  constructor(texts: ByLanguage<string>) {
    super(texts.en);
    this.texts = texts;
  }

  static of(code: OperatorTextKey, values: TextValues = {}): OperatorError {
    return new OperatorError(byLanguage((language) => formatOperatorText(language, code, values)));
  }

  in(language: Language): string {
    return this.texts[language];
  }
}
