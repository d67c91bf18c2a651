import type { CalibratedLevels } from '../../contract/index.ts';

// Written by `npm run calibrate`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: 'npm run calibrate -- hecatomb --blunders',
  settings: [
    { nodes: 2500, blindness: 0, temperature: 0, blunderRates: { calm: 1, threatened: 1 } },
    { nodes: 2500, blindness: 0, temperature: 0, blunderRates: { calm: 0.678, threatened: 1 } },
    { nodes: 2500, blindness: 0, temperature: 0, blunderRates: { calm: 0.379, threatened: 1 } },
    { nodes: 2500, blindness: 0, temperature: 0, blunderRates: { calm: 0.158, threatened: 1 } },
    { nodes: 2500, blindness: 0, temperature: 0, blunderRates: { calm: 0, threatened: 0.92 } },
    { nodes: 2500, blindness: 0, temperature: 0, blunderRates: { calm: 0, threatened: 0.345 } },
    { nodes: 2500, blindness: 0, temperature: 0 },
    { nodes: 3684, blindness: 0, temperature: 0 },
    { nodes: 5429, blindness: 0, temperature: 0 },
    { nodes: 8000, blindness: 0, temperature: 0 },
  ],
};
