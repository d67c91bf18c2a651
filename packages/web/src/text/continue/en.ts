import type { ContinueTexts } from './texts.ts';

export const texts: ContinueTexts = {
  title: 'Go on where you left off',
  resume: 'Continue',
  resumeGame: (game) => `Continue ${game}`,
  yourTurn: 'Your turn',
  afterMoves: (count) => (count === 1 ? 'after 1 move' : `after ${count} moves`),
  against: (player) => `Against ${player}`,
  picture: (game) => `${game}, the match as it stands`,
};
