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
  /** The boards in 2D and in 3D, and the switch between them. */
  depth: 'View of the board',
  depths: { '2d': '2D, from above', '3d': '3D, in depth' },
  failed: 'The 3D board could not be shown here, so you see it in 2D. You can play on as before.',
  turn: 'Rotate: drag, or Shift and arrows. Zoom: wheel, or + and −. Reset: double-click, or 0.',
};
