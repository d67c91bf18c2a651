import { type Solution, solveByTables, type SolvedResult, type SolveLimits } from '@tabuleiro/engine';
import type { Match } from '@tabuleiro/games';
import { findTables } from '../players/find-tables.ts';
import { makeLine } from '../players/ugi/lines.ts';
import { LONGEST_MS } from './analysis-info.ts';

// Proofs as plain data, and the limits of what may be requested.

/** In plies. */
export const FURTHEST_PLIES = 64;
export const MOST_BEST = 100_000;
export const USUAL_BEST = 12;

export interface SolutionInfo {
  /** For the side to move. */
  readonly result: SolvedResult;
  /** Null when nothing is proved, or only the result. */
  readonly plies: number | null;
  /** Whether `plies` is exact and not an upper bound. */
  readonly exact: boolean;
  /** The requested number of best moves, how many are known, and whether these are all. */
  readonly best: readonly string[];
  readonly bestCount: number;
  readonly allBest: boolean;
  readonly line: readonly string[];
  /** Neither side can force a win within this many plies: every line was tried. */
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

interface GivenLimits {
  readonly timeMs?: number | undefined;
  readonly nodes?: number | undefined;
  readonly plies?: number | undefined;
}

/** Completes the limits so that every proof search ends; without any limit it gets the default time. */
export function limitProof({ timeMs, nodes, plies }: GivenLimits, usualMs: number): SolveLimits {
  const isLimited = nodes !== undefined || plies !== undefined;
  return {
    timeMs: timeMs ?? (isLimited ? LONGEST_MS : usualMs),
    ...(nodes !== undefined && { nodes }),
    ...(plies !== undefined && { plies }),
  };
}

/** How long to search for the number of plies when a table only knows the result. */
const COUNTING_MS = 1000;

/** Asks the tables of solved positions first, then a solver if they do not know the result or the number of plies. */
export async function solveOrLookUp(
  match: Match,
  limits: SolveLimits,
  solveWithin: (limits: SolveLimits) => Promise<Solution>,
): Promise<Solution & { readonly isKnown: boolean }> {
  const known = limits.plies === undefined ? await lookUp(match) : null;
  if (known === null) return { ...(await solveWithin(limits)), isKnown: false };
  if (known.plies !== null || known.result === 'draw') return { ...known, isKnown: true };
  const timeMs = Math.min(limits.timeMs ?? COUNTING_MS, COUNTING_MS);
  const counted = await solveWithin({ ...limits, timeMs });
  return counted.result === 'unproved' ? { ...known, isKnown: true } : { ...counted, isKnown: false };
}

async function lookUp(match: Match): Promise<Solution | null> {
  const tables = await findTables(match.rules.game, match.rules.variant.id);
  return tables === null ? null : solveByTables(tables, match);
}
