import type { Move } from './move.ts';
import type { Position } from './position.ts';

/** How hard a puzzle is, from easy to hard. */
export type PuzzleGrade = 1 | 2 | 3 | 4 | 5;

/**
 * What is known of the choices other than the solution. `proved`: none of them can ever win. A number: none of them
 * forces a win within this many plies, by an exhaustive search to that depth.
 */
export type OtherChoices = 'proved' | number;

/**
 * Which part of a move a puzzle asks for, in picks of the game's choices: the first `given` are already made, and the
 * solver finds those up to `judged`. Most puzzles ask for the whole move.
 */
export interface PuzzleQuestion {
  readonly given: number;
  /** Null for all. */
  readonly judged: number | null;
}

/** A position in which exactly one choice wins, and how play continues. */
export interface Puzzle {
  /** Derived from the content of the puzzle, so that it stays the same when other puzzles are added or removed. */
  readonly id: string;
  readonly variant: string;
  readonly position: string;
  readonly question: PuzzleQuestion;
  /**
   * The length of the win in plies of both sides, against the best defence. Null where the choice is known to win, but
   * not how fast.
   */
  readonly plies: number | null;
  /**
   * The moves to the end or, where that is unknown, to the last one asked for. The solving side moves first, and the
   * other side delays the end as long as it can.
   */
  readonly line: readonly [string, ...string[]];
  /** How many of its moves the solving side has to find: as long as only one move wins, and then the last move. */
  readonly asked: number;
  readonly others: OtherChoices;
  /** How often each level from 1 on missed the first choice; every level had the same number of tries. */
  readonly misses: readonly number[];
  readonly grade: PuzzleGrade;
}

/** The one choice that wins. */
export interface OnlyChoice {
  readonly question: PuzzleQuestion;
  readonly plies: number | null;
  /** A whole move that begins with the choice and wins as fast as possible. */
  readonly move: Move;
  readonly others: OtherChoices;
}

/** Proves puzzles of one game. A game with too many turns to try one by one has its own prover. */
export interface PuzzleProver {
  /**
   * The choices that alone win here, each a puzzle. Empty when several choices win, when none does, or when the proof
   * would take too long.
   */
  findOnlyChoices(position: Position): readonly OnlyChoice[];
  /** A move of the side to move that forces a win within `plies` plies, or null. */
  findWin(position: Position, plies: number): Move | null;
  /**
   * The moves of the losing side that delay the loss longest. The loss comes within `plies` plies, or at an unknown
   * time when `plies` is null.
   */
  findReplies(position: Position, plies: number | null): readonly Move[];
}

/** From easiest to hardest. */
export const PUZZLE_GRADES: readonly PuzzleGrade[] = [1, 2, 3, 4, 5];

/** How often each level tried every puzzle. */
export const PUZZLE_TRIES = 5;

/** The question of most puzzles. */
export const WHOLE_MOVE: PuzzleQuestion = { given: 0, judged: null };
