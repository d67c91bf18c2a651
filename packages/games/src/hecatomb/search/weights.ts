import type { TunedWeights } from '../../contract/index.ts';

// Written by `tabuleiro tune`: change it by running the command.
export const tuned: TunedWeights = {
  madeBy: 'tabuleiro tune hecatomb --variant endless --matches 3000 --nodes 500 --seed 1',
  weights: {
    take: 1500,
    danger: -140.34,
    entryLead: 18.61,
    contactLead: 58.02,
    gapLead: 14.07,
    pinLead: 29.92,
    reachLead: 7.77,
    queenLead: 48.11,
    prey: 68.27,
    loose: -23.9,
    turn: 61.61,
  },
};
