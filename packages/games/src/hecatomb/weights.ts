import type { TunedWeights } from '../contract/index.ts';

// Written by `tabuleiro tune`: change it by running the command.
export const tuned: TunedWeights = {
  madeBy: 'a first guess',
  weights: {
    take: 1500,
    danger: -130,
    entryLead: 16,
    contactLead: 15,
    gapLead: 15,
    pinLead: 25,
    reachLead: 8,
    queenLead: 40,
    prey: 65,
    loose: -23,
    turn: 65,
  },
};
