import type { FirstTimeTexts } from './texts.ts';

export const texts: FirstTimeTexts = {
  title: 'New to you',
  goal: 'The goal',
  piecesOpen: 'Touch one of your pieces: it opens enlarged, so that you can choose a place on it.',
  toRules: 'Rules of the game',
  gotIt: 'Got it',
  toRule: (rule) => `Rule: ${rule}`,
  switch: 'Explain what is new',
};
