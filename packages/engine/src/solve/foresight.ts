import { type GameId, LARGEST_VALUE, type Limits, type Match, type ProvedEnd, type Stop } from '@tabuleiro/games';
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
 * nodes or plies wants the search alone, and the same answer every time.
 */
export class Foresight {
  private readonly solver: Solver;

  constructor(solver: Solver) {
    this.solver = solver;
  }

  static async open(game: GameId, now: Now): Promise<Foresight> {
    return new Foresight(await openSolver(game, { tableBytes: TABLE_BYTES, now }));
  }

  /** What was proved, or null. */
  look(match: Match, limits: Limits, stop: Stop): Solution | null {
    if (limits.nodes !== undefined || limits.depth !== undefined || stop.stopped) return null;
    const { softMs, hardMs } = allot(limits, match.position.turn);
    const ms = Math.min(softMs, hardMs);
    const isInSight = this.solver.seesTheEnd(match);
    const timeMs = isInSight ? Math.min(SHARE_IN_SIGHT * ms, LONGEST_IN_SIGHT_MS) : Math.min(SHARE * ms, LONGEST_MS);
    if (timeMs < SHORTEST_MS) return null;
    const solution = this.solver.solve(match, { limits: { timeMs }, stop });
    return solution.result !== 'unproved' && solution.line.length > 0 ? solution : null;
  }

  /** What a search found, with what is proved put right: the quickest win that is known, what draws, or that all is lost. */
  correct(analysis: Analysis, solution: Solution | null): Analysis {
    if (solution === null) return analysis;
    if (solution.result === 'draw') return correctDraw(analysis, solution);
    const [first, ...others] = analysis.lines;
    const proved = lineFrom(solution);
    if (first.end?.plies !== undefined && first.end.plies <= (proved.end?.plies ?? 0)) return analysis;
    const [move] = proved.moves;
    const rest = solution.result === 'win' ? analysis.lines.filter((line) => line.moves[0] !== move) : others;
    return { ...analysis, lines: [proved, ...rest.slice(0, analysis.lines.length - 1)] };
  }
}

/** Of the lines that a search liked those that keep the draw, in its order; the others lose where all that draw are known. */
function correctDraw(analysis: Analysis, solution: Solution): Analysis {
  const { best, areAllBest } = solution;
  const draws = analysis.lines.filter(({ moves: [first] }) => first !== undefined && best.includes(first));
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

function lineFrom({ result, plies, line }: Solution): Line {
  const distance = plies ?? 0;
  const end: ProvedEnd | null = result === 'unproved' ? null : { result, plies: distance };
  return { score: result === 'win' ? WIN - distance : result === 'loss' ? distance - WIN : DRAW, end, moves: line };
}
