import { openSolver, type Solution, type SolvedResult, type SolveLimits } from '@tabuleiro/engine';
import { type Match, ok, type Position, type Result, type Rules, type TextError } from '@tabuleiro/games';
import { makeLine } from '../ugi/info.ts';
import { LONGEST_MS } from './analyse.ts';
import { beginMatch, expectGoingOn } from './begin.ts';

// Proofs as plain data, and how large they may be asked for.

/** In plies; no end that lies further away is looked for. */
export const FURTHEST_PLIES = 64;
export const MOST_BEST = 100_000;
export const USUAL_BEST = 12;

export interface SolutionInfo {
  /** For the side to move. */
  readonly result: SolvedResult;
  readonly plies: number | null;
  /** Whether `plies` is exact and not an upper bound. */
  readonly exact: boolean;
  /** As many of the best moves as were asked for, how many are known, and whether there are no others. */
  readonly best: readonly string[];
  readonly bestCount: number;
  readonly allBest: boolean;
  readonly line: readonly string[];
  /** Neither side wins within so many plies, every line having been tried. */
  readonly excludedPlies: number;
  readonly nodes: number;
  readonly ms: number;
}

export function toSolutionInfo({ rules, position }: Match, solution: Solution, most: number): SolutionInfo {
  const { result, plies, isExact, best, areAllBest, line, excludedPlies, nodes, ms } = solution;
  return {
    result,
    plies,
    exact: isExact,
    best: best.slice(0, most).map((move) => rules.makeMove(position, move)),
    bestCount: best.length,
    allBest: areAllBest,
    line: makeLine(rules, position, line),
    excludedPlies,
    nodes,
    ms: Math.round(ms),
  };
}

/** The limits of a proof, which always has an end: the usual time where nothing is said. */
export function limitProof({ timeMs, nodes, plies }: SolveLimits, usualMs: number): SolveLimits {
  const isLimited = nodes !== undefined || plies !== undefined;
  return {
    timeMs: timeMs ?? (isLimited ? LONGEST_MS : usualMs),
    ...(nodes !== undefined && { nodes }),
    ...(plies !== undefined && { plies }),
  };
}

export interface ProofQuestion {
  readonly rules: Rules;
  readonly position: Position;
  /** Played from the position before it is solved. */
  readonly moves: readonly string[];
  readonly lines: number;
  readonly limits: SolveLimits;
}

/** Solves on this thread. */
export async function solve({
  rules,
  position,
  moves,
  lines,
  limits,
}: ProofQuestion): Promise<Result<SolutionInfo, TextError>> {
  const begun = beginMatch(rules, position, moves);
  if (!begun.ok) return begun;
  const match = expectGoingOn(begun.value);
  if (!match.ok) return match;
  const solver = await openSolver(rules.game, { now: () => performance.now() });
  return ok(toSolutionInfo(match.value, solver.solve(match.value, { limits }), lines));
}
