import type { CalibratedLevels } from '../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- hecatomb',
  settings: [
    { nodes: 12, oversight: 1, temperature: 300 },
    { nodes: 18, oversight: 0.882, temperature: 264 },
    { nodes: 19, oversight: 0.861, temperature: 258 },
    { nodes: 21, oversight: 0.84, temperature: 252 },
    { nodes: 22, oversight: 0.82, temperature: 246 },
    { nodes: 34, oversight: 0.708, temperature: 213 },
    { nodes: 37, oversight: 0.681, temperature: 204 },
    { nodes: 42, oversight: 0.653, temperature: 196 },
    { nodes: 68, oversight: 0.538, temperature: 161 },
    { nodes: 8000, oversight: 0, temperature: 0 },
  ],
};
