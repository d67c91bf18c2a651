import type { TunedWeights } from '../contract/index.ts';

// Written by `tabuleiro tune`: change it by running the command.
export const tuned: TunedWeights = {
  madeBy: 'tabuleiro tune oware --matches 1500 --nodes 500 --seed 1',
  weights: {
    storeLead: 55.12,
    rowLead: -0.21,
    mobilityLead: 73.41,
    hoardLead: 70.16,
    vulnerableLead: -13.7,
    turn: -22.7,
  },
};
