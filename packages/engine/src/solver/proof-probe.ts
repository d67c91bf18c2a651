import {
  type GameId,
  LARGEST_VALUE,
  type Match,
  type Move,
  NEVER_STOP,
  type ProvedEnd,
  type Stop,
  type ThinkingLimits,
} from '@tabuleiro/games';
import type { AnalyseOptions, Analysis, AnalysisLine, Engine } from '../engine.ts';
import type { Now } from '../search/budget.ts';
import { DRAW, WIN } from '../search/score.ts';
import { allotTime } from '../search/time-management.ts';
import type { Solution } from './solution.ts';
import { openSolver, type Solver } from './solver.ts';

/** A proof attempt gets 5 % of the search time, at most 250 ms, and none if that is less than 10 ms. */
const SHARE = 0.05;
const LONGEST_MS = 250;
/** With the end of the match in sight, a proof settles the position, so it gets more time. */
const SHARE_IN_SIGHT = 0.5;
const LONGEST_IN_SIGHT_MS = 2000;
const SHORTEST_MS = 10;
const TABLE_BYTES = 4 * 2 ** 20;
const PROVED_DRAW: ProvedEnd = { result: 'draw' };
const PROVED_LOSS: ProvedEnd = { result: 'loss' };
/** A loss of unknown length: below every static value, above every loss with a known length. */
const LOST = -LARGEST_VALUE - 1;

/**
 * Tries a proof early in a search: a forced win needs no evaluation. It runs only if time limits the search, because a
 * caller that limits nodes or depth wants the plain search and a reproducible answer. Exception: a review that limits
 * nodes and also gives a time gets a proof if the end of the match is in sight. Every machine that is fast enough finds
 * the same proof.
 */
export class ProofProbe {
  private readonly solver: Solver;

  constructor(solver: Solver) {
    this.solver = solver;
  }

  static async open(game: GameId, now: Now): Promise<ProofProbe> {
    return new ProofProbe(await openSolver(game, { tableBytes: TABLE_BYTES, now }));
  }

  /** The proof, or null. */
  look(match: Match, limits: ThinkingLimits, stop: Stop, isPlayer = false): Solution | null {
    if (limits.depth !== undefined || stop.stopped) return null;
    const isInSight = this.solver.hasBoundedEnd(match);
    const isReview = limits.timeMs !== undefined && isInSight && !isPlayer;
    if (limits.nodes !== undefined && !isReview) return null;
    const { softMs, hardMs } = allotTime(limits, match.position.turn);
    const ms = Math.min(softMs, hardMs);
    const timeMs = isInSight ? Math.min(SHARE_IN_SIGHT * ms, LONGEST_IN_SIGHT_MS) : Math.min(SHARE * ms, LONGEST_MS);
    if (timeMs < SHORTEST_MS) return null;
    const solution = this.solver.solve(match, { limits: { timeMs }, stop });
    return solution.result !== 'unproved' && solution.line.length > 0 ? solution : null;
  }

  /** Corrects the result of a search by a proof: the shortest known win, the drawing moves, or the loss. */
  correct(analysis: Analysis, solution: Solution | null): Analysis {
    if (solution === null) return analysis;
    if (solution.result === 'draw') return correctDraw(analysis, solution);
    const proved = lineFrom(solution);
    const lines = solution.result === 'loss' ? analysis.lines.map((line) => lost(line, proved)) : analysis.lines;
    const [first, ...others] = lines;
    const plies = analysis.lines[0].end?.plies;
    if (first !== undefined && plies !== undefined && plies <= (solution.plies ?? 0)) {
      const isSame = solution.isExact && plies === solution.plies;
      const known = isSame ? { ...first, end: proved.end } : first;
      return { ...analysis, lines: [known, ...others] };
    }
    // Lines differ in their first decision.
    const rest = lines.filter((line) => this.beginning(line) !== this.beginning(proved));
    return { ...analysis, lines: [proved, ...rest.slice(0, lines.length - 1)] };
  }

  private beginning({ moves: [move] }: AnalysisLine): Move | null {
    return move === undefined ? null : this.solver.firstDecision(move);
  }
}

/** In a lost position every move loses, and none holds out longer than the best one. */
function lost(line: AnalysisLine, { end, score }: AnalysisLine): AnalysisLine {
  if (end === null || (line.end?.plies ?? Infinity) <= (end.plies ?? 0)) return line;
  return { ...line, score, end: { ...end, atMost: true } };
}

/** Puts the drawing lines first, in the order of the search. If all drawing moves are known, the other lines lose. */
function correctDraw(analysis: Analysis, solution: Solution): Analysis {
  const { best, areAllBest } = solution;
  const draws = analysis.lines.filter(
    ({ end, moves: [first] }) => end?.result === 'draw' || (first !== undefined && best.includes(first)),
  );
  const [first, ...rest] = draws.map(({ moves }): AnalysisLine => ({ score: DRAW, end: PROVED_DRAW, moves }));
  const others = analysis.lines
    .filter((line) => !draws.includes(line))
    .map((line): AnalysisLine =>
      areAllBest && line.end === null ? { score: LOST, end: PROVED_LOSS, moves: line.moves } : line,
    );
  const lines: Analysis['lines'] =
    first === undefined ? [lineFrom(solution), ...others.slice(0, -1)] : [first, ...rest, ...others];
  return { ...analysis, lines };
}

function lineFrom({ result, plies, isExact, line: moves }: Solution): AnalysisLine {
  const distance = plies ?? 0;
  const score = result === 'win' ? WIN - distance : result === 'loss' ? distance - WIN : DRAW;
  if (result === 'unproved') return { score, end: null, moves };
  return { score, end: { result, ...(plies !== null && { plies }), ...(!isExact && { atMost: true }) }, moves };
}

export interface ProofOptions extends AnalyseOptions {
  /**
   * Receives an error of the proof attempt; the search then continues without a proof. If absent, the error is thrown.
   */
  readonly onError?: (error: unknown) => void;
}

/**
 * A search with a proof attempt. The first report of the search precedes the attempt, so that the caller has a move at
 * once and can stop at any time. The attempt's time counts as search time. All later reports include the proof. A
 * player (`hurries`) stops as soon as a win is proved. In a proved draw it plays the drawing move that the search likes
 * best. In a proved loss it ignores the proof and plays on as well as it can.
 */
export function analyseWithProof(
  engine: Engine,
  proofProbe: ProofProbe,
  match: Match,
  { onError, ...options }: ProofOptions = {},
): Analysis {
  const { limits = {}, stop = NEVER_STOP, onProgress } = options;
  const isPlayer = options.hurries === true;
  let hasLooked = false;
  let proof: Solution | null = null;
  const withProof = (state: Analysis): Analysis => proofProbe.correct(state, proof);
  const untilProved: Stop = {
    get stopped() {
      return stop.stopped || (isPlayer && proof?.result === 'win');
    },
  };
  const look = (): Solution | null => {
    try {
      return proofProbe.look(match, limits, stop, isPlayer);
    } catch (error) {
      if (onError === undefined) throw error;
      onError(error);
      return null;
    }
  };
  const lookAfter = (first: Analysis): void => {
    hasLooked = true;
    const solution = look();
    if (solution === null || (isPlayer && solution.result === 'loss')) return;
    proof = solution;
    onProgress?.(withProof(first));
  };
  const analysis = engine.analyse(match, {
    ...options,
    stop: untilProved,
    onProgress: (state) => {
      onProgress?.(withProof(state));
      if (!hasLooked) lookAfter(state);
    },
  });
  return withProof(analysis);
}
