import type { RuleText } from '../../contract/index.ts';
import type { HecatombCode } from '../text/en.ts';

export const ruleTexts: readonly RuleText<HecatombCode>[] = [
  {
    id: 'board',
    title: 'The board',
    body: 'The board is a chessboard and it starts full. White has a king on e1 and queens on all other squares of the four rows nearest to it; black has a king on e8 and queens on all other squares of the other four.',
    examples: {
      full: {
        caption: 'At first there is no empty square, so every move takes something.',
        after: 'Each capture opens the lines a little more.',
      },
    },
  },
  {
    id: 'begin',
    title: 'Who begins',
    body: 'You draw lots for who begins, unless the two of you agree otherwise.',
    examples: {
      'black-begins': { caption: 'Here black begins.', after: 'Now it is white’s turn.' },
    },
  },
  {
    id: 'moving',
    title: 'Moving',
    body: 'A queen goes as far as it likes along a row, a column or a diagonal, but never over another piece. A king goes one square in any direction. You move onto an empty square, or onto an enemy piece, which is taken.',
    examples: {
      'queen-takes': {
        caption: 'Try it: take a black queen with the white one.',
        after: 'A queen takes from any distance, in a straight line.',
      },
      'in-the-way': {
        caption: 'Try it: two black queens are in one column. Take the one that can be taken.',
        after: 'The queen on d8 was safe behind the other: a queen never goes over a piece.',
      },
      'king-steps': {
        caption: 'Try it: take a queen with the white king.',
        after: 'A king takes too, on the squares beside it. This one can be recaptured.',
      },
    },
    firstTime: [
      {
        codes: ['tell-queen-takes-queen', 'tell-king-takes-queen'],
        text: 'Every capture opens lines: check whether one of them leads to a king.',
      },
    ],
  },
  {
    id: 'kings',
    title: 'The kings',
    body: 'Except in the form with check, there is no check. You need not protect your king: it may walk into danger, and it is taken like any other piece. The side that takes the enemy king wins at once.',
    examples: {
      'take-king': {
        caption: 'Try it: take the black king.',
        after: 'The side that takes the enemy king wins at once.',
      },
      'into-danger': {
        caption: 'The white king walks into danger, and nothing forbids it.',
        after: 'There is no check: the king is simply taken.',
      },
    },
    firstTime: [
      {
        codes: ['match-begins'],
        text: 'Take the enemy king before the candles go out; with check, checkmate it.',
      },
      {
        codes: ['king-in-danger'],
        urgent: true,
        text: 'There is no check here: nothing makes you save your king, but you lose if it is taken. Can you take theirs first?',
      },
    ],
  },
  {
    id: 'no-passing',
    title: 'No passing',
    body: 'There is always a move to make, so no side ever passes. Only in the form with check can a side be without a move, and then the match is over.',
  },
  {
    id: 'turns',
    title: 'Ten turns',
    body: 'Each side has five turns. If both kings are still on the board after the tenth, the game is a draw.',
    examples: {
      ten: {
        caption: 'Two turns are left, one for each side. Watch the candles.',
        after: 'The ten turns are over and both kings are still on the board: a draw.',
      },
    },
    firstTime: [
      {
        codes: ['last-turn', 'last-ply', 'shows-candles'],
        text: 'Ten candles count the turns left, five for each side. When all are out and both kings remain, it is a draw.',
      },
    ],
  },
  {
    id: 'endless',
    title: 'The endless form',
    body: 'Without the limit of turns, a hundred moves in a row (both sides) without a capture, or the same position for the third time, make a draw.',
    examples: {
      hundred: {
        caption: 'Endless: 98 moves have passed without a capture.',
        after: 'The hundredth move without a capture makes a draw.',
      },
      'third-time': {
        caption: 'Endless: the kings step to and fro.',
        after: 'The first position has come up for the third time: a draw.',
      },
    },
    firstTime: [
      {
        codes: ['position-repeats'],
        text: 'The same position has come up again: the third time makes a draw.',
      },
      {
        codes: ['end-near'],
        text: 'A match without captures does not go on for ever: after a hundred such moves (both sides) it is a draw.',
      },
    ],
  },
  {
    id: 'check',
    title: 'The form with check',
    body: 'This is the game as its inventor published it. It is played without a limit of turns, as above, but a king is never taken: no move may leave your own king where an enemy piece could take it. If you have no such move, you lose if your king is attacked (checkmate), and the match is drawn if it is not (stalemate).',
    examples: {
      'out-of-check': {
        caption: 'Try it: your king is in check. Block the line with your queen.',
        after: 'You may also step aside with the king, or take the piece that attacks it.',
      },
      pinned: {
        caption: 'Try it: your queen covers the king. Take the only queen that it may take.',
        after: 'It stays on its line: anywhere else it would leave the king open.',
      },
      mate: {
        caption: 'Try it: checkmate the black king.',
        after: 'The king is attacked and has no way out: checkmate.',
      },
      stalemate: {
        caption: 'The white queen goes too far: the black king is not attacked, but has no move left.',
        after: 'Stalemate: the match is drawn, though white was far ahead.',
      },
    },
    firstTime: [
      {
        codes: ['in-check'],
        urgent: true,
        text: 'Your king is in check: step aside, take the piece that attacks it, or put a queen between them.',
      },
    ],
  },
];
