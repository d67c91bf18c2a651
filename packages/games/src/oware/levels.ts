import type { CalibratedLevels } from '../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- oware 20',
  settings: [
    { nodes: 12, oversight: 0.75, temperature: 400 },
    { nodes: 530, oversight: 0.168, temperature: 90 },
    { nodes: 730, oversight: 0.138, temperature: 74 },
    { nodes: 831, oversight: 0.127, temperature: 68 },
    { nodes: 945, oversight: 0.116, temperature: 62 },
    { nodes: 1076, oversight: 0.106, temperature: 56 },
    { nodes: 1450, oversight: 0.084, temperature: 45 },
    { nodes: 2334, oversight: 0.054, temperature: 29 },
    { nodes: 3290, oversight: 0.036, temperature: 19 },
    { nodes: 4428, oversight: 0.024, temperature: 13 },
  ],
};
