import type { CalibratedLevels } from '../../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- hecatomb easy --variant=check',
  settings: [
    { nodes: 22, blindness: 0.828, temperature: 248 },
    { nodes: 30, blindness: 0.738, temperature: 221 },
    { nodes: 59, blindness: 0.571, temperature: 171 },
    { nodes: 164, blindness: 0.358, temperature: 107 },
    { nodes: 526, blindness: 0.175, temperature: 53 },
    { nodes: 1270, blindness: 0.08, temperature: 24 },
    { nodes: 1844, blindness: 0.051, temperature: 15 },
    { nodes: 3094, blindness: 0.021, temperature: 6 },
    { nodes: 5782, blindness: 0.002, temperature: 1 },
    { nodes: 6955, blindness: 0, temperature: 0 },
  ],
};
