import type { CalibratedLevels } from '../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- eigenstate easy 100 32000',
  settings: [
    { nodes: 31, oversight: 0.774, temperature: 232 },
    { nodes: 47, oversight: 0.685, temperature: 205 },
    { nodes: 73, oversight: 0.595, temperature: 179 },
    { nodes: 100, oversight: 0.535, temperature: 160 },
    { nodes: 185, oversight: 0.427, temperature: 128 },
    { nodes: 363, oversight: 0.322, temperature: 97 },
    { nodes: 3653, oversight: 0.076, temperature: 23 },
    { nodes: 6542, oversight: 0.04, temperature: 12 },
    { nodes: 10650, oversight: 0.019, temperature: 6 },
    { nodes: 15658, oversight: 0.008, temperature: 2 },
  ],
};
