import type { AnalysisTexts } from './texts.ts';

const within = (plies: number, isBound: boolean): string =>
  `em ${isBound ? 'no máximo ' : ''}${plies === 1 ? '1 jogada' : `${plies} jogadas`}`;

export const texts: AnalysisTexts = {
  commands: { analyse: 'procura as melhores jogadas de uma posição, ou os erros de uma partida registada' },
  meaning:
    'Os valores são para o lado que joga. O resultado esperado é o que esse lado pode esperar de cem partidas, com um empate a contar meia vitória: 50 % é equilíbrio, um valor de +1,00 são cerca de 62 %, +2,00 cerca de 73 %, +4,00 cerca de 88 %. Um fim que está provado é dito com o número de jogadas até lá. Ctrl-C interrompe a procura e mostra o que se encontrou.',
  options: {
    place:
      'uma posição na notação do jogo, com ou sem aspas, ou o ficheiro de uma partida registada; se faltar, a posição inicial',
    lines: 'quantas das melhores jogadas; se faltar, 3',
    time: 'pensa durante estes milissegundos; se faltar, 2000, e 200 por cada jogada de um registo',
    nodes: 'olha no máximo para este número de posições',
    depth: 'olha no máximo este número de jogadas para a frente',
    threads: 'quantas threads procuram em conjunto; se faltar, uma por núcleo, e uma com --nodes ou --depth',
    record: 'procura antes os erros de uma partida deste ficheiro; basta o ficheiro, no lugar de uma posição',
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
