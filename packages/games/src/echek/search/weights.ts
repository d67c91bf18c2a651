import type { TunedWeights } from '../../contract/index.ts';

// Written by `tabuleiro tune`: change it by running the command.
export const tuned: TunedWeights = {
  madeBy: 'tabuleiro tune echek --matches 3000 --nodes 500 --seed 1',
  weights: {
    holdLead: 111.39,
    crowdLead: 49.76,
    edgeLead: 112.97,
    stepsLead: 18.72,
    attackersLead: 42.95,
    mobilityLead: 21.9,
    queenLead: 220.68,
    queenHit: 162.07,
    queenThreatened: -111.61,
    kingThreatened: -95.68,
    specialsHeldLead: 100.83,
    othersHeldLead: 25.63,
    castlingLead: 38.8,
    turn: 41.35,
  },
};
