import type { Translation } from '../../settings/language.tsx';

export type EditorTexts = Translation<typeof en>;

/** The page on which positions are set up. */
export const en = {
  title: (game: string) => `${game}: set up a position`,
  loading: 'Setting up the board …',
  board: 'The position',
  tools: 'Tool',
  /** Of tools without a piece. */
  toolNames: { move: 'Move', more: 'One more', less: 'One less', pegs: 'Pins', erase: 'Remove' },
  /** How to use each tool. */
  hints: {
    move: 'Touch a piece and then where it goes, or drag it there.',
    put: 'Touch where it goes. Touch it again to remove it.',
    more: 'Touch a place to add one.',
    less: 'Touch a place to remove one.',
    pegs: 'Touch the holes of a piece to place or remove pins.',
    erase: 'Touch what you want to remove. The Delete key does the same.',
  },
  hintGoal: 'Now touch where it goes.',
  nothingThere: 'Nothing there for this tool. Touch something else, or choose another tool.',
  toMove: 'To move',
  clock: 'Moves without progress',
  more: 'More',
  text: 'The position as text',
  over: (outcome: string) => `The game is over here. ${outcome}.`,
  good: (toMove: string) => `Ready to play. ${toMove}.`,
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
