import type { SidePageTexts } from './texts.ts';

export const texts: SidePageTexts = {
  back: 'Voltar ao tabuleiro',
  variants: 'Variantes',
  unknown: 'Esta página não existe',
  unknownHelp: 'Talvez o endereço esteja incompleto. Todos os jogos estão na primeira página.',
};
