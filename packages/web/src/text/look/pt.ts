import type { LookTexts } from './texts.ts';

export const texts: LookTexts = {
  finish: 'Tabuleiro',
  finishes: { classic: 'Tal como foi feito', light: 'Madeira clara', dark: 'Madeira escura', stone: 'Pedra' },
  counts: 'Número de sementes',
  countsShown: { on: 'À vista', off: 'Escondido' },
};
