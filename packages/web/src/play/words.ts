import { type GameId, type Language, loadLocale, type GameLocale } from '@tabuleiro/games';
import { type SessionNote, sayNote, type Timers } from '@tabuleiro/play';
import { loadTexts } from '../text/index.ts';
import { PLAY_TEXTS, type PlayTexts } from '../text/play/index.ts';

/** All that the page says of a match, in one language. */
export interface Words {
  readonly locale: GameLocale;
  readonly texts: PlayTexts;
}

/** Something to be said, in whatever language is spoken when it is shown. */
export type Remark = (words: Words) => string;

/** A note of the board, or a remark of the page. */
export function sayRemark(remark: SessionNote | Remark, words: Words): string {
  return typeof remark === 'function' ? remark(words) : sayNote(remark, words.locale, words.texts);
}

export async function loadWords(game: GameId, language: Language): Promise<Words> {
  const [locale] = await Promise.all([loadLocale(game, language), loadTexts(language)]);
  return { locale, texts: PLAY_TEXTS[language] };
}

/**
 * Changes the language: loads its words and hands them over. Of two that somebody chooses in a hurry the last one counts;
 * without a network one may be out of reach, and then the one before stays.
 */
export function languageSwitch<Loaded>(
  load: (language: Language) => Promise<Loaded>,
  speak: (words: Loaded) => void,
): (language: Language) => Promise<void> {
  let wanted: Language;
  return async (language) => {
    wanted = language;
    const words = await load(language).catch(() => null);
    if (words !== null && wanted === language) speak(words);
  };
}

export const PAGE_TIMERS: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
