import type { BoardTexts } from './en.ts';

export const pt: BoardTexts = {
  board: (game) => `${game}: o tabuleiro`,
  done: 'Pronto',
  tile: (name) => `Peça ${name}`,
  close: 'Voltar ao tabuleiro',
};
