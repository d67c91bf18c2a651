import type { en } from './en.ts';

export const pt: typeof en = {
  commands: { learn: 'aprender um jogo em passos de dois minutos' },
  options: { step: 'começar por este passo: o seu número ou o seu id' },
  title: 'Cursos',
  titleOf: (game) => `Aprender ${game}`,
  words: { again: 'recomeçar', next: 'seguinte', steps: 'passos', help: 'ajuda', quit: 'sair' },
  otherWords: { outra: 'again' },
  stepWord: 'passo',
  step: (number, of, title) => `passo ${number} de ${of}: ${title}`,
  task: (number, of) => `tarefa ${number} de ${of}`,
  done: (count, of) => `${count} de ${of} passos feitos`,
  prompt: 'Jogada ou comando: ',
  keys: 'Comandos: recomeçar, seguinte, passos, passo <número>, ajuda, sair.',
  goOn: 'Escreve seguinte para continuar.',
  help: [
    'Faz a jogada que o passo pede: escreve-a ou escolhe-a no tabuleiro.',
    'recomeçar repete a tarefa, seguinte continua (podes deixar uma tarefa por resolver), passos lista todos os passos, passo 3 vai para o terceiro, sair sai. O teu progresso fica guardado.',
  ],
  unknownWord: (found, moves) => `«${found}» não é um comando (ajuda lista-os) nem uma jogada: ${moves}.`,
  badMove: (found, expected) => `«${found}» não é possível aqui. Esperava-se: ${expected}.`,
  solved: 'Já resolveste esta tarefa. Escreve seguinte para continuar, recomeçar para a repetir.',
  noStep: (found, most) => `Não há passo ${found}: escreve passo 1 a passo ${most}.`,
  finished: (name, game) =>
    `Foi o último passo: já sabes jogar ${name}. «tabuleiro play ${game}» começa uma partida, «tabuleiro puzzle ${game}» dá problemas.`,
  none: (game) => `${game} não tem curso`,
  notKept: (reason) => `Não é possível guardar o teu progresso: ${reason}`,
};
