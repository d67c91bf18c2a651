import type { Translation } from '../../../settings/language.tsx';

export type SettingsTexts = Translation<typeof en>;

/** The settings. */
export const en = {
  language: 'Language',
  /** The name of each language in itself. */
  languages: { en: 'English', pt: 'Português' },
  theme: 'Colours',
  themes: { light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  finish: 'Board',
  finishes: { classic: 'As it was made', light: 'Light wood', dark: 'Dark wood', stone: 'Stone' },
  pieces: 'Pieces',
  pieceSets: { carved: 'Carved', symbols: 'Symbols' },
  counts: 'Numbers beside heaps of seeds',
  /** What the other side could take or complete with its next turn. */
  threats: 'Threats against you',
  speed: 'Speed',
  speeds: { 25: 'Very slow', 50: 'Slow', 100: 'Normal', 200: 'Fast', 400: 'Very fast', 1600: 'At once' },
  lessMotion: 'Less motion',
  sound: 'Sounds',
  /** Kinds of sounds. */
  sounds: {
    moves: 'Moves',
    time: 'Little time left',
    end: 'End of the match',
    offers: 'Offers',
    messages: 'Messages',
  },
  explain: 'Explain what is new',
};
