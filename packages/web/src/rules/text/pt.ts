import type { RulesTexts } from './en.ts';

export const pt: RulesTexts = {
  backToBoard: 'Voltar ao tabuleiro',
  variants: 'Variantes',
  back: 'Uma jogada atrás',
  forward: 'Jogada seguinte',
  again: 'Desde o início',
  progress: (ply, of) => `${ply} de ${of}`,
  begin: 'Carrega em «Jogada seguinte» para veres.',
  wellDone: 'Muito bem.',
  unwanted: 'Isso também é possível, mas aqui pede-se outra coisa. Tenta outra vez.',
};
