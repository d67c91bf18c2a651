import type { FirstTimeTexts } from './en.ts';

export const pt: FirstTimeTexts = {
  title: 'Novo para ti',
  ago: (plies) => (plies === 1 ? 'há uma jogada' : `há ${plies} jogadas`),
  earlier: 'antes',
  goal: 'O objetivo',
  more: (count) => `mais ${count}`,
  piecesOpen: 'Toca numa das tuas peças: abre-se ampliada, para poderes escolher um lugar nela.',
  toRules: 'Regras',
  gotIt: 'Percebi',
  toRule: 'Regra',
};
