import type { GameTexts } from '../../contract/index.ts';
import type { EchekCode } from '../codes.ts';

export const texts: GameTexts<EchekCode> = {
  name: 'Echek',
  summary: 'Chess with twelve cards and no board: hem in the enemy king, one card at a time.',
  history:
    'Echek is a game by Léandre Proust, published in 2019. It asks for twelve cards with chess figures and a table: the cards themselves are the board.',
  sides: {
    1: { name: 'white', toMove: 'White to move', wins: 'White wins' },
    2: { name: 'black', toMove: 'Black to move', wins: 'Black wins' },
  },
  variants: { standard: { name: 'Standard', summary: 'Six pieces each, within four columns and four rows.' } },
  starts: { standard: 'Two kings side by side' },
  rules: [
    {
      title: 'The pieces',
      body: 'Each side has a king, a queen, a rook, a bishop, a knight and a pawn. The two kings begin side by side; everything else waits in the reserve. White begins.',
    },
    {
      title: 'The limits',
      body: 'There is no board, but the pieces in play never take up more than four columns and four rows. Once they span four columns, left and right are closed: those are limits. The same goes for four rows, above and below. A piece that moves is not counted for its own limits, so a piece that is alone on the first of four columns may land just beyond the fourth.',
    },
    {
      title: 'A turn',
      body: 'Place a piece from your reserve, or move a piece in play, or castle. Nothing is ever captured.',
    },
    {
      title: 'Placing',
      body: 'Place the piece on an empty square that touches one of your own pieces by a side or a corner and that is not next to a side of the enemy king.',
    },
    {
      title: 'Moving',
      body: 'Move to an empty square. Afterwards all pieces in play must hang together in one group, by sides or corners.',
    },
    {
      title: 'How the pieces move',
      body: 'King: one step in any direction. Queen: any distance in any direction. Rook: any distance along a column or row. Bishop: any distance on a diagonal. Knight: a jump as in chess. Pawn: one step along a column or row. Queen, rook and bishop pass over pieces of their own side, never over enemy pieces.',
    },
    {
      title: 'Castling',
      body: 'Once in a game, when your rook is in play, your rook and your king may swap squares.',
    },
    {
      title: 'A pawn placed',
      body: 'When you place your pawn, it may make one move at once, in the same turn.',
    },
    {
      title: 'A bishop placed',
      body: 'When you place your bishop, you then take off one other piece of either side, but no king, and the rest must stay one group. It goes back to its owner’s reserve. You must do it if any piece can be taken off.',
    },
    {
      title: 'Surrounded',
      body: 'A piece is surrounded when each of its four sides has a piece of either colour next to it or a limit. After each turn a surrounded white queen leaves the game for good, then a surrounded black one. After that, a side whose king is surrounded has lost; if both kings are, it is a draw.',
    },
    {
      title: 'Passing',
      body: 'If you can do nothing at all, you pass.',
    },
    {
      title: 'The end',
      body: 'A surrounded king ends the game. A hundred plies without a placement, or the same formation for the third time, wherever it stands, make a draw.',
    },
  ],
  endings: {
    'king-surrounded': '{loser} has a surrounded king',
    'both-kings-surrounded': 'both kings are surrounded',
    'no-progress': '100 plies without a placement',
  },
  messages: {
    castling: 'may castle',
    pass: '{mover} must pass: it can neither place nor move a piece, nor castle',
    'limit-columns': 'The pieces span four columns: left and right are closed',
    'limit-rows': 'The pieces span four rows: above and below are closed',
    'limit-both': 'The pieces span four columns and four rows: all four edges are closed',
    'king-danger': '{owner} has a king with one open side left',
    'queen-danger': '{owner} has a queen with one open side left',
    'queen-dead': '{owner} has lost the queen for good',
    'one-king-each': 'exactly one K and one k',
    'one-of-each': 'no letter twice: each side has one piece of each kind',
    'one-group': 'pieces that form one group, touching by sides or corners',
    'queen-open': 'no surrounded queen: she would have left the game',
    'dead-not-in-play': 'only queens that are not in play',
    'move-form':
      'a move such as Kd4-d5, a placement such as Q@c3, P@c3-c4 or B@c3xd4, castling O-O, or pass; piece letters K Q R B N P, squares a1 to f6',
  },
};
