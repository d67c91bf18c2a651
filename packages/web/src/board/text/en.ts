import type { Translation } from '../../settings/language.tsx';

export type BoardTexts = Translation<typeof en>;

/** The board itself; everything about a game comes from the game's texts. */
export const en = {
  /** For screen readers. */
  board: (game: string) => `${game}: the board`,
  /** Ends a move that could go on. */
  done: 'Done',
  /** Heading of an enlarged tile. */
  tile: (name: string) => `Piece ${name}`,
  close: 'Back to the board',
};
