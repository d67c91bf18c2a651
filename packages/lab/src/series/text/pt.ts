import type { SeriesTexts } from './en.ts';

export const pt: SeriesTexts = {
  commands: {
    match: 'põe dois computadores a jogar muitas partidas em todos os núcleos e diz qual é mais forte e por quanto',
    tournament: 'põe computadores a jogar uns contra os outros e ordena-os pela força',
  },
  options: {
    player: 'um computador: um clássico, 1 a 10, max, ou ugi:<command>',
    games: 'quantas partidas, metade com os lados trocados; por omissão, 100, e com --sprt as que forem precisas',
    time: 'quantos milissegundos max e os jogadores ugi: pensam em cada jogada',
    timeOfOne: 'como --time, só para este jogador',
    nodes: 'quantas posições max e os jogadores ugi: veem em cada jogada',
    nodesOfOne: 'como --nodes, só para este jogador',
    openingPlies:
      'com quantas jogadas ao acaso começa uma partida, mais quando há poucas aberturas dessas; por omissão, 2',
    seed: 'um número: a mesma semente dá as mesmas aberturas; por omissão, 1',
    sprt: 'termina quando for claro se A é elo0 ou elo1 mais forte do que B, por exemplo 0,20',
    threads: 'quantas partidas se jogam ao mesmo tempo; por omissão, tantas quantos os núcleos',
    record: 'escreve os registos de todas as partidas num ficheiro',
    file: 'onde se guardam as partidas; por omissão, na pasta de dados, com um nome que as definições decidem',
    fresh: 'joga de novo o que outra versão compilada do programa jogou',
    entrants:
      'jogadores do mais fraco ao mais forte, separados por vírgulas; levels e classics valem por todos esses; por omissão, levels,max,classics',
    pairs:
      'quem joga com quem, neighbours ou all; por omissão, neighbours, e cada clássico contra os níveis mais próximos dele',
    gamesOfPair: 'quantas partidas joga cada par; por omissão, 200',
    timeOfAll: 'quantos milissegundos max e os jogadores ugi: pensam em cada jogada; por omissão, 100',
    anchor: 'o jogador cuja pontuação é conhecida, por exemplo 1=1000; por omissão, o primeiro tem 1000',
    out: 'escreve as tabelas num ficheiro Markdown, no lugar das da última vez',
    dir: 'a pasta onde se guardam as partidas; por omissão, a dos dados',
  },
  expected: {
    hypotheses: 'duas diferenças de Elo de -2000 a 2000 com uma vírgula entre elas, a menor primeiro, por exemplo 0,20',
    'no-limit': 'nenhum limite: só max e os jogadores ugi: aceitam um',
    'player-once': 'cada jogador uma só vez',
    'two-players': 'pelo menos dois jogadores separados por vírgulas',
    anchor: 'um jogador do torneio e a sua pontuação, por exemplo 1=1000',
  },
  time: (ms) => `${ms} ms`,
  nodes: (nodes) => `${nodes} posições`,
  opening: (plies) =>
    plies === 0 ? 'todas da posição inicial' : `aberturas de ${plies === 1 ? '1 jogada' : `${plies} jogadas`}`,
  strength: (name, score, elo, low, high) =>
    `Força: ${name}, com ${score} dos pontos, uma diferença de Elo de ${elo} (com 95 % de certeza: de ${low} a ${high}).`,
  superiority: (name, percent) => `Probabilidade de o mais forte ser ${name}: ${percent}.`,
  sprt: {
    'accepted-1': (name, _, elo1) => `Teste: aceita-se que ${name} está ${elo1} pontos de Elo à frente.`,
    'accepted-0': (name, elo0, elo1) =>
      `Teste: ${name} não está ${elo1} pontos de Elo à frente; ${elo0} ou menos é mais provável.`,
    'going-on': (name, elo0, elo1) =>
      `Teste: ainda não é claro se ${name} está ${elo0} ou ${elo1} pontos de Elo à frente.`,
  },
  sprtRatio: (ratio, low, high, matches) =>
    `(Logaritmo da razão de verosimilhança ${ratio}, limites ${low} e ${high}, partida ${matches}.)`,
  olderBuild: (matches) =>
    `Destas partidas, ${matches} foram jogadas por outra versão compilada do programa; com --fresh jogam-se de novo.`,
  keptIn: (file) => `As partidas estão guardadas em ${file}`,
  goOn: 'Interrompido. O que se jogou está guardado; o mesmo comando continua a partir daqui.',
  seed: (seed) => `semente ${seed}`,
  matches: (count) => (count === 1 ? '1 partida' : `${count} partidas`),
  results: {
    columns: {
      player: 'jogador',
      side: 'lado',
      matches: 'partidas',
      wins: 'vitórias',
      losses: 'derrotas',
      draws: 'empates',
      points: 'pontos',
    },
    all: 'todos',
    length: (mean, shortest, longest) => `Jogadas: ${mean} em média, de ${shortest} a ${longest}.`,
    endings: 'Como acabaram:',
    result: 'Resultado:',
  },
  columns: {
    player: 'jogador',
    elo: 'Elo',
    error: '±',
    matches: 'partidas',
    score: 'resultado',
    stronger: 'mais forte',
    weaker: 'mais fraco',
    wins: 'vitórias',
    draws: 'empates',
    losses: 'derrotas',
    range: '95 % de certeza',
  },
  unrated: '–',
  ladderNote: (player, rating) =>
    `Pontuação por definição: ${player} tem ${rating}; as outras medem-se a partir dela e estão dentro de ± com 95 % de certeza. Um empate vale metade.`,
  madeBy: 'Feito por',
  noSectionEnd: (begin, end) => `a seguir a ${begin} falta ${end}; o ficheiro fica como está`,
  journal: {
    noSeries: 'isto não é o ficheiro de uma série; o ficheiro fica como está',
    otherSeries: (setting, inFile, wanted) =>
      `esta é outra série (${setting} é ${inFile} no ficheiro e devia ser ${wanted}); indica outro ficheiro`,
    noMatch: (line) => `a linha ${line} não é uma partida de uma série; o ficheiro fica como está`,
    wrongMoves: (match) => `não é possível jogar as jogadas da partida ${match}; não se escreveram registos`,
  },
};
