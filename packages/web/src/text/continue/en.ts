import type { ContinueTexts } from './texts.ts';

export const texts: ContinueTexts = {
  title: 'Go on where you left off',
  resume: 'Continue',
  resumeGame: (game) => `Continue ${game}`,
  before: 'the earlier match',
  resumeBefore: (game) => `Continue the earlier match of ${game}`,
  yourTurn: 'Your turn',
  afterMoves: (count) => (count === 1 ? 'after 1 move' : `after ${count} moves`),
  against: (player) => `against ${player}`,
  picture: (game) => `${game}, the match as it stands`,
};
