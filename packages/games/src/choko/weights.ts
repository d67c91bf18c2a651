import type { TunedWeights } from '../contract/index.ts';

// Written by `tabuleiro tune`: change it by running the command.
export const tuned: TunedWeights = {
  madeBy: 'a first guess',
  weights: {
    menLead: 74,
    majority: -10,
    initiative: -2,
    strikes: 129,
    heldStrikes: 38,
    dangers: -65,
    heldDangers: -34,
    borderLead: 9,
    cornerLead: 20,
    tightness: -383,
    lastDrop: 65,
    turn: 3,
  },
};
