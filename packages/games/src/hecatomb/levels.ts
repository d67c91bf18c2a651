import type { CalibratedLevels } from '../contract/index.ts';

// Written by `tabuleiro calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'a first guess',
  settings: [
    { nodes: 16, oversight: 0.6, temperature: 150 },
    { nodes: 37, oversight: 0.474, temperature: 119 },
    { nodes: 87, oversight: 0.363, temperature: 91 },
    { nodes: 203, oversight: 0.267, temperature: 67 },
    { nodes: 474, oversight: 0.185, temperature: 46 },
    { nodes: 1106, oversight: 0.119, temperature: 30 },
    { nodes: 2580, oversight: 0.067, temperature: 17 },
    { nodes: 6020, oversight: 0.03, temperature: 7 },
    { nodes: 14045, oversight: 0.007, temperature: 2 },
    { nodes: 32768, oversight: 0.0, temperature: 0 },
  ],
};
