import type { BoardTexts } from './en.ts';

export const pt: BoardTexts = {
  board: (game) => `${game}: o tabuleiro`,
  done: 'Pronto',
  tile: (name) => `Peça ${name}`,
  close: 'Voltar ao tabuleiro',
  depth: 'Vista do tabuleiro',
  depths: { '2d': '2D, de cima', '3d': '3D, em profundidade' },
  failed:
    'Não foi possível mostrar aqui o tabuleiro em 3D, por isso vês o tabuleiro em 2D. Podes continuar a jogar como antes.',
  turn: 'Rodar: arrasta, ou Shift e setas. Zoom: roda do rato, ou + e −. Repor: duplo clique, ou 0.',
};
