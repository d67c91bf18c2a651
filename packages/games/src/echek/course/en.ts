import type { CourseTexts } from '../../contract/index.ts';
import type { EchekCode } from '../text/en.ts';

export const texts = {
  goal: {
    title: 'The goal',
    inShort: 'Close all four sides of the enemy king: above, below, left and right.',
    body: 'Echek is chess with twelve cards and no board: the cards on the table are the board. Close all four sides of the enemy king, above, below, left and right, and you win. A piece of either colour closes a side. Here you are white. The gold rails and “may castle” come later.',
    tasks: {
      'last-side': {
        caption: 'The black king has one open side left, the one below it. Move your rook there.',
        after: 'All four sides are closed, one of them by black’s own knight: you win. Corners do not matter.',
        wrong: {
          'tell-move-rook':
            'The side below the black king is still open. Slide the rook along its row, right under the king.',
          'tell-move-pawn':
            'The pawn was closing the side above the king, and the side below is open too. Move the rook instead.',
          'tell-move-king': 'Your own king was closing a side of the black one. Leave it there and move the rook.',
          other: 'The side below the black king is still open. Your rook, in the row below, can move there.',
        },
      },
    },
  },
  placing: {
    title: 'Placing a piece',
    body: 'A match begins with the two kings side by side; everything else waits in the reserve, and white begins. On your turn you may place a piece from your reserve. It must touch a piece of yours, by a side or a corner, and it may not be directly beside the enemy king; diagonally is fine.',
    tasks: {
      'both-kings-touched': {
        caption: 'Place your queen as close to the black king as you may: so that she touches it with a corner.',
        after: 'She touches both kings: yours by a side, the black one by a corner. To get any closer she has to move.',
        wrong: {
          'tell-place-queen': 'There she touches only your king. Choose the square above or below your king.',
          'tell-move-king': 'That moved the king. Place your queen, who is still in the reserve.',
          other: 'That was another piece. Take the queen from your reserve.',
        },
      },
    },
  },
  moving: {
    title: 'Moving a piece',
    body: 'The king steps one square any way, the pawn up, down, left or right. A rook goes straight as far as it likes, a bishop diagonally, a queen both ways. Nothing is ever captured.',
    tasks: {
      'rook-passes': {
        caption:
          'Rook, bishop and queen pass over pieces of their own side, never over enemy pieces. Move your rook down, over your king, so that it ends directly beside the black king.',
        after:
          'It passed over your own king. And it may move to where you could not have placed it: directly beside the enemy king.',
        wrong: {
          'tell-move-rook':
            'That is a rook’s move, but it is not directly beside the black king. Go down, just past your own king.',
          'tell-castle':
            'That was castling: king and rook swapped squares. You will learn it soon. Move only the rook this time.',
          other: 'Move the rook down, just past your own king.',
        },
      },
      'knight-jumps': {
        caption:
          'A knight jumps two squares one way and one to the side, over anything. Jump over your king, to the square directly above or below the black king.',
        after: 'Two squares to the left and one up or down. Other pieces are never in its way.',
        wrong: {
          'tell-move-king': 'That was the king. Jump with the knight.',
          other: 'That was a piece from the reserve. Jump with the knight that is on the table.',
        },
      },
      'one-group': {
        caption:
          'After every turn all pieces must be one group, touching by sides or corners. Close the side above the black king: your rook and your knight both reach it, but one has to stay to hold the group together. Move the other.',
        after: 'Without the knight, the black rook in the corner would have been cut off.',
        wrong: {
          'tell-move-rook': 'The rook is the right piece, but the side above the black king is still open.',
          other: 'The side above the black king is still open. Your rook can slide there along its row.',
        },
      },
    },
  },
  limits: {
    title: 'The limits',
    body: 'The pieces never take up more than four columns and four rows. When they span four columns, rails appear: these are limits, and they close left and right as pieces do. With four rows the same holds above and below.',
    tasks: {
      'fourth-column': {
        caption:
          'The black king has one open side, on its left, but nothing may be placed there. Place a piece on the far right instead, so that the pieces span four columns.',
        after:
          'Four columns: the rail on the left closed the last side of the king. Always count the columns and rows around a king.',
        wrong: {
          'tell-place-queen':
            'The left side of the black king is still open. Place her in a new column on the right, beyond your rook.',
          'tell-place-knight':
            'The left side of the black king is still open. Place it in a new column on the right, beyond your rook.',
          'tell-remove-own-pawn':
            'Your bishop took off the pawn that closed the side below the black king. Place your queen or your knight instead.',
          'tell-remove-knight':
            'Your bishop took off the knight that closed the side above the black king. Place your queen or your knight instead.',
          other:
            'The left side of the black king is still open. Place your queen or your knight in a new column on the right, beyond your rook.',
        },
      },
      float: {
        caption:
          'The pieces span four rows, so rails close the top and the bottom. But your queen is alone in the top row. Move her down past the bottom rail.',
        after:
          'A piece that moves does not count for its own limits: without her the others span only three rows, so there was room below. Then the whole formation slides back to the middle of the table.',
        wrong: {
          'tell-move-queen':
            'That is a queen’s move, but not past the bottom rail. Move her straight down, one row below the lowest piece.',
          other: 'Move the queen straight down, one row below the lowest piece.',
        },
      },
    },
  },
  'special-turns': {
    title: 'Three special turns',
    body: 'Three turns do more than others: placing the pawn, placing the bishop, and castling. Try each of them.',
    tasks: {
      'pawn-steps-on': {
        caption:
          'A pawn that you place may take one step in the same turn. The side below the black king is open, but nothing may be placed there: place the pawn below your king and step there.',
        after:
          'Placing it there was forbidden, but the step is a move like any other. Beware of pawns that wait in a reserve.',
        wrong: {
          'tell-place-pawn':
            'You left the pawn where you placed it. It may take one step in the same turn: below the black king.',
          'tell-pawn-on':
            'It moved on, but not to the square below the black king. Place it directly below your king, then move it left.',
          other: 'Place your pawn below your king, and in the same turn move it on to the square below the black king.',
        },
      },
      'make-room': {
        caption:
          'When you place a bishop, you must take another piece of either side, but no king, back to its owner’s reserve. The black queen wants to go to the only open side of your king, below it. Take off a piece beside your king, and do not close a side yourself.',
        after:
          'Two sides are open now, and black can close only one of them next turn. The rook or knight is back in black’s reserve. What you take off must leave one group. If only pieces of yours can go, one of them must.',
        wrong: {
          'tell-remove-queen':
            'The queen is gone, but your king has no more room than before: a black pawn can be placed and step below it. Take off a piece beside your king.',
          'tell-remove-rook':
            'The right piece, but now your own bishop stands below your king, and your pieces close its sides too. Place it at a corner of your king.',
          'tell-move-king': 'Kings can run too, but this time practise with the bishop: place it and take a piece off.',
          other:
            'Your king still has no more than one open side, and your own pieces close sides too. Place the bishop and take off a piece beside your king.',
        },
      },
      swap: {
        caption:
          'Once in a match, your king may swap places with your rook on the table: that is castling. Your king at the right edge has only its upper side open, and the black rook wants to go there. Choose your king and then your rook.',
        after: 'They swapped places, no matter where they stood, and your king is far from the danger.',
        wrong: {
          'tell-move-king':
            'Wherever your king steps, black surrounds it, or it is surrounded at once. Swap it with your rook.',
          'tell-move-rook': 'Now the black rook goes above your king and surrounds it. Swap your rook with your king.',
          other:
            'That does not save your king: black surrounds it next turn, or your own piece has closed its last side. Swap king and rook.',
        },
      },
    },
  },
  queens: {
    title: 'Queens can be lost',
    body: 'A queen with four closed sides is surrounded too. She leaves the game for good after the turn. If both queens are surrounded, the white one goes first, which may free the black one. Only then do the kings count.',
    tasks: {
      'queen-leaves': {
        caption:
          'The black queen stands at the right edge, and only the side below her is open. Place a piece there: you may, for only beside the enemy king it is forbidden.',
        after:
          'Your king, a black knight, the rail and your piece surrounded her, and she is gone. Watch the sides of your own queen, too.',
        wrong: {
          'tell-move-king':
            'Your king was closing the left side of the queen. Leave it there and place a piece below her.',
          'tell-move-bishop': 'The side below the queen is still open. Place a piece from your reserve there.',
          'tell-pawn-on': 'The pawn moved, but it does not stand below the queen now.',
          other: 'The side below the queen is still open. Place the piece there.',
        },
      },
    },
  },
  end: {
    title: 'How a match ends',
    body: 'A surrounded king loses, even by its owner’s own turn; if both kings are surrounded at once, it is a draw. A hundred moves, counting both sides together, without a placement, or the same formation for the third time, wherever it stands, are a draw too. If you can do nothing at all, you pass, but that is rare.',
    tasks: {
      'only-theirs': {
        caption:
          'Both kings have only the side above them open. Surround the black king, but not yours. Mind the limits: a fourth row below would close the tops of both.',
        after:
          'The black king is surrounded and yours is not, so you win. Before each turn, look at your own king, too.',
        wrong: {
          'tell-place-queen':
            'That does not win. In a new row below, she surrounds both kings; above your king, only yours; elsewhere, none.',
          'tell-place-pawn':
            'That does not win. In a new row below, it surrounds both kings; above your king, only yours; elsewhere, none.',
          'tell-pawn-on':
            'That closes too much or too little. Look for a piece that can jump right above the black king and leave your own king room.',
          other:
            'The side above the black king is still open. Your knight can jump there and gives your own king room.',
        },
      },
      hundredth: {
        caption: '99 moves have passed without a placement. Play on, without a draw.',
        after: 'You placed a piece, so the count begins again.',
        wrong: {
          'tell-move-king': 'That was the hundredth move without a placement: a draw. Place a piece instead.',
          'tell-move-knight': 'That was the hundredth move without a placement: a draw. Place a piece instead.',
          other: 'Place a piece from your reserve.',
        },
      },
    },
  },
  puzzle: {
    title: 'Your first puzzle',
    body: 'Now you know all the rules. In a puzzle one turn is better than all others. Look at the sides of the black king, at the columns and at the rows.',
    tasks: {
      'two-open-sides': {
        caption: 'The black king in the corner has two open sides, left and above. Surround it with one move.',
        after:
          'Your knight made a fourth column and a fourth row at once, and two limits closed the last two sides. You can play Echek now.',
        wrong: {
          'tell-move-knight':
            'The knight is the right piece, but the king still has an open side. It has to make a fourth column and a fourth row at once.',
          'tell-place-queen':
            'That closes one side at most. You need a fourth column and a fourth row, both in one move.',
          'tell-place-rook':
            'That closes one side at most. You need a fourth column and a fourth row, both in one move.',
          other: 'The king still has an open side. You need a fourth column and a fourth row, both in one move.',
        },
      },
    },
  },
} satisfies CourseTexts<EchekCode>;
