import type * as en from './en.ts';

const within = (plies: number, isBound: boolean): string =>
  `em ${isBound ? 'no máximo ' : ''}${plies === 1 ? '1 jogada' : `${plies} jogadas`}`;

export const analysis: typeof en.analysis = {
  commands: { analyse: 'procura as melhores jogadas de uma posição, ou os erros de uma partida registada' },
  meaning:
    'Os valores são para quem tem a vez. O resultado esperado é o que esse lado pode esperar de cem partidas, com um empate a contar meia vitória: 50 % é equilíbrio, um valor de +1,00 são cerca de 62 %, +2,00 cerca de 73 %, +4,00 cerca de 88 %. Um resultado provado aparece como tal, com o número de jogadas até ao fim, quando se conhece. Ctrl-C interrompe a procura e mostra o que se encontrou.',
  options: {
    place:
      'uma posição na notação do jogo, com ou sem aspas, ou o ficheiro de uma partida registada; por omissão, a posição inicial',
    lines: 'quantas das melhores jogadas; por omissão, 3',
    time: 'quantos milissegundos pensa; por omissão, 2000, ou 200 por cada jogada de um registo',
    nodes: 'procura no máximo neste número de posições',
    depth: 'procura no máximo este número de jogadas para a frente',
    threads: 'quantas threads procuram em conjunto; por omissão, uma por núcleo, e uma com --nodes ou --depth',
    record: 'procura antes os erros de uma partida deste ficheiro; também podes dar o ficheiro no lugar de uma posição',
    annotate: 'escreve a partida, com comentários aos seus erros, num ficheiro',
  },
  needsRecord: 'isto é para uma partida: indica o seu ficheiro com --record',
  notForRecord: 'isto é para uma posição, não para um registo',
  orRecord: 'também não há um ficheiro com esse nome; --record indica o ficheiro de uma partida registada',
  scoresFor: (side) => `Valores para ${side}:`,
  columns: { score: 'valor', expected: 'esperado', line: 'melhor continuação' },
  wins: 'ganha (provado)',
  loses: 'perde (provado)',
  winsIn: (plies, isBound) => `ganha ${within(plies, isBound)}`,
  losesIn: (plies, isBound) => `perde ${within(plies, isBound)}`,
  isDrawn: 'empate',
  effort: (depth, nodes, seconds) => `Profundidade ${depth}, ${nodes} nós, ${seconds} s.`,
  nothing: 'A procura parou antes de encontrar alguma coisa.',
  review: {
    columns: { ply: 'n.º', side: 'lado', played: 'jogada', score: 'valor', better: 'melhor', loss: 'perda' },
    noMistakes: 'Não se encontraram erros.',
    partial: (from, to) =>
      from === to ? `Só a jogada ${to} foi analisada.` : `Só as jogadas ${from} a ${to} foram analisadas.`,
    notBegun: 'Nenhuma jogada foi analisada.',
    sums: { player: 'jogador', side: 'lado', plies: 'jogadas', loss: 'perda', accuracy: 'precisão' },
    legend: (slight, plain, grave) =>
      `Perda: quantos pontos do resultado esperado uma jogada deitou fora, e quantos em média; ?! é ${slight} ou mais, ? ${plain}, ?? ${grave}. Precisão: 100 % para uma jogada que nada perde, metade por cada dez pontos perdidos. Jogadas sem escolha, ou quando tudo estava perdido, não contam.`,
    comment: (score, better, betterScore, loss) =>
      `${score}; melhor ${better}, ${betterScore}; ${loss} pontos perdidos`,
  },
};

const plies = (count: number): string => (count === 1 ? '1 jogada' : `${count} jogadas`);

const withinPlies = (count: number | null, isExact: boolean): string =>
  count === null ? '' : ` em ${isExact ? '' : 'no máximo '}${plies(count)}`;

export const solve: typeof en.solve = {
  commands: { solve: 'prova quem ganha uma posição, em quantas jogadas e com que jogadas' },
  meaning:
    'Cada resposta está provada contra todas as réplicas, ou o comando diz que nada está provado: aqui nada é uma estimativa. As jogadas são as do jogo perfeito: quem ganha vai pelo caminho mais curto, quem perde resiste o mais possível. Ctrl-C interrompe a procura.',
  options: {
    lines: 'quantas das melhores jogadas são listadas; por omissão, 12',
    time: 'quantos milissegundos procura no máximo; por omissão, 10000',
    nodes: 'procura no máximo neste número de posições',
    plies: 'procura só fins dentro deste número de jogadas, por todos os caminhos',
    record: 'uma partida deste ficheiro em vez de uma posição',
    ply: 'quantas jogadas da partida são feitas; por omissão, todas',
  },
  wins: (side, count, isExact) => `Provado: vitória${withinPlies(count, isExact)} para ${side}.`,
  loses: (side, count, isExact) => `Provado: derrota${withinPlies(count, isExact)} para ${side}.`,
  draws: 'Provado: empate com jogo perfeito.',
  drawsIn: (count) => `Provado: empate com jogo perfeito, ao fim de ${plies(count)}.`,
  unproved: (limits) => `Não está provado dentro de ${limits}.`,
  stopped: 'Não está provado: a procura foi interrompida.',
  withinNodes: (nodes) => `${nodes} posições`,
  withinSeconds: (seconds) => `${seconds} s`,
  withinPlies: plies,
  or: 'ou',
  excluded: (count) => `Nenhum lado pode forçar a vitória em ${plies(count)}: todos os caminhos foram vistos.`,
  best: (count, areAll) => (areAll ? `Melhores jogadas, todas as ${count}:` : 'Melhores jogadas, talvez não todas:'),
  onlyBest: 'A única melhor jogada:',
  more: (count) => `e mais ${count}`,
  line: 'Melhor continuação:',
  lookedUp: 'Visto nas tabelas de posições resolvidas.',
  effort: (nodes, seconds) => `${nodes} posições, ${seconds} s.`,
};
