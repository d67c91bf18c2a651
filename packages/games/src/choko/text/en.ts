import type { GameTexts } from '../../contract/index.ts';

const messages = {
  initiative: 'initiative',
  'drop-initiative': '{mover} must drop a man: {other} has the initiative',
  'drop-no-man': '{mover} must drop a man: none of its men is on the board',
  'drop-stuck': '{mover} must drop a man: none of its men on the board can move',
  pass: '{mover} must pass: its hand is empty and none of its men can move',
  'all-dropped': 'All men are dropped: nobody has the initiative, and {mover} moves',
  'moves-again': 'All men are dropped: nobody has the initiative, and {mover} moves again',
  'end-near': 'Moves left before the draw, unless a man is dropped or captured: {left}',
  hands: 'the men in white’s and in black’s hand, joined by a comma, such as 12,12',
  'men-at-most': 'at most 12 men of each side, on the board and in the hand together',
  'some-man': 'at least one man, on the board or in a hand',
  'pick-anything': 'Choose a hole to drop into, or a man to move',
  'pick-hole': 'Choose a hole to drop into',
  'pick-man': 'Choose a man to move',
  'pick-goal': 'Choose where the man goes',
  'pick-removal': 'Choose one more man to remove',
  'hand-empty': 'your hand is empty: move a man on the board',
  'hand-theirs': 'that is the hand of the other side',
  'man-theirs': 'that man belongs to {other}',
  'man-stuck': 'this man cannot move: there is no empty hole beside it and nothing to jump over',
  'man-none': 'no man of yours stands on {from}',
  'hole-empty': 'no man of yours stands there, and your hand is empty: move a man on the board',
  'hole-own': 'a man of yours stands there already',
  'goal-behind': 'a man of {other} stands there: to capture it, choose the empty hole right behind it',
  'hole-taken': 'the hole is occupied by a man of {other}',
  'hole-must': 'the move is not complete: choose the hole to drop into',
  'goal-must': 'the move is not complete: choose where the man goes',
  'goal-far': 'a man steps to the next hole up, down, left or right, or jumps straight over an enemy man beside it',
  'removal-own': 'that man is yours: remove one of the men of {other}',
  'removal-none': 'no man of {other} stands there to remove',
  'step-removes': 'a man that steps removes nothing: only a jump over an enemy man does',
  'removal-must': 'the capture is not complete: name one more man of {other} to remove, as in c3xc5,a1',
  'no-cell': 'that is not a hole of the board',
  'pass-not-now': 'you pass only when your hand is empty and none of your men can move',
  'tell-drop': '{mover} drops a man on {to}',
  'tell-step': '{mover} steps from {from} to {to}',
  'tell-capture': '{mover} jumps from {from} to {to} and takes the man on {jumped}',
  'tell-capture-two': '{mover} jumps from {from} to {to}, takes the man on {jumped} and removes the one on {removed}',
  'tell-pass': '{mover} passes',
  'typed-move-form': 'a drop such as c3 (or c/3), a step such as c3-c4, a capture such as c3xc5 or c3xc5,a1, or pass',
  'move-form': 'a drop such as c3, a step such as c3-c4, a capture such as c3xc5 or c3xc5,a1, or pass',
};

/** The message codes of Choko: every language has a text for each. */
export type ChokoCode = keyof typeof messages;

export const texts: GameTexts<ChokoCode> = {
  name: 'Choko',
  summary: 'Sticks in the sand: drop, step and jump, and take two men with every capture.',
  history:
    'Choko is a war game of the Mandinka and Fula peoples of the Gambia valley, played with sticks in holes made in the sand.',
  likes: 'draughts and double captures',
  sides: {
    1: { name: 'white', toMove: 'White to move', wins: 'White wins' },
    2: { name: 'black', toMove: 'Black to move', wins: 'Black wins' },
  },
  variants: { standard: { name: 'Standard', summary: 'Twelve men each, on five rows of five holes.' } },
  starts: { standard: 'Empty board' },
  players: {
    easy: { name: 'easy', summary: 'Gets one move in five wrong.' },
    medium: { name: 'medium', summary: 'Gets one move in fifty wrong.' },
    hard: { name: 'hard', summary: 'Gets one move in two hundred wrong.' },
    'hard-plus': { name: 'hard+', summary: 'Plays like hard, but avoids repetition.' },
  },
  styles: {
    attack: { name: 'attack', summary: 'Threatens jumps wherever it can.' },
    defend: { name: 'defence', summary: 'Keeps its men where no jump reaches them.' },
    trade: { name: 'trades', summary: 'Exchanges men and clears the board.' },
  },
  picks: { hand: 'hand' },
  rules: [
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
          text: 'A capture takes two men: the one that is jumped, and a second one of the capturer’s choice, if any is left on the board.',
        },
      ],
    },
    {
      id: 'initiative',
      title: 'The initiative',
      body: 'White has the initiative at the start. The side with the initiative decides: while your opponent has it and you hold men, you must drop. You give it up by stepping or capturing. When nobody has it, the next drop takes it.',
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
          text: 'If you have the initiative, a step or a capture gives it up. Then nobody has it until someone drops a man.',
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
      body: 'When the last of the 24 men has been dropped, nobody has the initiative and it is black’s turn, even if black made that drop.',
      examples: {
        'last-drop': {
          caption: 'Black drops the last man of all. See whose turn it is then.',
          after: 'Black moved twice in a row, and nobody has the initiative.',
        },
      },
      firstTime: [
        {
          codes: ['all-dropped'],
          text: 'After the last of the 24 drops nobody has the initiative and it is black’s turn, whoever made that drop.',
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
          text: 'A match without drops and captures does not go on for ever: after a hundred such moves (both sides) it is a draw.',
        },
      ],
    },
  ],
  endings: { 'no-men': '{loser} has no men left' },
  messages,
};
