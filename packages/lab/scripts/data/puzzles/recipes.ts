import { type GameId, variantIds } from '@tabuleiro/games';
import { USUAL_HIGHEST } from '../../../src/puzzles/puzzle-miner.ts';

/** How the matches of a run are played and what counts as a puzzle. */
export interface Run {
  readonly variant: string;
  readonly matches: number;
  readonly seed: number;
  /** The highest level that plays. */
  readonly highest: number;
  /** The lengths of wins, in plies. */
  readonly fewest: number;
  readonly plies: number;
  /** The node limit of each proof. */
  readonly nodes: number;
  /** The depth of the search for a proof that the other choices never win. */
  readonly refutation: number;
  /** The solver's node limit for each of the other moves. */
  readonly otherNodes: number;
  /** Prove puzzles with tables up to this many seeds or men, and find only puzzles in them; 0 for no tables. */
  readonly solved: number;
  /** Examine boards of another variant: see last-turns.ts. */
  readonly lastTurns: boolean;
  /** The number of detours from each position of a match; their ends are examined too. */
  readonly detours: number;
  /** Examine only positions in which at most this many moves do not lose at once; null for all positions. */
  readonly mostSafe: number | null;
  /** Accept only puzzles whose other choices are all proved never to win. */
  readonly isCertain: boolean;
}

/** How a game's puzzles were made. */
export interface Recipe {
  readonly runs: readonly Run[];
  /** The most puzzles to choose. */
  readonly most: number;
  /** Variants with a separate choice of puzzles, and its size. */
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
 * A move is proved never to win when the other side wins after it, so mining looks for positions in which the other
 * side is about to win. They come from weak levels and from detours, and need few nodes.
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

const RECIPES: Readonly<Partial<Record<GameId, Recipe>>> = {
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

/** Identifies a run in file names. The number of matches is left out: a run can be continued. */
export function nameOf(run: Run): string {
  const { fewest, highest, nodes, otherNodes, plies, refutation, seed, solved, variant } = run;
  const numbers = [fewest, plies, nodes, refutation, otherNodes, solved, highest, seed].join('-');
  const sources = run.detours > 0 ? `-detours-${run.detours}` : '';
  const pressed = run.mostSafe === null ? '' : `-safe-${run.mostSafe}`;
  return `${variant}-${numbers}${run.lastTurns ? '-last-turns' : ''}${sources}${pressed}${run.isCertain ? '-certain' : ''}`;
}

/** The recipe of a game; a game without one of its own is mined with usual runs of all its variants. */
export function recipeOf(game: GameId): Recipe {
  return RECIPES[game] ?? { runs: variantIds(game).map(usualRun), most: 250 };
}

function usualRun(variant: string): Run {
  return { ...USUAL, variant };
}
