import type { OpponentFacts } from '../../contract/index.ts';

// Written by `npm run measure:opponents`: change it by running the command.
export const opponents: OpponentFacts = {
  madeBy: 'npm run measure:opponents -- choko',
  habits: [
    ['more-losses', 'more-contact'],
    ['less-repeats', 'more-captures'],
    ['less-length', 'more-placements'],
    ['less-length', 'more-captures'],
    ['less-length'],
    [],
    [],
    ['less-captures', 'less-losses'],
    ['less-captures', 'more-first-capture'],
    ['less-losses', 'more-first-capture'],
  ],
  newcomerLevel: 4,
  plies: 47,
};
