import type { LateTexts } from './texts.ts';

export const texts: LateTexts = {
  easier: 'Mais fácil',
  harder: 'Mais difícil',
  verdicts: { won: 'Ganhaste', lost: 'Perdeste', drawn: 'Empate' },
  sidesChange: 'Trocam-se os lados.',
  speed: 'Velocidade',
  speeds: {
    '25': 'Muito lenta',
    '50': 'Lenta',
    '100': 'Normal',
    '200': 'Rápida',
    '400': 'Muito rápida',
    '1600': 'Imediata',
  },
  askResign: 'Queres desistir?',
  askDraw: (side) => `Foi proposto empate. ${side.charAt(0).toUpperCase()}${side.slice(1)}: aceitar?`,
};
