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
  readonly hint: (move: string, words: string) => string;
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
  /** Another window goes on with the match. */
  readonly elsewhere: string;
  readonly weighingDraw: string;
  readonly drawEarly: string;
  readonly drawAgain: string;
  readonly drawDeclined: string;
}
