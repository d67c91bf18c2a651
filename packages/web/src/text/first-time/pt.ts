import type { FirstTimeTexts } from './texts.ts';

export const texts: FirstTimeTexts = {
  title: 'Novo para ti',
  gotIt: 'Percebi',
  toRule: (rule) => `Regra: ${rule}`,
  switch: 'Explicar o que é novo',
};
