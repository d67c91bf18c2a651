import type { Position } from './position.ts';

// Tables of exact values, made by retrograde analysis. What is particular to a game stands in its facet: which positions
// are in a table and where, and how a class of them is solved. Files, threads, checks and lookups are the same for all.

/** What the size of a table is counted in; the command line has an option of this name. */
export const TABLE_UNITS = ['seeds', 'men'] as const;
export type TableUnit = (typeof TABLE_UNITS)[number];

/**
 * Positions that are alike in what never comes back (seeds captured, men taken), so that moves lead within the class or to
 * earlier classes. The side to move counts as the first side, so a class holds no position twice with colours changed.
 */
export interface TableClass {
  /** Letters, digits and `-`: part of a file's name. */
  readonly id: string;
  /** How many of the table's unit its positions have at most. */
  readonly amount: number;
  /** How many positions, or places for them, it has; indices go from 0 to below it. */
  readonly size: number;
  /** The ids of all earlier classes that its moves lead to. */
  readonly needs: readonly string[];
}

/**
 * What is known of a position: the margin that the side to move gains from here on with best play is at least `low` and at
 * most `high`, whichever side repeats positions or avoids it. In games without points a win is 1 and a loss −1.
 */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** Finds positions in the table of one variant without allocating: the place stands in the object until the next call. */
export interface Locator {
  /** The number of the class in the list of all classes; −1 before the first position that was found. */
  readonly classNumber: number;
  readonly index: number;
  /** Whether the table has such a position, however large it would have to be. Stores, clocks and colours do not matter. */
  locate(position: Position): boolean;
}

/** A class that is solved already, as the solving of later ones sees it. */
export interface SolvedClass {
  readonly id: string;
  /** For each index a number in the class's dictionary. */
  readonly codes: Uint8Array;
  /** For each index the distance; empty where distances run to the next progress only, and are of no use later. */
  readonly distances: Uint8Array;
}

/** What one thread needs in order to take part in solving a class. */
export interface KernelJob {
  readonly variant: string;
  readonly classId: string;
  /** The classes that it needs. */
  readonly earlier: readonly SolvedClass[];
  /** The result: of the class's size, all 0 at first, seen by all threads. */
  readonly codes: Uint8Array;
  /** Likewise; with two distances a position first all those of the lower bounds, then all those of the upper ones. */
  readonly distances: Uint8Array;
  /** `scratchBytes` bytes, all 0 at first, seen by all threads. */
  readonly scratch: SharedArrayBuffer | ArrayBuffer;
}

/**
 * Solves a class round by round, in one stage or more. In each round every phase is run over all indices, cut into stretches that any thread may
 * take; the next phase begins when all threads are done with this one. In a phase a thread writes only what belongs to its
 * own indices, or bytes for which it does not matter who writes them first.
 */
export interface ClassKernel {
  /** Phases in a round. */
  readonly phases: number;
  /** Stages follow each other when nothing changes any more. */
  readonly stages: number;
  /** After this round of the last stage the class is finished, whatever still changes. */
  readonly lastRound: number;
  /**
   * Carries out a phase on indices from `from` to below `to`; gives how many of them changed. A round in which nothing
   * changed is the last of its stage. Round 0 sets the stage up, and another always follows it.
   */
  run(stage: number, round: number, phase: number, from: number, to: number): number;
}

/** Tables of a game. */
export interface TableFacet {
  readonly unit: TableUnit;
  /** How large a table can be. */
  readonly smallest: number;
  readonly largest: number;
  /** Changed whenever the same index or code comes to mean something else: files with another one are not read. */
  readonly signature: string;

  /**
   * What distances count: the plies to the next progress (after it the earlier class has its own distance, and the clock of
   * the rules begins anew), or the plies to the end of the game.
   */
  readonly distanceTo: 'progress' | 'end';

  /** Distances a position: one, or one for each bound where both are of use. */
  readonly distances: 1 | 2;

  /** The largest distance; what would take longer is not in the tables. */
  readonly longest: number;

  /** Whether play without end is a draw whatever stands on the board; else it is worth what the rules count at that moment. */
  readonly isEndlessDrawn: boolean;

  /** The classes of a table, in the order in which they are solved. A larger table begins with those of a smaller one. */
  classes(variant: string, upTo: number): readonly TableClass[];

  /** The code at indices without a position, where there are such. */
  readonly holeCode?: number;

  /** What the codes of a class mean, in their order; at most 256. */
  dictionary(variant: string, classId: string): readonly Bounds[];

  /**
   * Finds positions of the first `held` classes, and has prepared all that this takes: a search must not wait for it. Without
   * a number it finds those of all classes, and prepares each class when it is first needed.
   */
  locator(variant: string, held?: number): Locator;

  /** A position that stands at an index, with clock 0 and neither side decisively ahead; null for an index without a position. */
  positionAt(variant: string, classId: string, index: number): Position | null;

  /** What side 1 is ahead by already; 0 in games without points. */
  margin(position: Position): number;

  /** What the side to move still gains where the board itself ends the game, whatever the margin; null where play goes on. */
  endValue(position: Position): number | null;

  /**
   * What the side to move gains if play is broken off here, as repetition and the clock do. Only where endless play is not
   * simply drawn; there `low` and `high` hold whenever it is broken off, once their distance is over.
   */
  stopValue?(position: Position): number;

  /** How many plies the clock leaves: an entry holds in a match if its distance is no larger. */
  pliesLeft(position: Position): number;

  /** The memory, beside results, that solving a class takes. */
  scratchBytes(variant: string, classId: string): number;

  /** The memory that each thread takes for itself. */
  threadBytes(variant: string, classId: string): number;

  kernel(job: KernelJob): ClassKernel;
}
