import type { CalibratedLevels } from '../../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- eigenstate easy --variant=full-piece-anytime',
  settings: [
    { nodes: 22, blindness: 0.828, temperature: 248 },
    { nodes: 30, blindness: 0.742, temperature: 223 },
    { nodes: 49, blindness: 0.615, temperature: 185 },
    { nodes: 91, blindness: 0.474, temperature: 142 },
    { nodes: 216, blindness: 0.309, temperature: 93 },
    { nodes: 739, blindness: 0.134, temperature: 40 },
    { nodes: 4209, blindness: 0.01, temperature: 3 },
    { nodes: 5493, blindness: 0.003, temperature: 1 },
    { nodes: 6763, blindness: 0.001, temperature: 0 },
    { nodes: 8000, blindness: 0, temperature: 0 },
  ],
};
