import {
  type Choices,
  type GameId,
  type Language,
  loadChoices,
  loadMoveViewer,
  loadViewer,
  loadVoice,
  type MoveViewer,
  type Viewer,
  type Voice,
} from '@tabuleiro/games';
import { loadTexts } from '../text/index.ts';
import { PLAY_TEXTS, type PlayTexts } from '../text/play/index.ts';

/** What is needed to show a game and to play it by hand. */
export interface Kit {
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
  readonly choices: Choices;
}

/** All that the page says of a match, in one language. */
export interface Words {
  readonly voice: Voice;
  readonly texts: PlayTexts;
}

/** Something to be said, in whatever language is spoken when it is shown. */
export type Remark = (words: Words) => string;

export async function loadKit(game: GameId): Promise<Kit> {
  const [viewer, moveViewer, choices] = await Promise.all([loadViewer(game), loadMoveViewer(game), loadChoices(game)]);
  return { viewer, moveViewer, choices };
}

export async function loadWords(game: GameId, language: Language): Promise<Words> {
  const [voice] = await Promise.all([loadVoice(game, language), loadTexts(language)]);
  return { voice, texts: PLAY_TEXTS[language] };
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

/** Timers as they are used here: what was put off can be called off. */
export interface Timers {
  after(ms: number, act: () => void): () => void;
}

export const PAGE_TIMERS: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
