import type { CalibratedLevels } from '../../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- choko easy',
  settings: [
    { nodes: 12, blindness: 1, temperature: 300 },
    { nodes: 20, blindness: 0.85, temperature: 255 },
    { nodes: 33, blindness: 0.711, temperature: 213 },
    { nodes: 64, blindness: 0.551, temperature: 165 },
    { nodes: 119, blindness: 0.419, temperature: 126 },
    { nodes: 199, blindness: 0.323, temperature: 97 },
    { nodes: 329, blindness: 0.241, temperature: 72 },
    { nodes: 509, blindness: 0.18, temperature: 54 },
    { nodes: 819, blindness: 0.123, temperature: 37 },
    { nodes: 1320, blindness: 0.077, temperature: 23 },
  ],
};
