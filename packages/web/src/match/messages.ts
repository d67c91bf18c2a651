import { type GameId, type Language, loadLocale, type GameLocale } from '@tabuleiro/games';
import { type SessionNote, formatNote } from '@tabuleiro/play';
import { lazyTexts, loadTexts } from '../settings/language.tsx';
import type { MatchTexts } from './text/en.ts';

export const MATCH_TEXTS = lazyTexts<MatchTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

/** The texts for a match in one language: those of the game and those of the page. */
export interface Messages {
  readonly locale: GameLocale;
  readonly texts: MatchTexts;
}

/** A status that is worded when it is shown, so that it follows the language. */
export type StatusText = (messages: Messages) => string;

export function formatStatus(remark: SessionNote | StatusText, messages: Messages): string {
  return typeof remark === 'function' ? remark(messages) : formatNote(remark, messages.locale, messages.texts);
}

export async function loadMessages(game: GameId, language: Language): Promise<Messages> {
  const [locale] = await Promise.all([loadLocale(game, language), loadTexts(language)]);
  return { locale, texts: MATCH_TEXTS[language] };
}

/**
 * Returns a function that loads the texts of a language and passes them on. Of two calls in quick succession the last one
 * counts; when loading fails, the language stays.
 */
export function makeLanguageSwitch<Loaded>(
  load: (language: Language) => Promise<Loaded>,
  speak: (messages: Loaded) => void,
): (language: Language) => Promise<void> {
  let wanted: Language;
  return async (language) => {
    wanted = language;
    const messages = await load(language).catch(() => null);
    if (messages !== null && wanted === language) speak(messages);
  };
}
