import type { OpponentFacts } from '../../contract/index.ts';

// Written by `npm run measure:opponents`: change it by running the command.
export const opponents: OpponentFacts = {
  madeBy: 'npm run measure:opponents -- eigenstate',
  habits: [
    ['less-captures', 'more-first-capture'],
    ['less-losses', 'more-contact'],
    ['more-first-capture', 'less-captures'],
    ['less-repeats', 'more-first-capture'],
    [],
    [],
    ['more-losses', 'less-first-capture'],
    ['less-retreats', 'less-contact'],
    ['less-first-capture', 'more-losses'],
    ['less-first-capture', 'more-captures'],
  ],
  newcomerLevel: 2,
  plies: 25,
};
