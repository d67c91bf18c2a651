import type { EditorTexts } from './texts.ts';

export const texts: EditorTexts = {
  title: (game) => `${game}: set up a position`,
  loading: 'Laying out the board …',
  board: 'The position',
  tools: 'In your hand',
  toolNames: { move: 'Move', more: 'One more', less: 'One less', pegs: 'Pins', erase: 'Take off' },
  hints: {
    move: 'Touch a piece and then where it goes, or drag it there.',
    put: 'Touch where it goes. Touch it again to take it off.',
    more: 'Touch a place to add one.',
    less: 'Touch a place to take one away.',
    pegs: 'Touch the holes of a piece to put pins in and out.',
    erase: 'Touch what is to go. The Delete key does the same.',
  },
  hintGoal: 'Now touch where it goes.',
  nothingThere:
    'Nothing stands there that this could take. Touch something else, or choose another thing for your hand.',
  toMove: 'To move',
  clock: 'Plies without progress',
  more: 'Further',
  text: 'The position as text',
  over: (outcome) => `The game is over here. ${outcome}.`,
  good: (toMove) => `Ready to play. ${toMove}.`,
  buttons: {
    undo: 'Undo',
    start: 'Start position',
    empty: 'Empty board',
    turn: 'Turn the board',
    play: 'Play from here',
    analyse: 'Analyse',
  },
  youPlay: 'Your side',
  both: 'Both sides',
};
