import type { CalibratedLevels } from '../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- eigenstate easy --variant=full-piece-anytime',
  settings: [
    { nodes: 22, oversight: 0.828, temperature: 248 },
    { nodes: 30, oversight: 0.742, temperature: 223 },
    { nodes: 49, oversight: 0.615, temperature: 185 },
    { nodes: 91, oversight: 0.474, temperature: 142 },
    { nodes: 216, oversight: 0.309, temperature: 93 },
    { nodes: 739, oversight: 0.134, temperature: 40 },
    { nodes: 4209, oversight: 0.01, temperature: 3 },
    { nodes: 5493, oversight: 0.003, temperature: 1 },
    { nodes: 6763, oversight: 0.001, temperature: 0 },
    { nodes: 8000, oversight: 0, temperature: 0 },
  ],
};
