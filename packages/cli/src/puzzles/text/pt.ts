import type { en } from './en.ts';

const plies = (count: number): string => (count === 1 ? '1 jogada' : `${count} jogadas`);

export const pt: typeof en = {
  commands: { puzzle: 'resolver problemas: posições em que só uma escolha ganha' },
  options: { grade: 'só problemas deste grau, de 1 a 5', id: 'começar pelo problema com este id' },
  title: 'Problemas',
  titleOf: (game) => `${game}: problemas`,
  words: { hint: 'sugestão', show: 'mostrar', again: 'recomeçar', next: 'seguinte', help: 'ajuda', quit: 'sair' },
  otherWords: { dica: 'hint', outra: 'again' },
  task: (toMove, count) =>
    count === null ? `${toMove}: encontra a única jogada que ganha.` : `${toMove}: ganha em ${plies(count)}.`,
  givenPart: (picks) => `A jogada já começou (${picks}). Descobre como tem de continuar.`,
  firstPart: 'Só se pede a primeira parte da jogada; o resto joga-se sozinho.',
  grade: (grade) => `grau ${grade} de 5`,
  streak: (count, longest) => `seguidos: ${count} (máximo: ${longest})`,
  rating: (rating) => `A tua pontuação: ${rating}.`,
  progress: (solved, of) => `${solved} de ${of} resolvidos`,
  prompt: 'Jogada ou comando: ',
  keys: 'Comandos: sugestão, mostrar, recomeçar, seguinte, ajuda, sair.',
  help: [
    'Encontra a única escolha que ganha: escreve a jogada ou escolhe-a no tabuleiro.',
    'sugestão diz onde começa, mostrar joga-a por ti, recomeçar volta ao princípio, seguinte passa a outro problema, sair sai.',
  ],
  unknownWord: (found, moves) => `«${found}» não é um comando (ajuda lista-os) nem uma jogada: ${moves}.`,
  badMove: (found, expected) => `«${found}» não é possível aqui. Esperava-se: ${expected}.`,
  notThis: (move) => `${move} não é a certa. Tenta outra vez.`,
  notThisPart: 'Não é essa. Tenta outra vez.',
  right: 'Certo.',
  hint: (place) => `Começa aqui: ${place}.`,
  solved: 'Resolvido.',
  solvedClean: 'Resolvido à primeira.',
  shown: 'A solução é esta.',
  others: (others) =>
    others === 'proved'
      ? 'Está provado que nenhuma outra escolha ganha.'
      : `Nenhuma outra escolha ganha em ${plies(others)}: foram vistas todas as linhas.`,
  over: 'Este problema acabou. Escreve seguinte para outro, recomeçar para voltar ao princípio.',
  none: (game) => `${game} não tem esse problema`,
  notKept: (reason) => `Não é possível guardar o teu progresso: ${reason}`,
};
