import type { BoardTexts } from './texts.ts';

export const texts: BoardTexts = {
  board: '{game}: o tabuleiro',
  done: 'Fica assim',
  tile: 'Peça {name}',
  close: 'Voltar ao tabuleiro',
};
