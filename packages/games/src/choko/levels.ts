import type { CalibratedLevels } from '../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- choko',
  settings: [
    { nodes: 12, oversight: 0.75, temperature: 400 },
    { nodes: 324, oversight: 0.183, temperature: 97 },
    { nodes: 529, oversight: 0.131, temperature: 70 },
    { nodes: 788, oversight: 0.095, temperature: 51 },
    { nodes: 1141, oversight: 0.067, temperature: 36 },
    { nodes: 1665, oversight: 0.044, temperature: 23 },
    { nodes: 2220, oversight: 0.029, temperature: 16 },
    { nodes: 3164, oversight: 0.015, temperature: 8 },
    { nodes: 4870, oversight: 0.004, temperature: 2 },
    { nodes: 6395, oversight: 0.001, temperature: 0 },
  ],
};
