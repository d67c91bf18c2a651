import type { GameTexts } from '../../contract/index.ts';
import type { ChokoCode } from '../codes.ts';

export const texts: GameTexts<ChokoCode> = {
  name: 'Choko',
  summary: 'Sticks in the sand: drop, step and jump, and take two men with every capture.',
  history:
    'Choko is a war game of the Mandinka and Fula peoples of the Gambia valley, played with sticks in holes made in the sand.',
  sides: {
    1: { name: 'white', toMove: 'White to move', wins: 'White wins' },
    2: { name: 'black', toMove: 'Black to move', wins: 'Black wins' },
  },
  variants: { standard: { name: 'Standard', summary: 'Twelve men each, on five rows of five holes.' } },
  starts: { standard: 'Empty board' },
  rules: [
    {
      title: 'The board',
      body: 'The board has five rows of five holes and is empty at first. Each side holds twelve men. White begins.',
    },
    {
      title: 'A turn',
      body: 'Drop a man from your hand into any empty hole, or step with a man to the next empty hole up, down, left or right, or capture.',
    },
    {
      title: 'Capturing',
      body: 'Jump in a straight line over an enemy man next to yours into the empty hole right behind it. The enemy man is removed, and you remove one more enemy man of your choice from anywhere on the board. If none is left on the board, there is nothing more to remove. One jump a turn. You never have to capture, and men in the hand are safe.',
    },
    {
      title: 'The initiative',
      body: 'White has the initiative at the start. Whoever has it decides: while your opponent has it and you hold men, you must drop. You give it up by stepping or capturing. When nobody has it, the next drop takes it.',
    },
    {
      title: 'When you must drop',
      body: 'Besides, you must drop while you hold men and have none on the board, or none that can move. Otherwise you choose freely between dropping and moving.',
    },
    {
      title: 'When you must pass',
      body: 'With an empty hand you move a man; if none of yours can move, you pass.',
    },
    {
      title: 'The 24th drop',
      body: 'When the last of the 24 men has been dropped, nobody has the initiative and it is black’s turn, whoever made that drop.',
    },
    {
      title: 'The end',
      body: 'A side with no man on the board and none in the hand has lost. A hundred plies without a drop or a capture, or the same position for the third time, make a draw.',
    },
  ],
  endings: { 'no-men': '{loser} has no men left' },
  messages: {
    initiative: 'initiative',
    'drop-initiative': '{mover} must drop a man: {other} has the initiative',
    'drop-no-man': '{mover} must drop a man: none of its men is on the board',
    'drop-stuck': '{mover} must drop a man: none of its men on the board can move',
    pass: '{mover} must pass: its hand is empty and none of its men can move',
    'end-near': 'Plies left before the draw, unless a man is dropped or captured: {left}',
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
    'hole-taken': 'a man stands there already',
    'goal-far': 'a man steps to the next hole up, down, left or right, or jumps straight over an enemy man beside it',
    'removal-own': 'that man is yours: remove one of the men of {other}',
    'removal-none': 'no man of {other} is left there to remove',
    'no-cell': 'that is not a hole of the board',
    'tell-drop': '{mover} drops a man on {to}',
    'tell-step': '{mover} steps from {from} to {to}',
    'tell-capture': '{mover} jumps from {from} to {to} and takes the man on {jumped}',
    'tell-capture-two': '{mover} jumps from {from} to {to}, takes the man on {jumped} and removes the one on {removed}',
    'tell-pass': '{mover} passes',
    'move-form': 'a drop such as c3, a step such as c3-c4, a capture such as c3xc5 or c3xc5,a1, or pass',
  },
};
