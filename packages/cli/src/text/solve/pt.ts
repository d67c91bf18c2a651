import type { SolveTexts } from './texts.ts';

const plies = (count: number): string => (count === 1 ? '1 jogada' : `${count} jogadas`);

const within = (count: number | null, isExact: boolean): string =>
  count === null ? '' : ` em ${isExact ? '' : 'no máximo '}${plies(count)}`;

export const texts: SolveTexts = {
  commands: { solve: 'prova quem ganha uma posição, em quantas jogadas e com que jogadas' },
  meaning:
    'O que se diz está provado contra todas as respostas, ou diz-se que nada está provado: aqui nada é uma estimativa. As jogadas são as do melhor jogo: quem ganha vai pelo caminho mais curto, quem perde resiste o mais possível. Ctrl-C interrompe a procura.',
  options: {
    lines: 'quantas das melhores jogadas são nomeadas; se faltar, 12',
    time: 'procura no máximo durante estes milissegundos; se faltar, 10000',
    nodes: 'olha no máximo para este número de posições',
    plies: 'procura só fins dentro deste número de jogadas, por todos os caminhos',
    record: 'uma partida deste ficheiro em vez de uma posição',
    ply: 'quantas jogadas da partida são feitas; se faltar, todas',
  },
  wins: (side, count, isExact) => `Provado: vitória${within(count, isExact)} para ${side}.`,
  loses: (side, count, isExact) => `Provado: derrota${within(count, isExact)} para ${side}.`,
  draws: 'Provado: empate com o melhor jogo.',
  drawsIn: (count) => `Provado: empate com o melhor jogo, ao fim de ${plies(count)}.`,
  unproved: (limits) => `Não está provado dentro de ${limits}.`,
  stopped: 'Não está provado: a procura foi interrompida.',
  withinNodes: (nodes) => `${nodes} posições`,
  withinSeconds: (seconds) => `${seconds} s`,
  withinPlies: plies,
  or: 'ou',
  excluded: (count) => `Ninguém pode forçar a vitória em ${plies(count)}: todos os caminhos foram vistos.`,
  best: (count, areAll) => (areAll ? `Melhores jogadas, todas as ${count}:` : 'Melhores jogadas, talvez não todas:'),
  onlyBest: 'A única melhor jogada:',
  more: (count) => `e mais ${count}`,
  line: 'Melhor jogo:',
  lookedUp: 'Visto nas tabelas de posições resolvidas.',
  effort: (nodes, seconds) => `${nodes} posições, ${seconds} s.`,
};
