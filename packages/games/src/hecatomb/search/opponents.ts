import type { OpponentFacts } from '../../contract/index.ts';

// Written by `npm run measure:opponents`: change it by running the command.
export const opponents: OpponentFacts = {
  madeBy: 'npm run measure:opponents -- hecatomb',
  habits: [
    ['less-captures', 'less-reach'],
    ['more-contact', 'less-reach'],
    ['more-contact'],
    ['more-contact', 'more-repeats'],
    ['more-repeats', 'more-contact'],
    [],
    ['less-retreats', 'less-contact'],
    ['less-contact', 'less-repeats'],
    ['less-contact', 'less-repeats'],
    ['less-contact', 'less-repeats'],
  ],
  newcomerLevel: 4,
  plies: 10,
};
