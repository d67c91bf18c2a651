import type { PuzzleTexts } from './en.ts';

const moves = (count: number): string => (count === 1 ? '1 jogada' : `${count} jogadas`);

export const pt: PuzzleTexts = {
  title: 'Problemas',
  titleOf: (game) => `${game}: problemas`,
  lead: 'Posições de partidas em que só uma escolha ganha. Encontra-a.',
  begin: 'Começar',
  goOn: 'Continuar',
  ofGame: (label, game) => `${label}: ${game}`,
  task: (toMove, plies) => {
    if (plies === null) return `${toMove}: encontra a única jogada que ganha.`;
    return plies === 1 ? `${toMove}: ganha numa só jogada.` : `${toMove}: ganha em ${moves(plies)} (dos dois lados).`;
  },
  givenPart: 'A jogada já começou. Descobre como tem de continuar.',
  firstPart: 'Só se pede a primeira parte da jogada; o resto joga-se sozinho.',
  variant: (name) => `Variante: ${name}.`,
  notThis: (move) => `${move} não é a certa. Tenta outra vez.`,
  notThisPart: 'Não é essa. Tenta outra vez.',
  right: 'Certo. Continua.',
  hint: (place) => `Começa aqui: ${place}.`,
  solved: 'Resolvido.',
  solvedClean: 'Resolvido à primeira.',
  shown: 'A solução é esta.',
  others: (others) =>
    others === 'proved'
      ? 'Está provado que nenhuma outra escolha ganha.'
      : `Nenhuma outra escolha ganha em ${moves(others)} (dos dois lados): foram vistas todas as linhas.`,
  grade: (grade) => `Grau ${grade} de 5`,
  grades: 'Grau',
  anyGrade: 'Todos',
  streak: (count, longest) => `Seguidos: ${count} (máximo: ${longest})`,
  progress: (solved, of) => `${solved} de ${of} resolvidos`,
  none: 'Não há nenhum problema deste grau.',
  buttons: {
    hint: 'Sugestão',
    show: 'Mostrar a solução',
    next: 'Seguinte',
    again: 'Outra vez',
    analyse: 'Analisar',
    games: 'Todos os problemas',
  },
};
