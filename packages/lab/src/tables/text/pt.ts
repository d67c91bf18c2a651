import type { TableTexts } from './en.ts';

export const pt: TableTexts = {
  commands: { table: 'constrói e consulta tabelas de posições resolvidas' },
  parts: {
    build: 'resolve todas as posições até um tamanho, em todos os núcleos; continua onde foi interrompido',
    verify: 'examina as tabelas só pelas regras do jogo: cada valor tem de resultar dos valores das posições seguintes',
    show: 'diz que tabelas existem e o que contêm',
    probe: 'diz o que as tabelas sabem de uma posição e de cada jogada',
  },
  options: {
    upTo: 'até que tamanho vão as posições: sementes no tabuleiro, ou peças',
    seeds: 'o mesmo, onde se contam sementes',
    men: 'o mesmo, onde se contam peças',
    verifyUpTo: 'examina só as classes até este tamanho',
    threads: 'quantas threads trabalham; por omissão, uma por núcleo',
    memory:
      'quantos megabytes se podem usar para resolver, além do próprio programa; por omissão, metade do que a máquina tem',
    verifyMemory:
      'quantos megabytes se podem usar para examinar, além do próprio programa; por omissão, metade do que a máquina tem. Trabalham menos threads onde mais não caberiam',
    folder: 'onde se guardam as tabelas; por omissão, a pasta dos dados do programa',
  },
  amount: {
    seeds: (count) => (count === 1 ? '1 semente' : `${count} sementes`),
    men: (count) => (count === 1 ? '1 peça' : `${count} peças`),
  },
  faults: {
    'not-a-table': 'isto não é uma tabela',
    'other-version': 'esta tabela tem outro formato, feito por outra versão do programa',
    'other-table': 'esta é a tabela de outro jogo, variante ou classe',
    'other-rules': 'esta tabela foi feita com outras regras ou outra numeração das posições',
    'cut-off': 'esta tabela não está completa: o comprimento está errado',
    damaged: 'esta tabela está danificada: a soma de verificação está errada',
  },
  noTables: (game, games) => `não há tabelas de ${game}; há de ${games}`,
  sizeMissing: (option) => `indica o tamanho da tabela com ${option}`,
  sizeTwice: (one, other) => `${one} e ${other} dizem o mesmo: dá só uma`,
  tooLarge: (amount, needed, limit) =>
    `resolver ${amount} ocupa ${needed} MB de memória e só se podem usar ${limit} MB: permite mais com --memory, ou constrói uma tabela menor`,
  tooLargeToVerify: (amount, needed, limit) =>
    `examinar ${amount} ocupa cerca de ${needed} MB de memória e só se podem usar ${limit} MB: permite mais com --memory, ou examina menos com --up-to`,
  notWritable: (folder, code) => `não se pode escrever em ${folder} (${code}): indica outra pasta com --folder`,
  replaced: (problem) => `${problem}; constrói-se de novo`,
  buildAgain: 'apaga-a, ou constrói-a de novo com tabuleiro table build',
  built: (positions, megabytes, folder) => `${positions} posições estão resolvidas, ${megabytes} MB em ${folder}`,
  interrupted: (done, wanted) =>
    `${done} de ${wanted} classes estão resolvidas e guardadas; o mesmo comando continua a partir daí`,
  none: (folder) => `não há tabelas em ${folder}; tabuleiro table build fá-las`,
  stranded: (missing, count) =>
    `${missing}: falta, por isso ${count === 1 ? 'a tabela seguinte não se usa' : `as ${count} tabelas seguintes não se usam`}; tabuleiro table build fá-la`,
  shipped: (variants) => `De ${variants} nada foi construído: estas são as pequenas tabelas que vêm com o programa.`,
  examining: (percent) => `Examinado: ${percent} %`,
  verified: (amount, positions) => `${amount}: ${positions} posições certas`,
  wrong: (amount, faults, position) => `${amount}: ${faults} posições ERRADAS, a primeira é ${position}`,
  allVerified: (positions) => `${positions} posições examinadas, todas certas`,
  columns: {
    class: 'classe',
    positions: 'posições',
    megabytes: 'MB',
    wins: 'ganhas',
    draws: 'empatadas',
    losses: 'perdidas',
    unknown: 'em aberto',
    exact: 'exatas',
    longest: 'mais longa',
  },
  columnsMean:
    'ganhas, empatadas, perdidas, em aberto: percentagem das posições, para quem tem a vez quando ninguém leva vantagem; exatas: percentagem cuja diferença final se conhece ao certo; mais longa: em jogadas.',
  notThere: (amount) => `não está nas tabelas que há, que vão até ${amount}`,
  inNoTable: (amount) => `em nenhuma tabela, nem na maior que se pode fazer, até ${amount}`,
  proved: (sentence) => `provado: ${sentence}`,
  provedDraw: 'provado: empate',
  notProved: 'não provado',
  margin: (low, high, amount) =>
    low === high
      ? `por ${amount(low)}`
      : `por pelo menos ${high === null ? amount(low) : `${low} e no máximo ${amount(high)}`}`,
  plies: (count) => (count === 1 ? 'em 1 jogada' : `em ${count} jogadas`),
};
