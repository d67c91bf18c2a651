// What a search for a win of one side, the attacker, finds out about a position is one number: from 0 on it is a win in at
// most so many plies, below 0 it is none within −1 − number plies, every line having been tried.

/** Stands for a number of plies that no match has: a win within it is no win ever. */
export const NEVER = 250;

/** No end that lies further away is proved; so far the clock of the rules is part of what a position is. */
export const FURTHEST = 64;

export const noWinWithin = (plies: number): number => -1 - plies;
export const isWon = (verdict: number): boolean => verdict >= 0;
/** Of a verdict that is no win: how many plies were tried. */
export const triedPlies = (verdict: number): number => -1 - verdict;
/** There is no win at all. */
export const NO_WIN = noWinWithin(NEVER);

/** The verdict on a position one ply earlier, where this one follows. */
export function earlier(verdict: number): number {
  if (verdict >= 0) return verdict + 1;
  return verdict <= NO_WIN ? NO_WIN : verdict - 1;
}
