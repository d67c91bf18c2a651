import type { TunedWeights } from '../contract/index.ts';

// Written by `tabuleiro tune`: change it by running the command.
export const tuned: TunedWeights = {
  madeBy: 'a first guess',
  weights: {
    holdLead: 100,
    crowdLead: 42,
    edgeLead: 90,
    stepsLead: 12,
    attackersLead: 40,
    mobilityLead: 17,
    queenLead: 175,
    queenHit: 135,
    queenThreatened: -95,
    kingThreatened: -85,
    specialsHeldLead: 72,
    othersHeldLead: 25,
    castlingLead: 40,
    turn: 33,
  },
};
