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
  lists: 'Que problemas',
  near: 'Perto da tua pontuação',
  toRepeat: (count) => (count === 1 ? '1 problema para repetir' : `${count} problemas para repetir`),
  fromMatches: (count) => `Das tuas partidas (${count})`,
  day: {
    title: 'Problema do dia',
    lead: 'Igual para toda a gente, e amanhã há outro.',
    solved: 'resolvido',
    inARow: (days) => (days === 1 ? '1 dia seguido' : `${days} dias seguidos`),
    done: (days) =>
      days === 1 ? 'O problema do dia está resolvido.' : `O problema do dia está resolvido, ${days} dias seguidos.`,
  },
  streak: (count, longest) => `Seguidos: ${count} (máximo: ${longest})`,
  progress: (solved, of) => `${solved} de ${of} resolvidos`,
  none: {
    grade: 'Não há nenhum problema deste grau.',
    repeat: 'Hoje não há nada para repetir. O que falhas volta passados 1, 3, 7 e 21 dias.',
    own: 'Ainda não há nada aqui. Quando analisas uma partida tua, os erros tornam-se problemas se se provar que só uma escolha ganhava.',
  },
  rating: (points, deviation) => `A tua pontuação: ${points} ± ${deviation}`,
  rated: (change) => `A tua pontuação é agora ${change}.`,
  puzzleRating: (points) => `Pontuação ${points}`,
  fromMatch: 'Das tuas partidas',
  graph: (game) => `Pontuação nos problemas de ${game}`,
  graphSaid: (first, last, lowest, highest) => `De ${first} a ${last}; mínimo ${lowest}, máximo ${highest}.`,
  graphAxes: 'Pontos após cada primeira tentativa, por data',
  graphLater:
    'Resolve dois problemas para começar o gráfico. Conta a primeira tentativa em cada um; com ajuda conta como derrota.',
  race: {
    name: 'Corrida',
    title: 'Corrida de três minutos',
    rules:
      'Resolve tantos problemas quantos puderes, dos fáceis aos difíceis. A corrida acaba ao terceiro erro ou com o tempo.',
    start: 'Começar',
    stop: 'Parar',
    again: 'Outra corrida',
    leave: 'Voltar aos problemas',
    score: (count) => `${count} ${count === 1 ? 'resolvido' : 'resolvidos'}`,
    mistakes: (count, most) => `${count} de ${most} erros`,
    left: (time) => `restam ${time}`,
    wrong: 'Foi um erro. Aqui está o seguinte.',
    result: (count) => `Resolveste ${count} ${count === 1 ? 'problema' : 'problemas'}`,
    ends: {
      time: 'Acabaram os três minutos.',
      mistakes: 'Foi o terceiro erro.',
      all: 'Não há mais problemas.',
    },
    best: 'As tuas melhores corridas',
    bestOf: (count) => `Melhor corrida: ${count}`,
    isBest: 'A tua melhor corrida até agora.',
    comesBack: 'O que falhaste volta amanhã.',
  },
  buttons: {
    hint: 'Sugestão',
    show: 'Mostrar a solução',
    next: 'Seguinte',
    again: 'Outra vez',
    analyse: 'Analisar',
    games: 'Todos os problemas',
    goOn: 'Outros problemas',
  },
};
