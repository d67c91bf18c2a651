import type { Move } from '@tabuleiro/games';

/** Lines of moves from one start. */
export type Lines = readonly (readonly Move[])[];

/** More than anybody comes back to; the oldest are given up first. */
const MOST_LINES = 12;

export function isBeginningOf(short: readonly Move[], long: readonly Move[]): boolean {
  return short.length <= long.length && short.every((move, index) => move === long[index]);
}

/** How many moves two lines begin with together. */
export function sharedPlies(a: readonly Move[], b: readonly Move[]): number {
  const at = a.findIndex((move, index) => move !== b[index]);
  return at < 0 ? a.length : at;
}

/** One line more, unless it says nothing new. */
export function withLine(lines: Lines, line: readonly Move[]): Lines {
  if (lines.some((one) => isBeginningOf(line, one))) return lines;
  return [...lines.filter((one) => !isBeginningOf(one, line)), ...(line.length === 0 ? [] : [line])].slice(-MOST_LINES);
}
