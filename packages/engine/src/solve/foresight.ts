import type { GameId, Limits, Match, ProvedEnd, Stop } from '@tabuleiro/games';
import type { Analysis, Line } from '../engine.ts';
import { allot, DRAW, type Now, WIN } from '../search/index.ts';
import type { Solution } from './solution.ts';
import { openSolver, type Solver } from './solver.ts';

// Whoever looks ahead searches so: pages load both at once.
export { analyseWithProof } from './search-with-proof.ts';

/** A proof is tried for this part of the time of a search, never longer than this, and not at all where there is little. */
const SHARE = 0.05;
const LONGEST_MS = 250;
const SHORTEST_MS = 10;
const TABLE_BYTES = 4 * 2 ** 20;

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

  /** A win or a loss that was proved, or null. */
  look(match: Match, limits: Limits, stop: Stop): Solution | null {
    if (limits.nodes !== undefined || limits.depth !== undefined || stop.stopped) return null;
    const { softMs, hardMs } = allot(limits, match.position.turn);
    const timeMs = Math.min(SHARE * Math.min(softMs, hardMs), LONGEST_MS);
    if (timeMs < SHORTEST_MS) return null;
    const solution = this.solver.solve(match, { limits: { timeMs }, stop });
    const isProved = (solution.result === 'win' || solution.result === 'loss') && solution.line.length > 0;
    return isProved ? solution : null;
  }

  /** What a search found, with what is proved put right: the quickest win that is known, or that all is lost. */
  correct(analysis: Analysis, solution: Solution | null): Analysis {
    if (solution === null) return analysis;
    const [first, ...others] = analysis.lines;
    const proved = lineFrom(solution);
    if (first.end?.plies !== undefined && first.end.plies <= (proved.end?.plies ?? 0)) return analysis;
    const [move] = proved.moves;
    const rest = solution.result === 'win' ? analysis.lines.filter((line) => line.moves[0] !== move) : others;
    return { ...analysis, lines: [proved, ...rest.slice(0, analysis.lines.length - 1)] };
  }
}

function lineFrom({ result, plies, line }: Solution): Line {
  const distance = plies ?? 0;
  const end: ProvedEnd | null = result === 'unproved' ? null : { result, plies: distance };
  return { score: result === 'win' ? WIN - distance : result === 'loss' ? distance - WIN : DRAW, end, moves: line };
}
