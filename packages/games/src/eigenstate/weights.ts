import type { TunedWeights } from '../contract/index.ts';

// Written by `tabuleiro tune`: change it by running the command.
export const tuned: TunedWeights = {
  madeBy: 'a first guess',
  weights: {
    pieceLead: 466,
    pinLead: 7,
    stepLead: 18,
    meanStepLead: -10,
    coverLead: 0,
    contact: 5,
    preyLoose: 350,
    preyGuarded: 75,
    dangerLoose: -80,
    dangerGuarded: -50,
    lastTwo: -130,
    fullLead: 50,
    finish: 1240,
    turn: 60,
  },
};
