import type { CalibratedLevels } from '../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- hecatomb',
  settings: [
    { nodes: 12, oversight: 1, temperature: 300 },
    { nodes: 559, oversight: 0.168, temperature: 50 },
    { nodes: 779, oversight: 0.128, temperature: 38 },
    { nodes: 1087, oversight: 0.094, temperature: 28 },
    { nodes: 1516, oversight: 0.065, temperature: 20 },
    { nodes: 2114, oversight: 0.042, temperature: 13 },
    { nodes: 2948, oversight: 0.024, temperature: 7 },
    { nodes: 4112, oversight: 0.01, temperature: 3 },
    { nodes: 5736, oversight: 0.003, temperature: 1 },
    { nodes: 8000, oversight: 0, temperature: 0 },
  ],
};
