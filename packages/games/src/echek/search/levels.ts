import type { CalibratedLevels } from '../../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- echek smart',
  settings: [
    { nodes: 18, blindness: 0.884, temperature: 265 },
    { nodes: 27, blindness: 0.764, temperature: 229 },
    { nodes: 61, blindness: 0.563, temperature: 169 },
    { nodes: 148, blindness: 0.377, temperature: 113 },
    { nodes: 388, blindness: 0.217, temperature: 65 },
    { nodes: 714, blindness: 0.138, temperature: 41 },
    { nodes: 1256, blindness: 0.081, temperature: 24 },
    { nodes: 1949, blindness: 0.047, temperature: 14 },
    { nodes: 2956, blindness: 0.023, temperature: 7 },
    { nodes: 4652, blindness: 0.007, temperature: 2 },
  ],
};
