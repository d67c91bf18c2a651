import type { CalibratedLevels } from '../../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- oware bot2',
  settings: [
    { nodes: 57, blindness: 0.578, temperature: 173 },
    { nodes: 120, blindness: 0.417, temperature: 125 },
    { nodes: 183, blindness: 0.338, temperature: 101 },
    { nodes: 328, blindness: 0.241, temperature: 72 },
    { nodes: 541, blindness: 0.172, temperature: 51 },
    { nodes: 856, blindness: 0.118, temperature: 35 },
    { nodes: 1316, blindness: 0.077, temperature: 23 },
    { nodes: 2194, blindness: 0.04, temperature: 12 },
    { nodes: 3343, blindness: 0.018, temperature: 5 },
    { nodes: 4900, blindness: 0.006, temperature: 2 },
  ],
};
