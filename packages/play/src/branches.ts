import type { Move } from '@tabuleiro/games';

/** Other lines from the same start, each as its moves from the first on. */
export type Branches = readonly (readonly Move[])[];

/** The most branches that a match keeps; it drops the oldest first. */
const MAX_BRANCHES = 12;

export function isBeginningOf(short: readonly Move[], long: readonly Move[]): boolean {
  return short.length <= long.length && short.every((move, index) => move === long[index]);
}

/** The length of the common beginning of two lines. */
export function sharedPlies(a: readonly Move[], b: readonly Move[]): number {
  const at = a.findIndex((move, index) => move !== b[index]);
  return at < 0 ? a.length : at;
}

/** Adds a line, unless another line begins with it. */
export function withBranch(branches: Branches, line: readonly Move[]): Branches {
  if (branches.some((one) => isBeginningOf(line, one))) return branches;
  const rest = branches.filter((one) => !isBeginningOf(one, line));
  return [...rest, ...(line.length === 0 ? [] : [line])].slice(-MAX_BRANCHES);
}
