import type { Translation } from '../../../settings/language.tsx';

export type ResultTexts = Translation<typeof en>;

/** The end of a match. */
export const en = {
  /** While the move that decided the match is looked for. */
  seeking: 'Looking for the deciding move …',
  stop: 'Stop',
  /** Before a link to the move. */
  decided: 'Decided by',
  decidingMove: (ply: number, side: string, move: string) => `move ${ply}, ${side}${move === '' ? '' : `: ${move}`}`,
  puzzles: 'Puzzles of this game',
  nextGame: (name: string) => `Next game: ${name}`,
};
