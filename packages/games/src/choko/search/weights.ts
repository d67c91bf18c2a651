import type { TunedWeights } from '../../contract/index.ts';

// Written by `tabuleiro tune`: change it by running the command.
export const tuned: TunedWeights = {
  madeBy: 'tabuleiro tune choko --matches 3000 --nodes 500 --seed 1',
  weights: {
    menLead: 76.89,
    majority: 1.03,
    initiative: 21.73,
    strikes: 89.14,
    heldStrikes: 15.74,
    dangers: -59.84,
    heldDangers: -35.38,
    borderLead: 13.48,
    cornerLead: 18.45,
    tightness: -345.19,
    lastDrop: 73.54,
    turn: 16.54,
  },
};
