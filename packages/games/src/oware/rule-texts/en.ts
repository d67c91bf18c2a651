import type { RuleText } from '../../contract/index.ts';
import type { OwareCode } from '../text/en.ts';

export const ruleTexts: readonly RuleText<OwareCode>[] = [
  {
    id: 'board',
    title: 'The board',
    body: 'Two rows of six pits with four seeds in each, and a store for each side. The row in front of you is yours: south’s pits are A to F, north’s are a to f. South begins.',
  },
  {
    id: 'sowing',
    title: 'Sowing',
    body: 'Take all the seeds of one of your pits and drop them one by one into the pits that follow, counterclockwise: A to F, then a to f, then A again, never into a store. Twelve seeds or more go all the way round. By the simple rules the pit you emptied gets its seed too; by the tournament rules you skip it each time.',
    examples: {
      sow: {
        caption: 'South sows D, then north sows e.',
        after: 'South’s seeds went on into north’s row, and north’s into south’s.',
      },
      aim: {
        caption: 'Try it: sow so that your last seed falls in a.',
        after: 'C holds four seeds: D, E, F and a got one each.',
      },
      twelve: {
        caption: 'Simple rules: twelve seeds go all the way round.',
        after: 'The last seed fell in B itself, the pit that was emptied.',
      },
      'twelve-skips': {
        caption: 'Tournament rules: the same twelve seeds skip the pit they came from.',
        after: 'B stayed empty, so the last seed fell in C.',
      },
    },
    firstTime: [
      {
        codes: ['tell-sow', 'tell-sow-only'],
        text: 'The seeds of a pit go one by one into the next pits, counterclockwise through both rows. Captures begin where the last one falls.',
      },
      {
        codes: ['round-skips'],
        text: 'Twelve seeds or more go all the way round. Each time they skip the pit that they were in, so it stays empty.',
      },
      {
        codes: ['round-fills'],
        text: 'Twelve seeds or more go all the way round, and the pit that they were in gets a seed each time.',
      },
    ],
  },
  {
    id: 'capture',
    title: 'Capturing',
    body: 'When your last seed makes an enemy pit hold two or three, you take those seeds into your store. Then go back pit by pit: while the one before, still in the enemy’s row, also holds two or three, you take it too. You never take seeds from your own row.',
    examples: {
      two: {
        caption: 'Try it: capture two seeds.',
        after: 'The last seed made two in a, so both went to your store.',
      },
      chain: {
        caption: 'Try it: capture seven seeds from three pits.',
        after: 'Going back from e, each pit held two or three. In b there were five, so it stopped there.',
      },
      four: {
        caption: 'South’s last seed falls in a, which holds three.',
        after: 'Now there are four, so nothing is captured.',
      },
      'own-row': {
        caption: 'South’s last seed makes two in its own row.',
        after: 'No player captures in their own row.',
      },
    },
    firstTime: [
      {
        codes: ['tell-capture', 'tell-capture-only', 'tell-capture-feed'],
        text: 'If your last seed makes two or three in an enemy pit, you take them; then each pit before it with two or three, until one has another number.',
      },
    ],
  },
  {
    id: 'everything',
    title: 'Taking everything',
    body: 'By the simple rules one capture may take the last seeds of the enemy’s row. By the tournament rules such a move is allowed but takes nothing: the seeds stay where they were sown.',
    examples: {
      all: {
        caption: 'Simple rules: south captures all that north has.',
        after: 'All four seeds are in south’s store, and north’s row is empty.',
      },
      'all-stays': {
        caption: 'Tournament rules: the same move would leave north without a seed.',
        after: 'So nothing is captured, and the seeds stay.',
      },
    },
    firstTime: [
      {
        codes: ['grand-slam', 'tell-slam', 'tell-slam-only', 'tell-slam-feed'],
        urgent: true,
        text: 'A move that would take every seed of the other row may be played, but captures nothing.',
      },
    ],
  },
  {
    id: 'empty-row',
    title: 'An empty row',
    body: 'By the simple rules you pass when your row is empty. By the tournament rules, when your opponent’s row is empty you must sow at least one seed into it.',
    examples: {
      pass: {
        caption: 'Simple rules: north’s row is empty.',
        after: 'North passed, and south’s sowing brought seeds into its row again.',
      },
      feed: {
        caption: 'Try it by the tournament rules: north’s row is empty. Find a pit whose seeds reach it.',
        after: 'North has seeds to play with again. D would not have reached its row.',
      },
    },
    firstTime: [
      {
        codes: ['pass', 'tell-pass'],
        urgent: true,
        text: 'A side whose row is empty passes, until the other side sows seeds into it.',
      },
      {
        codes: ['feed', 'tell-sow-feed'],
        urgent: true,
        text: 'When the other row is empty, only pits whose seeds reach it may be sown.',
      },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    body: 'With 25 seeds in your store you win; 24 each is a draw. By the tournament rules the game also ends when the side to move has no legal move: each side takes the seeds in its own row, and the side with more wins.',
    examples: {
      majority: {
        caption: 'Try it: south has 23 seeds and needs 25. Win at once.',
        after: 'More than half of the 48 seeds wins, whatever remains on the board.',
      },
      even: { caption: 'South captures the last two seeds.', after: 'Each side has 24: a draw.' },
      'no-move': {
        caption: 'Tournament rules: north sows its last seed, and south cannot reach north’s row.',
        after: 'South has no legal move. Each side takes its own row: 25 to 23.',
      },
    },
    firstTime: [
      {
        codes: ['match-begins'],
        text: 'Gather more than half of the 48 seeds: with 25 in your store you win.',
      },
    ],
  },
  {
    id: 'no-endless',
    title: 'No endless games',
    body: 'After a hundred moves (both sides) without a capture, or when the same position comes up for the third time, each side takes the seeds in its own row, and the side with more wins.',
    examples: {
      hundred: {
        caption: '99 moves have passed without a capture.',
        after: 'After the hundredth each side takes its own row: south has 25, north 23.',
      },
    },
    firstTime: [
      {
        codes: ['position-repeats'],
        text: 'The same position has come up again: the third time the seeds are counted.',
      },
      {
        codes: ['end-near'],
        text: 'A match without captures does not go on for ever: after a hundred such moves (both sides) the seeds are counted.',
      },
    ],
  },
];
