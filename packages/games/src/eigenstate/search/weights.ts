import type { TunedWeights } from '../../contract/index.ts';

// Written by `tabuleiro tune`: change it by running the command.
export const tuned: TunedWeights = {
  madeBy: 'tabuleiro tune eigenstate --matches 700 --nodes 3000 --seed 1',
  weights: {
    pieceLead: 446.58,
    pinLead: 8,
    stepLead: 13.96,
    meanStepLead: -3.96,
    coverLead: 2.06,
    contact: 5.71,
    preyLoose: 384.46,
    preyGuarded: 77.5,
    dangerLoose: -85.27,
    dangerGuarded: -63.42,
    lastTwo: -133.46,
    fullLead: 47.2,
    finish: 1342.48,
    turn: 93.38,
    fillLead: 86.5,
    fillThreat: -1085.67,
  },
};
