import type { CourseTexts } from '../../contract/index.ts';
import type { HecatombCode } from '../text/en.ts';

export const texts = {
  goal: {
    title: 'The goal',
    inShort: 'Take the enemy king before the ten turns are over.',
    body: 'Hecatomb is chess with nothing but queens: each side has 31 of them, and one king. Take the enemy king and you win at once. Queens are worth no points; the numbers beside the board are those already taken. Here you are white.',
    tasks: {
      'first-win': {
        caption: 'One of your queens has a free line to the black king. Take the king.',
        after: 'That is all there is to winning: the king is gone, and the match is over.',
        wrong: {
          'tell-queen-takes-queen': 'Taking a queen is nice, but it wins nothing. Your other queen can take the king.',
          'tell-queen-moves': 'You may go there, but the black king is still standing. One of your queens can take it.',
          'tell-king-moves': 'Your king is in no danger here. Use a queen to take the black king.',
          other: 'Take the black king with a queen.',
        },
      },
    },
  },
  moves: {
    title: 'How the pieces move',
    body: 'A queen goes as far as it likes in a straight line: along a row, a column or a diagonal, but never over another piece. A king goes one square in any direction. If an enemy piece is on the square where you arrive, you take it.',
    tasks: {
      straight: {
        caption: 'There are three black queens, but yours can take only one of them. Find it.',
        after:
          'It stood on a diagonal of your queen, and the squares between them were empty. The others are not in a straight line with your queen.',
        wrong: {
          'tell-queen-moves':
            'Your queen can go there, but the square is empty. Follow its row, its column and its diagonals until one of them meets a black queen.',
          'tell-king-moves': 'That was your king. Take a black queen with your queen.',
          other: 'Take the black queen that stands on a straight line from yours.',
        },
      },
      'with-the-king': {
        caption:
          'A black queen stands right beside your king and wants to take it. Your queen cannot help, but your king can.',
        after: 'A king takes pieces too, on the eight squares around it.',
        wrong: {
          'tell-king-moves':
            'The black queen reaches that square too and takes your king. Take the queen instead: nothing protects it.',
          'tell-queen-moves': 'Now the black queen takes your king, and you lose. Take that queen with your king.',
          other: 'Take the black queen with your king.',
        },
      },
    },
  },
  'full-board': {
    title: 'A full board',
    body: 'The match starts with pieces on all 64 squares, so every first move takes a queen. You draw lots for who begins, unless you agree otherwise. With candles there is always a move to make, so you never pass.',
    tasks: {
      'open-the-middle': {
        caption: 'Make a first move: take the black queen on e5. It stands in the column of both kings.',
        after:
          'Three of your queens could take it, and now black can take back. Each capture opens lines, until one of them leads to a king.',
        wrong: {
          'tell-queen-takes-queen':
            'That is a good first move too, but this time take the queen on e5, between the two kings.',
          other: 'Take the black queen on e5.',
        },
      },
    },
  },
  danger: {
    title: 'Kings in danger',
    body: 'No player says “check” here, and nothing stops you from leaving your king in danger. But if it is taken, you have lost. So look every turn: can I take the king? If not, can mine be taken?',
    tasks: {
      save: {
        caption:
          'A black queen looks down the column at your king, and another guards the squares beside it. Save your king.',
        after:
          'You took the queen that was aiming at your king. At other times you can put a queen of yours in between, or step aside.',
        wrong: {
          'tell-king-moves':
            'A black queen reaches that square too. Every step is watched, so remove the queen that aims at your king.',
          'tell-queen-moves':
            'The game lets you do that, but the black queen in the corner now takes your king. Take that queen.',
          other: 'Take the queen that aims at your king.',
        },
      },
      faster: {
        caption: 'Your king is in danger again, but it is your turn. What is even better than saving it?',
        after: 'You were first. Always look for the enemy king before you defend your own.',
        wrong: {
          'tell-king-moves': 'You need not run, and you missed a win: your queen has a free line to the black king.',
          'tell-queen-moves': 'Your queen has a free line to the black king. Take it before black takes yours.',
          other: 'Take the black king.',
        },
      },
    },
  },
  turns: {
    title: 'Ten turns',
    body: 'A match lasts ten turns, five for each side. The candles count them: one goes out every turn. If both kings are still there after the last one, it is a draw, no matter who has more queens.',
    tasks: {
      'last-chance': {
        caption: 'One candle is left, and it is yours. Do not let it end in a draw.',
        after: 'You won with the very last turn. The queens that you could have taken would have been worth nothing.',
        wrong: {
          'tell-queen-takes-queen':
            'One queen more, but that was the last turn and both kings are still there: a draw. Look for a line to the king.',
          'tell-queen-moves':
            'That was the last turn and both kings are still there: a draw. One of your queens can take the king.',
          'tell-king-moves':
            'That was the last turn and both kings are still there: a draw. One of your queens can take the king.',
          other: 'Take the black king with the last turn.',
        },
      },
      'hold-out': {
        caption:
          'Two candles are left: your turn, then black’s. You cannot take the king, and black wants to take yours. Hold out, and it is a draw.',
        after:
          'Your queen stands in the way, and black has only one turn. It cannot reach your king, so you save a draw.',
        wrong: {
          'tell-queen-takes-queen':
            'Queens are of no use now: the other one takes your king with black’s last turn. Close the line to your king.',
          'tell-queen-moves':
            'Black’s last turn takes your king. Put your queen between it and the queen that looks down its column.',
          'tell-king-moves': 'A black queen reaches that square too. Stay, and close the line with your queen.',
          other: 'Put your queen between your king and the black queen in its column.',
        },
      },
    },
  },
  'other-forms': {
    title: 'Two other forms',
    body: 'Two forms have no candles. In the endless one you still take the king. In the one with check, no move may leave your own king where it can be taken. In both, a hundred moves in a row (both sides) without a capture, or the same position for the third time, make a draw.',
    tasks: {
      checkmate: {
        caption:
          'This is the form with check. Here you win by checkmate: attack the black king so that no move saves it.',
        after:
          'Your queen attacks the whole row, and your king guards the squares below: checkmate. A king that has no move but is not attacked would be a draw.',
        wrong: {
          'tell-queen-moves':
            'That is no checkmate. If the king is attacked, it can still escape. If it is not attacked and has no move, it is a draw. Attack it along its row.',
          'tell-king-moves':
            'Your king guards the squares beside the black king. Leave it there and attack with your queen.',
          other: 'Attack the black king with your queen so that it has no way out.',
        },
      },
    },
  },
  puzzle: {
    title: 'Your first puzzle',
    body: 'Now you know all there is to know. In a puzzle only one move wins. This is the form with candles again, and three are left: your turn, black’s, and yours.',
    tasks: {
      'close-by': {
        caption: 'Find the move after which you take the king with your last turn, whatever black does.',
        after:
          'If the king takes your queen, the other one takes the king. If it steps aside, one of yours still reaches it. And the black queen cannot help, because its own king is in the way.',
        wrong: {
          'tell-queen-moves':
            'After that black has an answer: a square where the king is safe, or a queen in between. Go right up to the king, where your other queen protects yours, and leave it no square to run to.',
          'tell-king-moves': 'Your king is in no danger, and you have no turn to lose. Attack with a queen.',
          other: 'Attack the king with a queen that the other one protects.',
        },
      },
    },
  },
} satisfies CourseTexts<HecatombCode>;
