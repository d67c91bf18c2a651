import type { CalibratedLevels } from '../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- hecatomb easy 60 --variant=check',
  settings: [
    { nodes: 22, oversight: 0.828, temperature: 248 },
    { nodes: 40, oversight: 0.664, temperature: 199 },
    { nodes: 98, oversight: 0.458, temperature: 137 },
    { nodes: 346, oversight: 0.233, temperature: 70 },
    { nodes: 1119, oversight: 0.092, temperature: 27 },
    { nodes: 1663, oversight: 0.058, temperature: 18 },
    { nodes: 2929, oversight: 0.024, temperature: 7 },
    { nodes: 5517, oversight: 0.003, temperature: 1 },
    { nodes: 6218, oversight: 0.002, temperature: 0 },
    { nodes: 8000, oversight: 0, temperature: 0 },
  ],
};
