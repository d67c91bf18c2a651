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
  /** Before how the match ended, which says itself when it is a draw. */
  won: 'You won',
  lost: 'You lost',
  against: (player: string) => `against ${player}`,
  /** A rematch against a weaker or a stronger opponent. */
  easier: 'Easier',
  harder: 'Harder',
  sidesChange: 'Sides are swapped.',
  /** For a match that another window continues. */
  takeOver: 'Continue here',
  askResign: 'Do you want to resign?',
  askDraw: (side: string) => `A draw is offered. Does ${side} accept?`,
};
