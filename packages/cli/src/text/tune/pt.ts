import type { TuneTexts } from './texts.ts';

export const texts: TuneTexts = {
  commands: { tune: 'põe o motor a jogar contra si próprio e aprende com os resultados quanto vale o que ele sabe' },
  options: {
    matches: 'com quantas partidas aprende; se faltar, 2000',
    nodes: 'quantas posições o motor vê antes de cada jogada; se faltar, 400',
    seed: 'um número: a mesma semente dá as mesmas partidas; se faltar, 1',
    threads: 'quantas partidas se jogam ao mesmo tempo; se faltar, uma por núcleo',
    write: 'escreve os novos pesos no código-fonte do jogo',
  },
  matches: (count, draws) => `${count} partidas, ${draws === 1 ? '1 delas empatada' : `${draws} delas empatadas`}`,
  positions: (training, test) => `${training} posições para aprender, ${test} para testar`,
  columns: { weight: 'peso', old: 'antes', new: 'agora' },
  loss: (before, after) => `Perda nas posições de teste: ${before} antes, ${after} agora`,
  worse:
    'Os pesos novos explicam estes resultados pior do que os antigos: põe-nos a jogar uma série antes de ficares com eles',
  written: (file) => `Escrito em ${file}`,
  interrupted: (played, wanted) =>
    `${played} de ${wanted} partidas estão jogadas e guardadas; o mesmo comando continua a partir daí`,
  noSources: '--write só funciona numa cópia do repositório: aqui não há código-fonte em que escrever',
};
