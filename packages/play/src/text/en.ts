import type { SessionTexts } from './texts.ts';

const some =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : `${count} ${many}`;

export const texts: SessionTexts = {
  understood: (move) => `Understood as ${move}.`,
  done: 'done',
  seekingHint: 'Looking for a good move …',
  hint: (move, words) => `Hint: ${move}. ${words}.`,
  reasons: {
    only: 'It is your only move.',
    draws: 'It holds the draw: nobody can force more.',
    surelyWins: 'It wins by force.',
    surelyLoses: 'Every move loses against best play.',
    wins: (moves) => (moves === 1 ? 'It wins at once.' : `It wins by force, in ${moves} moves at most.`),
    loses: (moves) =>
      moves === 1
        ? 'Every move loses now; the end comes with the next one.'
        : `Every move loses against best play; this one holds out for ${moves} moves.`,
    gains: (things) => `It wins ${things}.`,
    takes: (things) => `It takes ${things}.`,
    spares: (things) => `The next best move would cost you ${things}.`,
    prepares: (things) => `It prepares to take ${things} with your next move.`,
    threatens: (words) => `It makes a threat: ${words}.`,
    saves: 'It answers the threat against you.',
    trades: 'It is an even trade.',
    far: 'Everything else is clearly worse.',
    stands: {
      winning: 'You are then close to winning.',
      better: 'You then stand better.',
      even: 'It keeps the balance.',
      worse: 'You stand a little worse; this keeps you in the match.',
      losing: 'You stand badly; this makes it hardest for the other side.',
    },
    reply: (move) => `Expected reply: ${move}.`,
  },
  things: {
    stick: some('a man', 'men'),
    king: some('a king', 'kings'),
    queen: some('a queen', 'queens'),
    rook: some('a rook', 'rooks'),
    bishop: some('a bishop', 'bishops'),
    knight: some('a knight', 'knights'),
    pawn: some('a pawn', 'pawns'),
    seeds: some('a seed', 'seeds'),
    tile: some('a piece', 'pieces'),
  },
  elsewhere: 'You are playing this match in another window.',
  weighingDraw: 'The computer weighs your offer …',
  drawEarly: 'The computer declines: it accepts no draw in the first ten plies.',
  drawAgain: 'The computer declines: it weighs one offer in ten plies.',
  drawDeclined: 'The computer declines: it thinks that it stands better.',
};
