import type { TunedWeights } from '../../contract/index.ts';

// Written by `tabuleiro tune`: change it by running the command.
export const tuned: TunedWeights = {
  madeBy: 'tabuleiro tune oware --matches 3000 --nodes 500 --seed 1',
  weights: {
    storeLead: 50.45,
    rowLead: 1,
    mobilityLead: 61.09,
    hoardLead: 30.4,
    vulnerableLead: -22.03,
    turn: -14.36,
  },
};
