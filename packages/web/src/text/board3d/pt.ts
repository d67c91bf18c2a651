import type { Board3DTexts } from './texts.ts';

export const texts: Board3DTexts = {
  depth: 'Vista do tabuleiro',
  depths: { '2d': '2D, de cima', '3d': '3D, em profundidade' },
  failed:
    'Não foi possível mostrar aqui o tabuleiro em 3D, por isso este é o plano. Podes continuar a jogar como antes.',
  turn: 'Ver de outro lado: arrasta, ou Shift e setas. Mais perto: roda, ou + e −. Voltar: duplo clique, ou 0.',
};
