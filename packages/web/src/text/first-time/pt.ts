import type { FirstTimeTexts } from './texts.ts';

export const texts: FirstTimeTexts = {
  title: 'Novo para ti',
  goal: 'O objetivo',
  piecesOpen: 'Toca numa das tuas peças: abre-se ampliada, para poderes escolher um lugar nela.',
  toRules: 'Regras do jogo',
  gotIt: 'Percebi',
  toRule: (rule) => `Regra: ${rule}`,
  switch: 'Explicar o que é novo',
};
