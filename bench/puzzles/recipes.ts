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
  /** From each position of a match so many detours are made, and looked at too. */
  readonly detours: number;
  /** Only positions are looked at in which all moves but at most so many lose at once; null for all positions. */
  readonly mostSafe: number | null;
  /** Only puzzles are found of which all other choices are proved never to win. */
  readonly isCertain: boolean;
}

/** How the puzzles of a game that ship were made. */
export interface Recipe {
  readonly runs: readonly Run[];
  /** At most so many are chosen of all that was found. */
  readonly most: number;
  /** Variants whose puzzles are chosen for themselves, and how many. */
  readonly apart?: Readonly<Record<string, number>>;
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
  detours: 0,
  mostSafe: null,
  isCertain: false,
};

/**
 * That a move never wins can be proved where the other side wins after it, so positions are looked for in which it is about to.
 * They come from weak levels and from detours, and are found without many nodes.
 */
const ECHEK: Run = {
  ...USUAL,
  variant: 'standard',
  highest: 3,
  fewest: 3,
  refutation: 2,
  otherNodes: 20_000,
  detours: 24,
  mostSafe: 6,
  isCertain: true,
};

/** See last-turns.ts. */
const HECATOMB: Run = { ...USUAL, variant: 'ten-turns', lastTurns: true };

export const RECIPES: Readonly<Record<GameId, Recipe>> = {
  choko: { runs: [{ ...USUAL, variant: 'standard', matches: 2300, plies: 13, solved: 8 }], most: 250 },
  echek: {
    runs: [
      { ...ECHEK, seed: 1, matches: 2400 },
      { ...ECHEK, seed: 2, matches: 100, fewest: 1, plies: 1, detours: 4 },
      { ...ECHEK, seed: 3, matches: 9000, plies: 5 },
    ],
    most: 250,
  },
  eigenstate: {
    runs: [
      { ...USUAL, variant: 'standard', matches: 1550, detours: 8 },
      { ...USUAL, variant: 'full-piece-anytime', matches: 300, detours: 8 },
    ],
    most: 250,
    apart: { 'full-piece-anytime': 100 },
  },
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
  const sources = run.detours > 0 ? `-detours-${run.detours}` : '';
  const pressed = run.mostSafe === null ? '' : `-safe-${run.mostSafe}`;
  return `${variant}-${numbers}${run.lastTurns ? '-last-turns' : ''}${sources}${pressed}${run.isCertain ? '-certain' : ''}`;
}
