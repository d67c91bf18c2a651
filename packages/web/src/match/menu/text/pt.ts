import type { MenuTexts } from './en.ts';

export const pt: MenuTexts = {
  draw: 'Propor empate',
  turn: 'Virar o tabuleiro',
  share: 'Copiar um link',
  copy: 'Copiar o registo',
  download: 'Descarregar o registo',
  load: 'Abrir um registo',
  copied: 'O registo foi copiado.',
  linkCopied: 'O link foi copiado.',
  notCopied: 'O navegador não deixou copiar. Seleciona o texto e copia-o.',
  dialog: {
    title: 'Abrir um registo',
    help: 'Cola o texto de um registo, ou escolhe um ficheiro.',
    text: 'Texto do registo',
    open: 'Abrir',
    file: 'Escolher um ficheiro',
    cancel: 'Cancelar',
    tooLarge: 'Este ficheiro é grande demais para um registo. Escolhe outro.',
    notLoaded: 'Não é possível ler isto sem ligação à rede. Tenta outra vez quando a tiveres.',
    openThere: 'Abrir nesse jogo',
  },
};
