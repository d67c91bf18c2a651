import type { CalibratedLevels } from '../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- eigenstate easy',
  settings: [
    { nodes: 26, oversight: 0.774, temperature: 232 },
    { nodes: 38, oversight: 0.676, temperature: 203 },
    { nodes: 62, oversight: 0.56, temperature: 168 },
    { nodes: 116, oversight: 0.424, temperature: 127 },
    { nodes: 242, oversight: 0.289, temperature: 87 },
    { nodes: 2449, oversight: 0.033, temperature: 10 },
    { nodes: 4257, oversight: 0.009, temperature: 3 },
    { nodes: 5567, oversight: 0.003, temperature: 1 },
    { nodes: 6785, oversight: 0.001, temperature: 0 },
    { nodes: 8000, oversight: 0, temperature: 0 },
  ],
};
