import { USUAL_HIGHEST } from '@tabuleiro/engine/puzzles';
import type { GameId } from '@tabuleiro/games';

/** How matches of one run are played, and what counts as a puzzle in them. */
export interface Run {
  readonly variant: string;
  readonly matches: number;
  readonly seed: number;
  /** The highest level that plays. */
  readonly highest: number;
  /** How long the wins are, in plies. */
  readonly fewest: number;
  readonly plies: number;
  /** For each proof; what needs more is left. */
  readonly nodes: number;
  /** How far to look for a proof, by trying every line, that the others never win. */
  readonly refutation: number;
  /** Nodes that a solver may look at for each of the other moves. */
  readonly otherNodes: number;
  /** Solved positions up to so many seeds or men are used for the proofs, and only they are puzzles; 0 for none. */
  readonly solved: number;
  /** Boards of another variant are looked at: see last-turns.ts. */
  readonly lastTurns: boolean;
}

/** How the puzzles of a game that ship were made. */
export interface Recipe {
  readonly runs: readonly Run[];
  /** At most so many are chosen of all that was found. */
  readonly most: number;
}

export const USUAL: Omit<Run, 'variant'> = {
  matches: 1000,
  seed: 1,
  highest: USUAL_HIGHEST,
  fewest: 1,
  plies: 7,
  nodes: 300_000,
  refutation: 8,
  otherNodes: 0,
  solved: 0,
  lastTurns: false,
};

/** Other wins are often only a little longer, so a solver looks for them; weak levels make matches that swing to and fro. */
const ECHEK: Run = { ...USUAL, variant: 'standard', fewest: 3, plies: 5, otherNodes: 100_000, highest: 3 };

/** See last-turns.ts. */
const HECATOMB: Run = { ...USUAL, variant: 'ten-turns', lastTurns: true };

export const RECIPES: Readonly<Record<GameId, Recipe>> = {
  choko: { runs: [{ ...USUAL, variant: 'standard', matches: 2300, plies: 13, solved: 8 }], most: 250 },
  echek: {
    runs: [
      { ...ECHEK, seed: 1, matches: 1700 },
      { ...ECHEK, seed: 2, matches: 1580 },
      { ...ECHEK, seed: 3, matches: 60, fewest: 1, plies: 1 },
    ],
    most: 250,
  },
  eigenstate: { runs: [{ ...USUAL, variant: 'standard', matches: 1500 }], most: 250 },
  hecatomb: {
    runs: [
      { ...HECATOMB, seed: 1, matches: 570 },
      { ...HECATOMB, seed: 2, matches: 500, fewest: 3 },
      { ...HECATOMB, seed: 3, matches: 500, fewest: 3 },
    ],
    most: 250,
  },
  oware: {
    runs: [
      { ...USUAL, variant: 'abapa', matches: 700 },
      { ...USUAL, variant: 'report', matches: 300 },
    ],
    most: 250,
  },
};

/** What tells a run apart from others, as part of a file's name. The number of matches does not: a run can go on. */
export function nameOf(run: Run): string {
  const { fewest, highest, nodes, otherNodes, plies, refutation, seed, solved, variant } = run;
  const numbers = [fewest, plies, nodes, refutation, otherNodes, solved, highest, seed].join('-');
  return `${variant}-${numbers}${run.lastTurns ? '-last-turns' : ''}`;
}
