import type { OpponentFacts } from '../../contract/index.ts';

// Written by `npm run measure:opponents`: change it by running the command.
export const opponents: OpponentFacts = {
  madeBy: 'npm run measure:opponents -- oware',
  habits: [
    ['more-bulk'],
    ['more-bulk', 'less-length'],
    ['more-bulk', 'less-length'],
    ['less-length'],
    [],
    [],
    [],
    [],
    ['less-bulk', 'less-losses'],
    ['less-bulk', 'less-losses'],
  ],
  newcomerLevel: 3,
  plies: 72,
};
