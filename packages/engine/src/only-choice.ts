import { type GameId, Match, type Move, type OnlyChoice, WHOLE_MOVE } from '@tabuleiro/games';
import { loadPuzzleProver } from '@tabuleiro/games/puzzle';
import type { VerdictOptions } from './solver/solution.ts';
import { openSolver, type SolverOptions } from './solver/solver.ts';
import { listSolvedMoves } from './tablebase/solve-by-tables.ts';
import type { Tablebase } from './tablebase/tablebase.ts';

export interface OnlyChoiceOptions extends Pick<VerdictOptions, 'limits' | 'stop'>, Pick<SolverOptions, 'now'> {
  /** The solved positions of the variant, if there are any. */
  readonly tables?: Tablebase | null;
}

/** What is proved about a move. */
export interface JudgedMove {
  readonly move: Move;
  /** Null if it is not proved whether the move wins. */
  readonly wins: boolean | null;
  /** Whether it ends the match at once. */
  readonly isLast: boolean;
}

/** Small, because it is cleared for every position. */
const TABLE_BYTES = 2 ** 22;

/**
 * The only choice that wins in a position, whatever was played before: exactly one is proved to win, and every other one
 * is proved never to. Null where there is none, and where the limits are too narrow for the proof.
 */
export async function findOnlyChoice(
  game: GameId,
  { rules, position }: Match,
  { tables = null, ...options }: OnlyChoiceOptions,
): Promise<OnlyChoice | null> {
  // A puzzle begins without a history.
  const match = new Match(rules, position);
  const solved = tables === null ? null : judgeByTables(tables, match);
  if (solved?.every(({ wins }) => wins !== null) === true) return onlyWin(solved);
  const own = await loadPuzzleProver(game);
  if (own !== null) return own.findOnlyChoices(position)[0] ?? null;
  const solver = await openSolver(game, { ...options, tableBytes: TABLE_BYTES });
  const { verdicts } = solver.proveMoves(match, options);
  return onlyWin(
    verdicts.map(({ move, result, plies, noWinWithin }) => ({
      move,
      wins: result === 'win' ? true : Number.isFinite(noWinWithin) ? null : false,
      isLast: plies === 1,
    })),
  );
}

function judgeByTables(tables: Tablebase, match: Match): readonly JudgedMove[] {
  const { turn } = match.position;
  return listSolvedMoves(tables, match).map(({ move, outcome, proof }) => {
    if (outcome !== null) return { move, wins: outcome.winner === turn, isLast: true };
    return { move, wins: proof && proof.result === 'win', isLast: false };
  });
}

/** The move that wins, if no other one can. A move without alternatives is no choice. */
export function onlyWin(judged: readonly JudgedMove[]): OnlyChoice | null {
  const [only, ...more] = judged.filter(({ wins }) => wins !== false);
  if (only === undefined || only.wins === null || more.length > 0 || judged.length < 2) return null;
  // How long it takes is not asked: the puzzle ends with this move.
  return { question: WHOLE_MOVE, plies: only.isLast ? 1 : null, move: only.move, others: 'proved' };
}
