import type { Translation } from '../../../settings/language.tsx';

export type FirstTimeTexts = Translation<typeof en>;

/** Around the explanation of a rule that a person meets for the first time. */
export const en = {
  title: 'New to you',
  /** After the title, when the move is no longer the last one. */
  ago: (plies: number) => (plies === 1 ? 'one move ago' : `${plies} moves ago`),
  /** After the title, when the move was taken back. */
  earlier: 'earlier',
  goal: 'The goal',
  /** How many explanations wait. */
  more: (count: number) => `${count} more`,
  /** On small boards, when the next pick is a place within a piece. */
  piecesOpen: 'Touch one of your pieces: it is enlarged so that you can choose a place on it.',
  toRules: 'Rules',
  gotIt: 'Got it',
  /** Where there is room, its title follows. */
  toRule: 'Rule',
};
