import type { TuningTexts } from './en.ts';

export const pt: TuningTexts = {
  commands: { tune: 'põe o motor a jogar contra si próprio e aprende os pesos com os resultados' },
  options: {
    matches: 'com quantas partidas aprende; por omissão, 2000',
    nodes: 'quantas posições o motor vê antes de cada jogada; por omissão, 400',
    seed: 'um número: a mesma semente dá as mesmas partidas; por omissão, 1',
    threads: 'quantas partidas se jogam ao mesmo tempo; por omissão, uma por núcleo',
    write: 'escreve os novos pesos no código-fonte do jogo',
  },
  matches: (count, draws) => `${count} partidas, ${draws === 1 ? '1 delas empatada' : `${draws} delas empatadas`}`,
  positions: (training, test) => `${training} posições para aprender, ${test} para testar`,
  columns: { weight: 'peso', old: 'antes', new: 'agora' },
  loss: (before, after) => `Perda nas posições de teste: ${before} antes, ${after} agora`,
  worse:
    'Os pesos novos preveem estes resultados pior do que os antigos: põe-nos a jogar uma série antes de ficares com eles',
  written: (file) => `Escrito em ${file}`,
  interrupted: (played, wanted) =>
    `${played} de ${wanted} partidas estão jogadas e guardadas; o mesmo comando continua a partir daí`,
  noSources: '--write só funciona numa cópia do repositório: aqui não há código-fonte em que escrever',
};
