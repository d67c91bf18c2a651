import type { GameTexts } from '../../contract/index.ts';

const messages = {
  castling: 'may castle',
  pass: '{mover} must pass: it can neither place nor move a piece, nor castle',
  'limit-columns': 'The pieces span four columns: left and right are closed',
  'limit-rows': 'The pieces span four rows: above and below are closed',
  'limit-both': 'The pieces span four columns and four rows: all four sides are limits',
  'king-danger': '{owner}’s king has only one open side left',
  'queen-danger': '{owner}’s queen has only one open side left',
  'king-closed': '{owner}’s king on {cell} is closed on all four sides: {top}, {right}, {bottom}, {left}',
  'side-limit': 'limit',
  'side-king': 'king',
  'side-queen': 'queen',
  'side-rook': 'rook',
  'side-bishop': 'bishop',
  'side-knight': 'knight',
  'side-pawn': 'pawn',
  'queen-dead': '{owner} has lost the queen for good',
  'end-near': 'Moves left before the draw, unless a piece is placed: {left}',
  'one-king-each': 'exactly one K and one k',
  'one-of-each': 'no letter twice: each side has one piece of each kind',
  'one-group': 'pieces that form one group, touching by sides or corners',
  'queen-open': 'no surrounded queen: she would have left the game',
  'dead-not-in-play': 'only queens that are not in play',
  'typed-move-form':
    'a move such as Kd4-d5, a placement such as Q@c3, P@c3-c4 or B@c3xd4, castling O-O, or pass; or row and column from the top left, 0 to 5, as in K 1 3',
  'move-form':
    'a move such as Kd4-d5, a placement such as Q@c3, P@c3-c4 or B@c3xd4, castling O-O, or pass; piece letters K Q R B N P, squares a1 to f6',
  'pick-piece': 'Choose a piece in play to move, or one from your reserve to place',
  'pick-in-play': 'Choose a piece in play to move',
  'pick-reserve': 'Choose a piece from your reserve to place',
  'pick-goal-king': 'Choose where the king goes',
  'pick-goal-queen': 'Choose where the queen goes',
  'pick-goal-rook': 'Choose where the rook goes',
  'pick-goal-bishop': 'Choose where the bishop goes',
  'pick-goal-knight': 'Choose where the knight goes',
  'pick-goal-pawn': 'Choose where the pawn goes',
  'pick-castle-king': 'Choose where the king goes, or your rook to castle',
  'pick-castle-rook': 'Choose where the rook goes, or your king to castle',
  'pick-place': 'Choose the square to place it on',
  'pick-step': 'Choose a square for the pawn to move on to, or leave it where it is',
  'pick-removal': 'Choose the piece that the bishop takes off',
  'no-square': 'that is neither a square nor a piece of this game',
  'square-empty': 'no piece stands there: choose one of yours, in play or in the reserve',
  'square-now': 'choose a square now, or go back to choose another piece',
  'square-taken': 'a piece stands there already, and nothing is ever captured',
  'piece-other': 'another piece of yours stands on that square',
  'piece-theirs': 'that piece belongs to {other}',
  'piece-in-play': 'that piece is in play: choose its square to move it',
  'piece-shut': 'this piece cannot move: it reaches no empty square',
  'piece-bound':
    'this piece cannot move: wherever it went, the pieces would no longer be one group within four columns and four rows',
  'queen-gone': 'your queen has left the game for good',
  'reserve-shut':
    'there is no square for it: it needs an empty one that touches a piece of yours, is not directly beside the enemy king (diagonally is fine) and stays within four columns and four rows',
  'castling-used': 'you have castled already: king and rook swap once in a match',
  'castle-not-now': 'to castle, your rook must be in play',
  'pass-not-now': 'you pass only when you can neither place nor move a piece, nor castle',
  'way-king': 'the king moves one step in any direction',
  'way-queen': 'the queen moves in a straight line, along a column, a row or a diagonal',
  'way-rook': 'the rook moves along a column or a row',
  'way-bishop': 'the bishop moves on a diagonal',
  'way-knight': 'the knight jumps as in chess: two squares one way and one to the side',
  'way-pawn': 'the pawn moves one step along a column or a row',
  'way-enemy': 'an enemy piece stands in the way: only pieces of your own side can be passed over',
  'too-wide': 'the pieces would take up more than four columns or four rows',
  splits: 'the pieces would no longer stay connected',
  'touches-none': 'the square must touch a piece of yours, by a side or a corner',
  'beside-king': 'a piece cannot be placed directly beside the enemy king, only diagonally',
  'pawn-here': 'the pawn stands there: finish the turn to leave it, or choose an empty square beside it',
  'removal-must': 'the turn is not complete: the bishop must take a piece off',
  'removal-empty': 'there is nothing there to take off: choose a piece in play',
  'removal-king': 'a king cannot be taken off',
  'removal-bishop': 'the bishop that you have just placed stays: choose another piece',
  'removal-splits': 'without that piece the rest would not stay connected',
  'turn-begun': 'the turn is not complete: choose a piece and then its square',
  'turn-whole': 'the turn is complete already',
  'tell-move-king': '{mover} moves the king from {from} to {to}',
  'tell-move-queen': '{mover} moves the queen from {from} to {to}',
  'tell-move-rook': '{mover} moves the rook from {from} to {to}',
  'tell-move-bishop': '{mover} moves the bishop from {from} to {to}',
  'tell-move-knight': '{mover} moves the knight from {from} to {to}',
  'tell-move-pawn': '{mover} moves the pawn from {from} to {to}',
  'tell-place-queen': '{mover} places the queen on {to}',
  'tell-place-rook': '{mover} places the rook on {to}',
  'tell-place-bishop': '{mover} places the bishop on {to}',
  'tell-place-knight': '{mover} places the knight on {to}',
  'tell-place-pawn': '{mover} places the pawn on {to}',
  'tell-remove-queen': '{mover} places the bishop on {to} and takes the enemy queen off {removed}',
  'tell-remove-rook': '{mover} places the bishop on {to} and takes the enemy rook off {removed}',
  'tell-remove-bishop': '{mover} places the bishop on {to} and takes the enemy bishop off {removed}',
  'tell-remove-knight': '{mover} places the bishop on {to} and takes the enemy knight off {removed}',
  'tell-remove-pawn': '{mover} places the bishop on {to} and takes the enemy pawn off {removed}',
  'tell-remove-own-queen': '{mover} places the bishop on {to} and takes its own queen off {removed}',
  'tell-remove-own-rook': '{mover} places the bishop on {to} and takes its own rook off {removed}',
  'tell-remove-own-knight': '{mover} places the bishop on {to} and takes its own knight off {removed}',
  'tell-remove-own-pawn': '{mover} places the bishop on {to} and takes its own pawn off {removed}',
  'tell-pawn-on': '{mover} places the pawn on {from} and moves it on to {to}',
  'tell-castle': '{mover} castles: the king goes to {rook}, the rook to {king}',
  'tell-pass': '{mover} passes',
  'name-move-king': 'king {from}–{to}',
  'name-move-queen': 'queen {from}–{to}',
  'name-move-rook': 'rook {from}–{to}',
  'name-move-bishop': 'bishop {from}–{to}',
  'name-move-knight': 'knight {from}–{to}',
  'name-move-pawn': 'pawn {from}–{to}',
  'name-place-queen': 'queen on {to}',
  'name-place-rook': 'rook on {to}',
  'name-place-bishop': 'bishop on {to}',
  'name-place-knight': 'knight on {to}',
  'name-place-pawn': 'pawn on {to}',
  'name-pawn-on': 'pawn on {from}, to {to}',
  'name-remove': 'bishop on {to}, takes off {removed}',
  'name-castle': 'castles',
  'name-pass': 'passes',
};

