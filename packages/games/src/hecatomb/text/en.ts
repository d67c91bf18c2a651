import type { GameTexts } from '../../contract/index.ts';

const messages = {
  'king-in-danger': '{mover} is about to lose its king: {other} can take it from {from}',
  'in-check': '{mover} is in check from {from}',
  'last-turn': 'Each side has one turn left; if both kings survive, it is a draw',
  'last-ply': 'This is the last turn: unless {mover} takes the king, it is a draw',
  'end-near': 'Moves left before the draw, unless something is captured: {left}',
  'pieces-at-most': 'at most one king and 31 queens of each side',
  'some-king': 'at least one king; only one of the two can have been taken',
  'both-kings': 'both kings: with check no king is ever taken',
  'king-safe': 'the king of the side that has just moved where it cannot be taken',
  'typed-move-form':
    'the square a piece leaves and the square it goes to, such as e4e5, or their columns and rows from 0, such as 4 3 4 4',
  'move-form': 'the square a piece leaves and the square it goes to, such as e4e5',
  'pick-piece': 'Choose a piece to move',
  'pick-queen-goal': 'Choose where the queen on {from} goes',
  'pick-king-goal': 'Choose where your king goes, one square away',
  'piece-theirs': 'that piece belongs to {other}: choose one of your own',
  'piece-stuck': 'this piece cannot move: every square beside it holds a piece of its own side',
  'piece-bound': 'wherever this piece goes, your king would be attacked',
  'square-empty': 'no piece stands there: choose one of yours',
  'goal-same': 'the piece stands there already: choose where it goes',
  'goal-own': 'one of your own pieces stands there',
  'goal-off-line': 'a queen goes straight, along a row, a column or a diagonal',
  'goal-blocked': 'the piece on {blocker} is in the way',
  'king-one-step': 'a king goes one square at a time',
  'king-attacked': 'your king would be attacked from {from}',
  'no-square': 'that is not a square of the board',
  'done-early': 'the move is not complete yet: choose a piece, then where it goes',
  'move-whole': 'the move is complete: you move one piece a turn',
  'tell-queen-moves': '{mover} moves a queen from {from} to {to}',
  'tell-queen-takes-queen': '{mover} takes the queen on {to} with the queen from {from}',
  'tell-queen-takes-king': '{mover} takes the king on {to} with the queen from {from}',
  'tell-king-moves': '{mover} moves its king from {from} to {to}',
  'tell-king-takes-queen': '{mover} takes the queen on {to} with its king from {from}',
  'tell-king-takes-king': '{mover} takes the king on {to} with its own king from {from}',
};

/** The message codes of Hecatomb: every language has a text for each. */
export type HecatombCode = keyof typeof messages;

export const texts: GameTexts<HecatombCode> = {
  name: 'Hecatomb',
  summary: 'Sixty-two queens, two kings and ten turns: take the enemy king before the candles go out.',
  history:
    'Kevin Maroney made this chess variant in the 1990s and named it after the old Greek sacrifice of a hundred oxen. The form with ten turns comes from a course project of 2015.',
  likes: 'chess, but quick and wild',
  sides: {
    1: { name: 'white', toMove: 'White to move', wins: 'White wins' },
    2: { name: 'black', toMove: 'Black to move', wins: 'Black wins' },
  },
  variants: {
    'ten-turns': { name: 'Ten turns', summary: 'Five turns each, then it is a draw.' },
    endless: {
      name: 'Endless',
      summary:
        'Play until a king is taken; a hundred moves (both sides) without a capture, or a position for the third time, make a draw.',
    },
    check: {
      name: 'With check',
      summary: 'The game as its inventor published it: without a limit of turns, and checkmate wins as in chess.',
    },
  },
  starts: { white: 'White begins', black: 'Black begins' },
  players: {
    easy: { name: 'easy', summary: 'Captures at random.' },
    hard: { name: 'hard', summary: 'Captures as far away as it can.' },
  },
  styles: {
    attack: { name: 'attack', summary: 'Looks for threats to your king.' },
    defend: { name: 'defence', summary: 'Keeps its own king sheltered.' },
    trade: { name: 'trades', summary: 'Takes what it can and clears the board.' },
  },
  endings: {
    'king-taken': '{winner} took the king',
    checkmate: '{loser} is checkmated',
    stalemate: 'stalemate, as the side to move has no legal move and is not in check',
    'turns-over': 'the ten turns are over and both kings are still on the board',
    'no-progress': '100 moves without a capture',
  },
  messages,
};
