import type { SharedTexts } from './shared.ts';

export const texts: SharedTexts = {
  draw: 'Draw',
  endings: {
    'no-progress': '100 plies without progress',
    repetition: 'the position stands for the third time',
    resignation: 'by resignation',
    agreement: 'by agreement',
    time: 'on time',
    abandoned: 'the match was abandoned',
  },
  trays: { hand: 'hand', reserve: 'reserve', store: 'store', lost: 'out of the game' },
  turnsLeft: 'turns left',
  nobody: 'nobody',
  textError: '{field}: found {found}, expected {expected}',
  nothing: 'nothing',
  messages: {
    'position-fields': '{count} fields separated by one space: {fields}',
    'row-count': '{height} rows joined by /',
    row: 'a row of {width} cells: {letters}, or a digit for that many empty cells, never two digits in a row',
    number: 'a whole number from 0 to {max}, digits only, without a leading zero',
    'one-of': 'one of: {choices}',
    'legal-move': 'a legal move: {moves}',
    'legal-move-many': 'one of the {count} legal moves, such as {moves}',
    'no-move-game-over': 'no move, because the game is over',
  },
};
