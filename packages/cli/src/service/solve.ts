import { type EngineHost, type Solution, solveByTables, type SolvedResult, type SolveLimits } from '@tabuleiro/engine';
import { type Match, ok, type Position, type Result, type Rules, type Stop, type TextError } from '@tabuleiro/games';
import { findTables } from '../tables/source.ts';
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
  /** Null where nothing is proved, or only the result. */
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
  /** When it is raised, nobody wants the answer any more. */
  readonly stop: Stop;
}

/** Solves in a thread of the host. */
export async function solve(
  host: EngineHost,
  { rules, position, moves, lines, limits, stop }: ProofQuestion,
): Promise<Result<SolutionInfo, TextError>> {
  const begun = beginMatch(rules, position, moves);
  if (!begun.ok) return begun;
  const match = expectGoingOn(begun.value);
  if (!match.ok) return match;
  const solution = await solveOrLookUp(match.value, limits, (left) => host.solve(match.value, { limits: left, stop }));
  return ok(toSolutionInfo(match.value, solution, lines));
}

/** So long it is tried to count the plies to an end that a table knows without counting them. */
const COUNTING_MS = 1000;

/** Asks tables of solved positions first, and a solver where they do not know, or not in how many plies. */
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
