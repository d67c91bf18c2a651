import type { RecordTexts } from './texts.ts';

export const texts: RecordTexts = {
  title: 'Abrir um registo',
  help: 'Cola o texto de um registo, ou escolhe um ficheiro.',
  text: 'Texto do registo',
  open: 'Abrir',
  file: 'Escolher um ficheiro',
  cancel: 'Cancelar',
  tooLarge: 'Este ficheiro é grande demais para um registo. Escolhe outro.',
  notLoaded: 'Não é possível ler isto sem ligação à rede. Tenta outra vez quando houver.',
  badLink: (why) => `Não foi possível ler este link, por isso começa uma nova partida. ${why}`,
  badRecord: (why) => `Não foi possível ler este registo. ${why}`,
  noRecord: 'Não há nenhuma partida neste texto. Cola ou escolhe um registo escrito pelo Tabuleiro.',
  otherGame: (name) => `Este é um registo de ${name}.`,
  openThere: 'Abrir nesse jogo',
  badKept: 'A partida que estava guardada já não se consegue ler, por isso começa uma nova.',
};
