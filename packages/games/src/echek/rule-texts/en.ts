import type { RuleText } from '../../contract/index.ts';
import type { EchekCode } from '../text/en.ts';

export const ruleTexts: readonly RuleText<EchekCode>[] = [
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
          'Without the rook the others span three columns, so it may land there. The formation then slides back, and its squares get other names.',
      },
    },
    firstTime: [
      {
        codes: ['limit-columns', 'limit-rows', 'limit-both'],
        text: 'Nothing can stand beyond the rails: four columns and four rows are the limit. A rail closes a side as a piece does.',
      },
      {
        codes: ['slides'],
        text: 'The formation slides back to the middle. Its pieces stay as they are, but the squares get other names.',
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
        text: 'Pieces are placed where they touch one of their own, also at a corner, but not directly beside the enemy king.',
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
        text: 'Nothing is ever captured: pieces move to empty squares, and all must stay connected in one group.',
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
];
