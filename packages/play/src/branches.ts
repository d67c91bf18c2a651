import type { Move } from '@tabuleiro/games';

/** Other lines from the same start, each from its first move on. */
export type Branches = readonly (readonly Move[])[];

/** More than anybody comes back to; the oldest are dropped first. */
const MAX_BRANCHES = 12;

export function isBeginningOf(short: readonly Move[], long: readonly Move[]): boolean {
  return short.length <= long.length && short.every((move, index) => move === long[index]);
}

/** How many moves two lines begin with together. */
export function sharedPlies(a: readonly Move[], b: readonly Move[]): number {
  const at = a.findIndex((move, index) => move !== b[index]);
  return at < 0 ? a.length : at;
}

/** Adds a line, unless it is the beginning of one that is there. */
export function withBranch(branches: Branches, line: readonly Move[]): Branches {
  if (branches.some((one) => isBeginningOf(line, one))) return branches;
  const rest = branches.filter((one) => !isBeginningOf(one, line));
  return [...rest, ...(line.length === 0 ? [] : [line])].slice(-MAX_BRANCHES);
}
