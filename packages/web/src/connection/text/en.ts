import type { Translation } from '../../settings/language.tsx';

export type ConnectionTexts = Translation<typeof en>;

/** What the page says of the server beside the pages of online play. */
export const en = {
  seats: {
    computer: (player: string) => `Computer, ${player}`,
    free: 'Free seat',
  },
  /** A browser notification. */
  notification: {
    title: 'It is your turn',
    body: (game: string, opponent: string) => `${game} against ${opponent}`,
  },
  engine: { title: 'No engine help for now', toMatch: 'To your matches' },
};
