import type { OpponentFacts } from '../../contract/index.ts';

// Written by `npm run measure:opponents`: change it by running the command.
export const opponents: OpponentFacts = {
  madeBy: 'npm run measure:opponents -- echek',
  habits: [
    ['less-length', 'less-contact'],
    ['less-length', 'more-placements'],
    ['less-length', 'less-repeats'],
    ['less-length', 'less-repeats'],
    ['less-first-capture'],
    ['less-first-capture'],
    [],
    ['less-placements'],
    ['less-placements', 'more-repeats'],
    ['more-contact', 'less-placements'],
  ],
  newcomerLevel: 2,
  plies: 23,
};
