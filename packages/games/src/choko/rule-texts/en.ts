import type { RuleText } from '../../contract/index.ts';
import type { ChokoCode } from '../text/en.ts';

export const ruleTexts: readonly RuleText<ChokoCode>[] = [
  {
    id: 'board',
    title: 'The board',
    body: 'The board has five rows of five holes and is empty at first. Each side holds twelve men. White begins.',
  },
  {
    id: 'turn',
    title: 'A turn',
    body: 'Drop a man from your hand into any empty hole, or step with a man to the next empty hole up, down, left or right, or capture.',
    examples: {
      drop: {
        caption: 'Try it: drop a white man into any empty hole.',
        after: 'Every empty hole is open to a drop, wherever it is.',
      },
      step: {
        caption: 'Try it: step with the white man.',
        after: 'A step goes up, down, left or right, never on a diagonal.',
      },
    },
  },
  {
    id: 'capture',
    title: 'Capturing',
    body: 'Jump in a straight line over an enemy man next to yours into the empty hole right behind it. The enemy man is removed, and you remove one more enemy man of your choice from anywhere on the board. If none is left on the board, there is nothing more to remove. One jump a turn. You never have to capture, and men in the hand are safe.',
    examples: {
      'two-men': {
        caption: 'Try it: capture two men. Jump first, then choose the second man.',
        after: 'The second man may stand anywhere on the board.',
      },
      'hole-behind': {
        caption: 'Try it: two men stand beside yours, but only one of them can be jumped.',
        after: 'The hole behind the other man was occupied.',
      },
      'only-man': {
        caption: 'Black has a single man on the board.',
        after: 'None was left to remove, and the men in black’s hand are safe.',
      },
      'not-forced': {
        caption: 'Try it: white can capture here. Do something else instead.',
        after: 'You may always leave a capture for later.',
      },
    },
    firstTime: [
      {
        codes: ['tell-capture-two', 'tell-capture', 'pick-removal'],
        text: 'A capture takes two men: the one jumped and, if there is one, a second that the capturer chooses.',
      },
    ],
  },
  {
    id: 'initiative',
    title: 'The initiative',
    body: 'White has the initiative at the start. The side with the initiative decides: while your opponent has it and you hold men, you must drop. You give it up by stepping or capturing. When neither side has it, the next drop takes it.',
    examples: {
      kept: {
        caption: 'White keeps the initiative as long as it drops.',
        after: 'Black has had to drop every time.',
      },
      theirs: {
        caption: 'Try it: black has the initiative. See what white can do.',
        after: 'While the other side has the initiative, you can only drop.',
      },
      'given-up': {
        caption: 'White steps, and black drops. Watch the token.',
        after: 'The step gave the initiative up, and the drop took it.',
      },
    },
    firstTime: [
      {
        codes: ['drop-initiative', 'shows-token'],
        urgent: true,
        text: 'The token shows who has the initiative. While your opponent has it, you can only drop men.',
      },
      {
        codes: ['tell-step'],
        text: 'If you have the initiative, a step or a capture gives it up. Then neither side has it until the next man is dropped.',
      },
    ],
  },
  {
    id: 'must-drop',
    title: 'When you must drop',
    body: 'You must also drop if you hold men and have none on the board, or none that can move. Otherwise you choose freely between dropping and moving.',
    examples: {
      'no-man': {
        caption: 'Try it: white has no man on the board.',
        after: 'There was nothing to move, so you had to drop.',
      },
      stuck: {
        caption: 'Try it: the white man in the corner cannot move. See why, and drop.',
        after: 'None of your men could step or jump, so you had to drop.',
      },
    },
    firstTime: [
      {
        codes: ['drop-stuck', 'drop-no-man'],
        urgent: true,
        text: 'When none of your men is on the board, or none there can move, you drop one from your hand.',
      },
    ],
  },
  {
    id: 'must-pass',
    title: 'When you must pass',
    body: 'With an empty hand you move a man; if none of yours can move, you pass.',
    examples: {
      pass: { caption: 'White has no man in hand, and its only man is shut in.', after: 'Now it is black’s turn.' },
    },
    firstTime: [
      {
        codes: ['pass', 'tell-pass'],
        urgent: true,
        text: 'A side with an empty hand and no man that can move passes: the turn goes to the other side.',
      },
    ],
  },
  {
    id: 'last-drop',
    title: 'The 24th drop',
    body: 'When the last of the 24 men has been dropped, neither side has the initiative and it is black’s turn, even if black made that drop.',
    examples: {
      'last-drop': {
        caption: 'Black drops the last man of all. See whose turn it is then.',
        after: 'Black moved twice in a row, and neither side has the initiative.',
      },
    },
    firstTime: [
      {
        codes: ['all-dropped', 'moves-again'],
        text: 'After the last of the 24 drops neither side has the initiative and it is black’s turn, even if black made that drop.',
      },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    body: 'A side with no man on the board and none in the hand loses. A hundred moves (both sides) without a drop or a capture, or the same position for the third time, make a draw.',
    examples: {
      'last-men': { caption: 'Try it: take black’s last two men.', after: 'Black has no man left, so white wins.' },
      hundred: {
        caption: '98 moves have passed without a drop or a capture.',
        after: 'The hundredth quiet move makes a draw.',
      },
      'third-time': {
        caption: 'Both sides step to and fro.',
        after: 'The first position has come up for the third time: a draw.',
      },
    },
    firstTime: [
      {
        codes: ['match-begins'],
        text: 'Take all of your opponent’s men: a side with none left, on the board or in the hand, loses.',
      },
      {
        codes: ['position-repeats'],
        text: 'The same position has come up again: the third time makes a draw.',
      },
      {
        codes: ['end-near'],
        text: 'Without drops and captures a match does not go on for ever: a hundred such moves (both sides) make a draw.',
      },
    ],
  },
];
