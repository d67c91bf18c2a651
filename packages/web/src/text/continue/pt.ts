import type { ContinueTexts } from './texts.ts';

export const texts: ContinueTexts = {
  title: 'Continua onde ficaste',
  resume: 'Continuar',
  resumeGame: (game) => `Continuar ${game}`,
  before: 'a partida anterior',
  resumeBefore: (game) => `Continuar a partida anterior de ${game}`,
  yourTurn: 'É a tua vez',
  afterMoves: (count) => (count === 1 ? 'após 1 jogada' : `após ${count} jogadas`),
  against: (player) => `contra ${player}`,
  picture: (game) => `${game}, a partida como está`,
};
