import type { Translation } from '../../settings/language.tsx';

export type CommonTexts = Translation<typeof en>;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Texts of several pages. */
export const en = {
  title: 'Tabuleiro',
  home: 'All games',
  players: {
    human: 'You',
    level: (level: number) => `level ${level}`,
    max: 'Max',
  },
  play: 'Play',
  setUp: 'Set up',
  rules: 'Rules',
  puzzles: 'Puzzles',
  course: 'Two-minute course',
  /** Offered to newcomers. */
  learn: 'Learn in two-minute steps',
  goOnLearning: 'Continue the course',
  /** For screen readers, which read a label without the game beside it. */
  aboutGame: (label: string, game: string) => `${label}: ${game}`,
  history: 'Your matches',
  // For screen readers, outside the card of a game.
  playGame: (game: string) => `Play ${game}`,
  setUpGame: (game: string) => `Set up ${game}`,
  rulesOf: (game: string) => `Rules of ${game}`,
  startPicture: (game: string) => `${game}, the start`,
  notFound: 'Page not found',
  notFoundHelp: 'The address may have been cut off. All games are on the first page.',
  clock: {
    title: 'Clock',
    none: 'No clock',
    named: (minutes: number, seconds: number) => (seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s`),
    /** The same for screen readers. */
    spoken: (minutes: number, seconds: number) =>
      `${plural(minutes, 'minute')} each${seconds === 0 ? '' : `, plus ${plural(seconds, 'second')} a move`}`,
    other: 'Other',
    minutes: 'Minutes for each side',
    seconds: 'Seconds added with each move',
    left: (time: string) => `${time} left`,
  },
};
