import type { PieceShape } from '@tabuleiro/games';
import type { Assessment } from '../hint-reasons.ts';

/** What a match says whatever shows it, in one language. */
export interface SessionTexts {
  /** How a typed move was understood. */
  readonly understood: (move: string) => string;
  /** Ends a move that could go on. */
  readonly done: string;
  readonly seekingHint: string;
  /** The move as text, and what it does. */
  readonly hint: (words: string) => string;
  /** Why the move is good. */
  readonly reasons: {
    readonly only: string;
    readonly draws: string;
    /** Proved, without a number of moves. */
    readonly surelyWins: string;
    readonly surelyLoses: string;
    readonly wins: (moves: number) => string;
    readonly loses: (moves: number) => string;
    readonly gains: (things: string) => string;
    readonly takes: (things: string) => string;
    /** What the next best move would cost. */
    readonly spares: (things: string) => string;
    /** What can be taken by the move after. */
    readonly prepares: (things: string) => string;
    /** What the board says of the other side then, as a sentence without its full stop. */
    readonly threatens: (words: string) => string;
    readonly saves: string;
    readonly trades: string;
    readonly far: string;
    readonly stands: Readonly<Record<Assessment, string>>;
    readonly reply: (move: string) => string;
  };
  /** "a man", "2 men". */
  readonly things: Readonly<Record<PieceShape, (count: number) => string>>;
  /** At the board of an example, or of a step of a course. */
  readonly lesson: {
    readonly wellDone: string;
    /** After a legal move that is not the answer. */
    readonly unwanted: string;
  };
  /** Numbers at the end of a match; each side with what it has. */
  readonly facts: {
    readonly moves: (count: number) => string;
    readonly lost: (heaps: string) => string;
    readonly gathered: (heaps: string) => string;
    readonly thought: (times: string) => string;
  };
  /** What a pick would play that waits for the same pick once more. */
  readonly held: (words: string) => string;
  /** Another window goes on with the match. */
  readonly elsewhere: string;
  readonly weighingDraw: string;
  readonly drawEarly: string;
  readonly drawAgain: string;
  readonly drawDeclined: string;
}

const some =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : `${count} ${many}`;

export const texts: SessionTexts = {
  understood: (move) => `Understood as ${move}.`,
  done: 'done',
  seekingHint: 'Looking for a good move …',
  hint: (words) => `Hint: ${words}.`,
  reasons: {
    only: 'It is your only move.',
    draws: 'It holds the draw: neither side can force more.',
    surelyWins: 'It wins by force.',
    surelyLoses: 'Every move loses against best play.',
    wins: (moves) => (moves === 1 ? 'It wins at once.' : `It wins by force, in at most ${moves} moves (both sides).`),
    loses: (moves) =>
      moves <= 2
        ? 'Every move loses now; the end comes with the next one.'
        : `Every move loses against best play; this one holds out for ${moves} moves (both sides).`,
    gains: (things) => `It wins ${things}.`,
    takes: (things) => `It takes ${things}.`,
    spares: (things) => `The next best move would cost you ${things}.`,
    prepares: (things) => `It prepares to take ${things} with your next move.`,
    threatens: (words) => `It threatens: ${words}.`,
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
    disc: some('a piece', 'pieces'),
    king: some('a king', 'kings'),
    queen: some('a queen', 'queens'),
    rook: some('a rook', 'rooks'),
    bishop: some('a bishop', 'bishops'),
    knight: some('a knight', 'knights'),
    pawn: some('a pawn', 'pawns'),
    seeds: some('a seed', 'seeds'),
    tile: some('a piece', 'pieces'),
  },
  lesson: {
    wellDone: 'Well done.',
    unwanted: 'That is possible too, but here you are asked for something else. Try again.',
  },
  facts: {
    moves: (count) => (count === 1 ? '1 move' : `${count} moves (both sides)`),
    lost: (heaps) => `Lost: ${heaps}`,
    gathered: (heaps) => `Gathered: ${heaps}`,
    thought: (times) => `Thinking time: ${times}`,
  },
  held: (words) => `That would be a move of its own: ${words}. Pick it again to play it.`,
  elsewhere: 'You are playing this match in another window.',
  weighingDraw: 'The computer is considering your offer …',
  drawEarly: 'The computer declines: no draws in the first ten moves (both sides).',
  drawAgain: 'The computer declines: one offer in ten moves (both sides).',
  drawDeclined: 'The computer declines: it thinks it stands better.',
};
