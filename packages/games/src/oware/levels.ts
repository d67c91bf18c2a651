import type { CalibratedLevels } from '../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- oware bot2',
  settings: [
    { nodes: 57, oversight: 0.578, temperature: 173 },
    { nodes: 120, oversight: 0.417, temperature: 125 },
    { nodes: 183, oversight: 0.338, temperature: 101 },
    { nodes: 328, oversight: 0.241, temperature: 72 },
    { nodes: 541, oversight: 0.172, temperature: 51 },
    { nodes: 856, oversight: 0.118, temperature: 35 },
    { nodes: 1316, oversight: 0.077, temperature: 23 },
    { nodes: 2194, oversight: 0.04, temperature: 12 },
    { nodes: 3343, oversight: 0.018, temperature: 5 },
    { nodes: 4900, oversight: 0.006, temperature: 2 },
  ],
};
