import type { RulesTexts } from './en.ts';

export const pt: RulesTexts = {
  backToBoard: 'Voltar ao tabuleiro',
  contents: 'Índice',
  search: 'Procurar nas regras',
  found: (count) =>
    count === 0 ? 'Não está nestas regras. Tenta outra palavra.' : count === 1 ? 'Numa secção' : `Em ${count} secções`,
  print: 'Imprimir numa página',
  variants: 'Variantes',
  back: 'Uma jogada atrás',
  forward: 'Jogada seguinte',
  again: 'Desde o início',
  progress: (ply, of) => `${ply} de ${of}`,
  begin: 'Carrega em «Jogada seguinte» para veres.',
};
