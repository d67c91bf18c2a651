import {
  type GameId,
  LARGEST_VALUE,
  type Limits,
  type Match,
  type Move,
  type ProvedEnd,
  type Stop,
} from '@tabuleiro/games';
import type { Analysis, Line } from '../engine.ts';
import { allot, DRAW, type Now, WIN } from '../search/index.ts';
import type { Solution } from './solution.ts';
import { openSolver, type Solver } from './solver.ts';

// Whoever looks ahead searches so: pages load both at once.
export { analyseWithProof } from './search-with-proof.ts';

/** A proof is tried for this part of the time of a search, never longer than this, and not at all where there is little. */
const SHARE = 0.05;
const LONGEST_MS = 250;
/** Where the end of the match is in sight, a proof says all that there is to say. */
const SHARE_IN_SIGHT = 0.5;
const LONGEST_IN_SIGHT_MS = 2000;
const SHORTEST_MS = 10;
const TABLE_BYTES = 4 * 2 ** 20;
const PROVED_DRAW: ProvedEnd = { result: 'draw' };
const PROVED_LOSS: ProvedEnd = { result: 'loss' };
/** Below everything that is only estimated, and no number of plies. */
const LOST = -LARGEST_VALUE - 1;

/**
 * Looks for a proof while a search has hardly begun: a forced win needs no opinion. Only where time limits the search: who counts
 * nodes or plies wants the search alone, and the same answer every time. Who judges and gives time too (a review) has a proof
 * where the end of the match is in sight: it is the same on every machine that is not too slow for it.
 */
export class ProofProbe {
  private readonly solver: Solver;

  constructor(solver: Solver) {
    this.solver = solver;
  }

  static async open(game: GameId, now: Now): Promise<ProofProbe> {
    return new ProofProbe(await openSolver(game, { tableBytes: TABLE_BYTES, now }));
  }

  /** What was proved, or null. */
  look(match: Match, limits: Limits, stop: Stop, isPlayer = false): Solution | null {
    if (limits.depth !== undefined || stop.stopped) return null;
    const isInSight = this.solver.seesTheEnd(match);
    const isReview = limits.timeMs !== undefined && isInSight && !isPlayer;
    if (limits.nodes !== undefined && !isReview) return null;
    const { softMs, hardMs } = allot(limits, match.position.turn);
    const ms = Math.min(softMs, hardMs);
    const timeMs = isInSight ? Math.min(SHARE_IN_SIGHT * ms, LONGEST_IN_SIGHT_MS) : Math.min(SHARE * ms, LONGEST_MS);
    if (timeMs < SHORTEST_MS) return null;
    const solution = this.solver.solve(match, { limits: { timeMs }, stop });
    return solution.result !== 'unproved' && solution.line.length > 0 ? solution : null;
  }

  /** What a search found, with what is proved put right: the quickest win that is known, what draws, or that all is lost. */
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

  private beginning({ moves: [move] }: Line): Move | null {
    return move === undefined ? null : this.solver.firstDecision(move);
  }
}

/** Whoever is lost is so after every move, and no later than with the best one. */
function lost(line: Line, { end, score }: Line): Line {
  if (end === null || (line.end?.plies ?? Infinity) <= (end.plies ?? 0)) return line;
  return { ...line, score, end: { ...end, atMost: true } };
}

/** Of the lines that a search liked those that keep the draw, in its order; the others lose where all that draw are known. */
function correctDraw(analysis: Analysis, solution: Solution): Analysis {
  const { best, areAllBest } = solution;
  const draws = analysis.lines.filter(
    ({ end, moves: [first] }) => end?.result === 'draw' || (first !== undefined && best.includes(first)),
  );
  const [first, ...rest] = draws.map(({ moves }): Line => ({ score: DRAW, end: PROVED_DRAW, moves }));
  const others = analysis.lines
    .filter((line) => !draws.includes(line))
    .map((line): Line =>
      areAllBest && line.end === null ? { score: LOST, end: PROVED_LOSS, moves: line.moves } : line,
    );
  const lines: Analysis['lines'] =
    first === undefined ? [lineFrom(solution), ...others.slice(0, -1)] : [first, ...rest, ...others];
  return { ...analysis, lines };
}

function lineFrom({ result, plies, isExact, line: moves }: Solution): Line {
  const distance = plies ?? 0;
  const score = result === 'win' ? WIN - distance : result === 'loss' ? distance - WIN : DRAW;
  if (result === 'unproved') return { score, end: null, moves };
  return { score, end: { result, ...(plies !== null && { plies }), ...(!isExact && { atMost: true }) }, moves };
}
