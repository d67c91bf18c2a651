import type { TunedWeights } from '../contract/index.ts';

// Written by `tabuleiro tune`: change it by running the command.
export const tuned: TunedWeights = {
  madeBy: 'a first guess',
  weights: {
    storeLead: 40,
    rowLead: 5,
    mobilityLead: 8,
    hoardLead: 6,
    vulnerableLead: -10,
    turn: 10,
  },
};