/** The message codes of Echek: every language has a text for each. */
export type EchekCode = keyof typeof messages;

export const texts: GameTexts<EchekCode> = {
  name: 'Echek',
  summary: 'Chess with twelve cards and no board: hem in the enemy king, one card at a time.',
  history:
    'Echek is a game by Léandre Proust, published in 2019. It needs twelve cards with chess figures and a table: the cards themselves are the board.',
  likes: 'chess problems and tight spaces',
  sides: {
    1: { name: 'white', toMove: 'White to move', wins: 'White wins' },
    2: { name: 'black', toMove: 'Black to move', wins: 'Black wins' },
  },
  variants: { standard: { name: 'Standard', summary: 'Six pieces each, within four columns and four rows.' } },
  starts: { standard: 'Two kings side by side' },
  players: {
    random: { name: 'random', summary: 'Plays any legal move.' },
    smart: { name: 'smart', summary: 'Weighs attack, defence and its next move.' },
    'smart-plus': { name: 'smart+', summary: 'Plays like smart, but sees wins by a pawn.' },
  },
  styles: {
    attack: { name: 'attack', summary: 'Brings its pieces beside your king.' },
    defend: { name: 'defence', summary: 'Keeps room around its own king.' },
    trade: { name: 'trades', summary: 'Likes to see queens leave the board.' },
  },
  picks: { king: 'king', queen: 'queen', rook: 'rook', bishop: 'bishop', knight: 'knight', pawn: 'pawn' },
  rules: [
    {
      id: 'pieces',
      title: 'The pieces',
      body: 'Each side has a king, a queen, a rook, a bishop, a knight and a pawn. The two kings begin side by side; everything else waits in the reserve. White begins.',
    },
    {
      id: 'limits',
      title: 'The limits',
      body: 'There is no board, but the pieces in play never take up more than four columns and four rows. Once they span four columns, left and right are closed: those are limits. The same goes for four rows, above and below. A piece that moves is not counted for its own limits, so a piece that is alone on the first of four columns may land just beyond the fourth.',
      examples: {
        widen: {
          caption: 'Try it: the pieces span three columns. Place your queen so that they span four.',
          after: 'Left and right are closed now: the rails are the limits.',
        },
        closed: {
          caption: 'Try it: all four edges are closed. Place your rook, and see what happens beyond the rails.',
          after: 'Nothing can stand beyond a limit.',
        },
        beyond: {
          caption: 'Try it: your rook is alone on the first column. Move it just beyond the fourth.',
          after:
            'Without the rook the others span three columns, so it may land there. The formation then shifts back.',
        },
      },
      firstTime: [
        {
          codes: ['limit-columns', 'limit-rows', 'limit-both'],
          text: 'The rails are limits: the pieces never span more than four columns and four rows. Nothing can stand beyond a rail, and it closes a side as a piece does.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      body: 'Place a piece from your reserve, or move a piece in play, or castle. Nothing is ever captured.',
    },
    {
      id: 'placing',
      title: 'Placing',
      body: 'Place the piece on an empty square within the limits that touches one of your own pieces by a side or a corner and that is not directly beside the enemy king; diagonally is fine.',
      examples: {
        place: {
          caption: 'Try it: place your knight. It has to touch your king, and not be directly beside the other.',
          after: 'It touches a piece of yours, by a side or a corner.',
        },
      },
      firstTime: [
        {
          codes: ['pick-place', 'tell-place-queen', 'tell-place-rook', 'tell-place-bishop', 'tell-place-knight'],
          text: 'A piece is placed where it touches one of its own side, by a side or a corner, and never directly beside the enemy king; diagonally is fine.',
        },
      ],
    },
    {
      id: 'moving',
      title: 'Moving',
      body: 'Move to an empty square within the limits. Afterwards all pieces in play must stay connected in one group, by sides or corners.',
      examples: {
        together: {
          caption: 'Try it: move your king, without leaving the other king alone.',
          after: 'The two kings still touch, so the pieces are one group.',
        },
      },
      firstTime: [
        {
          codes: [
            'tell-move-king',
            'tell-move-queen',
            'tell-move-rook',
            'tell-move-bishop',
            'tell-move-knight',
            'tell-move-pawn',
          ],
          text: 'Nothing is ever captured: a piece moves to an empty square, and afterwards all pieces must stay connected in one group.',
        },
      ],
    },
    {
      id: 'ways',
      title: 'How the pieces move',
      body: 'King: one step in any direction. Queen: any distance in any direction. Rook: any distance along a column or row. Bishop: any distance on a diagonal. Knight: a jump as in chess. Pawn: one step along a column or row. Queen, rook and bishop pass over pieces of their own side, never over enemy pieces.',
      examples: {
        king: { caption: 'Try it: move the king.', after: 'One step, in any direction.' },
        queen: {
          caption: 'Try it: move the queen. The enemy king is in its way down the column.',
          after: 'Any distance in any direction, but never over an enemy piece.',
        },
        rook: {
          caption: 'Try it: move the rook down the column, over your own king and knight.',
          after: 'Pieces of its own side are not in its way.',
        },
        bishop: { caption: 'Try it: move the bishop.', after: 'Any distance on a diagonal.' },
        knight: {
          caption: 'Try it: move the knight.',
          after: 'Two squares one way and one to the side, over anything.',
        },
        pawn: {
          caption: 'Try it: move the pawn.',
          after: 'One step along a column or a row, in any of four directions.',
        },
      },
      firstTime: [
        {
          codes: ['pick-goal-queen', 'pick-goal-rook', 'pick-goal-bishop', 'pick-castle-rook'],
          text: 'Queen, rook and bishop pass over pieces of their own side, but never over enemy pieces.',
        },
      ],
    },
    {
      id: 'castling',
      title: 'Castling',
      body: 'Once in a match, when your rook is in play, your rook and your king may swap squares.',
      examples: {
        castle: {
          caption: 'Try it: castle. Choose your king and then your rook, or the other way round.',
          after: 'They swapped squares. Each side can do that once.',
        },
      },
      firstTime: [
        {
          codes: ['tell-castle'],
          text: 'Castling swaps a king and its rook wherever they stand, once in a match for each side.',
        },
      ],
    },
    {
      id: 'pawn',
      title: 'Placing the pawn',
      body: 'When you place your pawn, it may make one move at once, in the same turn. That is a move like any other, so it may end directly beside the enemy king.',
      examples: {
        'pawn-on': {
          caption: 'Try it: place your pawn and move it on to a square above or below the enemy king.',
          after: 'You could not have placed it there, but it may move there.',
        },
      },
      firstTime: [
        {
          codes: ['tell-pawn-on', 'tell-place-pawn'],
          text: 'A pawn may take one step when it is placed, even to a square directly beside the enemy king.',
        },
      ],
    },
    {
      id: 'bishop',
      title: 'Placing the bishop',
      body: 'When you place your bishop, you then take off one other piece of either side, but not a king, and the rest must stay connected. It goes back to its owner’s reserve. You must do it if any piece can be taken off.',
      examples: {
        'take-off': {
          caption: 'Try it: place your bishop and take the enemy knight off.',
          after: 'The knight is in black’s reserve again and can be placed again.',
        },
      },
      firstTime: [
        {
          codes: [
            'tell-remove-queen',
            'tell-remove-rook',
            'tell-remove-bishop',
            'tell-remove-knight',
            'tell-remove-pawn',
            'tell-remove-own-queen',
            'tell-remove-own-rook',
            'tell-remove-own-knight',
            'tell-remove-own-pawn',
          ],
          text: 'Placing the bishop takes another piece off, which goes back to its owner’s reserve.',
        },
      ],
    },
    {
      id: 'surrounded',
      title: 'Surrounded pieces',
      body: 'A piece is surrounded when each of its four sides has a piece of either colour next to it or a limit. After each turn a surrounded white queen leaves the game for good, then a surrounded black one. After that, a side whose king is surrounded loses; if both kings are, it is a draw. Limits are always those of the pieces in play at that moment.',
      examples: {
        surround: {
          caption: 'Try it: the black king has one open side left. Close it, in one of two ways.',
          after: 'All four sides are closed, so the king is surrounded and white wins.',
        },
        'dead-queen': {
          caption: 'Black closes the last open side of the white queen.',
          after: 'The white queen has left the game for good.',
        },
        'limits-help': {
          caption: 'Black places its queen in a corner. Two pieces and two limits are around it.',
          after: 'Limits close a side as pieces do: the black queen has left at once.',
        },
        'white-first': {
          caption: 'After this turn both queens are surrounded. The white one is removed first.',
          after: 'The white queen left, and that opened a side of the black one, which stays.',
        },
        'both-kings': { caption: 'One turn surrounds both kings.', after: 'That is a draw.' },
      },
      firstTime: [
        {
          codes: ['match-begins'],
          text: 'Hem in the enemy king: it is lost when pieces or limits close all four of its sides.',
        },
        {
          codes: ['king-danger'],
          urgent: true,
          text: 'A king with all four sides closed loses the game; pieces of either colour and limits close a side.',
        },
        {
          codes: ['queen-danger', 'queen-dead'],
          text: 'A queen with all four sides closed leaves the game for good.',
        },
      ],
    },
    {
      id: 'passing',
      title: 'Passing',
      body: 'If you can do nothing at all, you pass.',
      examples: {
        pass: {
          caption: 'White can neither place nor move anything, and has castled already.',
          after: 'It hardly ever happens.',
        },
      },
      firstTime: [
        {
          codes: ['pass', 'tell-pass'],
          urgent: true,
          text: 'A side that can neither place nor move nor castle passes. It is rare.',
        },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      body: 'A surrounded king ends the game. A hundred moves (both sides) without a placement, or the same formation for the third time, wherever it stands, make a draw.',
      examples: {
        'third-time': {
          caption: 'The kings walk up and down together.',
          after: 'The same formation came up three times, once further up. That is a draw.',
        },
        hundred: {
          caption: '99 moves have passed without a placement.',
          after: 'The hundredth makes a draw.',
        },
      },
      firstTime: [
        {
          codes: ['position-repeats'],
          text: 'The same formation has come up again: the third time makes a draw.',
        },
        {
          codes: ['end-near'],
          text: 'A match without placements does not go on for ever: after a hundred such moves (both sides) it is a draw.',
        },
      ],
    },
  ],
  endings: {
    'king-surrounded': '{loser}’s king is surrounded',
    'both-kings-surrounded': 'both kings are surrounded',
    'no-progress': '100 moves without a placement',
  },
  messages,
};
