import type { LateTexts } from './texts.ts';

export const texts: LateTexts = {
  easier: 'Mais fácil',
  harder: 'Mais difícil',
  verdicts: { won: 'Ganhaste', lost: 'Perdeste' },
  sidesChange: 'Trocam-se os lados.',
  speed: 'Velocidade',
  speeds: {
    '25': 'Muito lenta',
    '50': 'Lenta',
    '100': 'Normal',
    '200': 'Rápida',
    '400': 'Muito rápida',
    '1600': 'Imediata',
  },
  takeOver: 'Continuar aqui',
  askResign: 'Queres desistir?',
  askDraw: (side) => `Foi proposto empate. ${side.charAt(0).toUpperCase()}${side.slice(1)}: aceitar?`,
  deeds: {
    draw: 'Propor empate',
    turn: 'Virar o tabuleiro',
    share: 'Copiar um link',
    copy: 'Copiar o registo',
    download: 'Descarregar o registo',
    load: 'Abrir um registo',
  },
  copied: 'O registo foi copiado.',
  linkCopied: 'O link foi copiado.',
  notCopied: 'O navegador não deixou copiar. Seleciona o texto e copia-o.',
};
