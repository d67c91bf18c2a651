import type { BoardTexts } from './texts.ts';

export const texts: BoardTexts = {
  board: '{game}: the board',
  done: 'Leave it at that',
  tile: 'Piece {name}',
  close: 'Back to the board',
};
