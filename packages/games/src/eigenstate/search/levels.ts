import type { CalibratedLevels } from '../../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- eigenstate easy 100 32000',
  settings: [
    { nodes: 31, blindness: 0.774, temperature: 232 },
    { nodes: 47, blindness: 0.685, temperature: 205 },
    { nodes: 73, blindness: 0.595, temperature: 179 },
    { nodes: 100, blindness: 0.535, temperature: 160 },
    { nodes: 185, blindness: 0.427, temperature: 128 },
    { nodes: 363, blindness: 0.322, temperature: 97 },
    { nodes: 3653, blindness: 0.076, temperature: 23 },
    { nodes: 6542, blindness: 0.04, temperature: 12 },
    { nodes: 10650, blindness: 0.019, temperature: 6 },
    { nodes: 15658, blindness: 0.008, temperature: 2 },
  ],
};
