import type { Move } from './move.ts';
import type { Position } from './position.ts';

/** How hard a puzzle is, from easy to hard. */
export type PuzzleGrade = 1 | 2 | 3 | 4 | 5;

/**
 * What is known of the choices that are not the solution: `proved`, none of them can win whatever is played, or a number of plies
 * within which none of them forces a win, found by looking at every line of that length.
 */
export type OtherChoices = 'proved' | number;

/**
 * Which part of a move a puzzle asks for, in picks of the game's choices: the first `given` are made already, and those up
 * to `judged` are to be found. Most ask for the whole move.
 */
export interface Question {
  readonly given: number;
  /** Null for all. */
  readonly judged: number | null;
}

/** A position in which exactly one choice wins, and how it goes on. */
export interface Puzzle {
  /** Made of what it asks, so that it stays the same when others come and go. */
  readonly id: string;
  readonly variant: string;
  readonly position: string;
  readonly question: Question;
  /**
   * The win takes so many plies of both sides, however well the other side defends itself. Null where the choice is known to win,
   * but not how soon.
   */
  readonly plies: number | null;
  /**
   * The moves to the end, or, where that is not known, to the last that is asked; the side that solves begins, the other side delays
   * the end as long as it can.
   */
  readonly line: readonly [string, ...string[]];
  /** How many of its moves the side that solves has to find: as long as only one wins, and then the last. */
  readonly asked: number;
  readonly others: OtherChoices;
  /** How often each level from 1 on missed the first choice, of as many tries for each. */
  readonly misses: readonly number[];
  readonly grade: PuzzleGrade;
}

/** The one choice that wins. */
export interface OnlyChoice {
  readonly question: Question;
  readonly plies: number | null;
  /** A whole move that begins with the choice and wins as fast as can be. */
  readonly move: Move;
  readonly others: OtherChoices;
}

/** Proves puzzles of one game. A game whose turns are too many to be tried one by one has its own. */
export interface PuzzleProver {
  /** The choices that alone win here, each a puzzle; none when several choices win, none does, or the proof would take too long. */
  findOnlyChoices(position: Position): readonly OnlyChoice[];
  /** A move of the side to move that forces a win within so many plies, or null. */
  findWin(position: Position, plies: number): Move | null;
  /** The moves of the side that is going to lose within so many plies, or some day, which put that off longest. */
  findReplies(position: Position, plies: number | null): readonly Move[];
}

/** The puzzles facet of a game, as a module. */
export interface PuzzleFacet {
  /** The easiest first. */
  readonly puzzles: readonly Puzzle[];
  /** Only where the general one cannot do it; loaded by those who look for puzzles, not by those who solve them. */
  readonly loadProver?: () => Promise<PuzzleProver>;
}
