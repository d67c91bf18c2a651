import type { ContinueTexts } from './texts.ts';

export const texts: ContinueTexts = {
  title: 'Continua onde ficaste',
  resume: 'Continuar',
  resumeGame: (game) => `Continuar ${game}`,
  yourTurn: 'É a tua vez',
  afterMoves: (count) => (count === 1 ? 'após 1 jogada' : `após ${count} jogadas`),
  against: (player) => `Contra ${player}`,
  picture: (game) => `${game}, a partida como está`,
};
