import type { Solver } from '@tabuleiro/engine';
import {
  type Evaluation,
  type Evaluator,
  type Move,
  MoveList,
  type OnlyChoice,
  type OtherChoices,
  type Position,
  type PuzzleProver,
  type Side,
  Match,
  type Rules,
} from '@tabuleiro/games';
import { WHOLE_MOVE } from '@tabuleiro/games/puzzle';
import { ForcedWinSearch, ForcedWinTable } from './forced-win-search.ts';

export interface ProverLimits {
  /** Shorter wins are no puzzles. */
  readonly fewest?: number;
  /** Longer wins are not searched for. */
  readonly plies: number;
  /** The node limit of each proof. */
  readonly nodes: number;
  /** No other choice may force a win within this many plies more than the solution takes. */
  readonly margin: number;
  /** The depth of the search for a proof that a choice never wins. */
  readonly refutation: number;
  /** Accept a choice only if all others are proved never to win; the margin is ignored then. */
  readonly isCertain?: boolean;
}

/** The usual margin: other choices are searched this many plies deeper than the solution. */
export const USUAL_MARGIN = 4;
export const USUAL_REFUTATION = 8;
const FACTS = 2 ** 20;

/** Solves the positions after all moves but one. */
export type SolveOtherMoves = (position: Position, solution: Move) => OtherMovesResult;

/** Proves puzzles by trying all lines, in games whose moves can be listed. */
export class SearchProver implements PuzzleProver {
  private readonly evaluation: Evaluation;
  private readonly limits: ProverLimits;
  private readonly ask: SolveOtherMoves | null;
  private readonly facts = new ForcedWinTable(FACTS);

  /** `ask` is called last: it may find another choice that wins, later than the margin shows. */
  constructor(evaluation: Evaluation, limits: ProverLimits, ask: SolveOtherMoves | null = null) {
    this.evaluation = evaluation;
    this.limits = limits;
    this.ask = ask;
  }

  private get margin(): number {
    return this.limits.isCertain === true ? 0 : this.limits.margin;
  }

  findOnlyChoices(position: Position): readonly OnlyChoice[] {
    const { plies: most, nodes } = this.limits;
    const proof = this.begin(position);
    if (!proof.isApart(most + this.margin)) return [];
    const { forcing } = proof;
    forcing.allow(nodes);
    const plies = forcing.distance(position.turn, 'win', most);
    if (plies === null || plies < Math.max(1, this.limits.fewest ?? 1)) return [];
    const choice = this.onlyMove(proof, plies);
    if (choice === null) return [];
    const others = this.askFurther(position, choice);
    const isEnough = others === 'proved' || (others !== 'another' && this.limits.isCertain !== true);
    return isEnough ? [{ ...choice, others }] : [];
  }

  findWin(position: Position, plies: number): Move | null {
    const proof = this.begin(position);
    if (!proof.isApart(plies)) return null;
    const distance = proof.forcing.distance(position.turn, 'win', plies);
    if (distance === null) return null;
    return proof.moves().find((move) => proof.winsAfter(move, distance - 1)) ?? null;
  }

  findReplies(position: Position, plies: number | null): readonly Move[] {
    const proof = this.begin(position);
    if (plies === null || !proof.isApart(plies)) return [];
    const winner: Side = position.turn === 1 ? 2 : 1;
    const moves = proof.moves();
    const distances = moves.map((move) =>
      proof.after(move, () => proof.forcing.distance(winner, 'win', plies - 1) ?? plies),
    );
    const longest = Math.max(...distances);
    return moves.filter((_, index) => distances[index] === longest);
  }

  private onlyMove(proof: Proof, plies: number): OnlyChoice | null {
    const { margin } = this;
    const moves = proof.moves();
    const winning = moves.filter((move) => proof.winsAfter(move, plies - 1));
    const [move] = winning;
    if (move === undefined || winning.length > 1 || proof.forcing.isSpent) return null;
    const others = moves.filter((other) => other !== move);
    // Shallow first, which rejects most positions with several wins cheaply.
    for (let extra = 1; extra <= margin; extra++) {
      if (others.some((other) => proof.winsAfter(other, plies - 1 + extra)) || proof.forcing.isSpent) return null;
    }
    return { question: WHOLE_MOVE, plies, move, others: this.judgeOthers(proof, others, plies) };
  }

  /** Whether a search of a few plies proves that the others never win. */
  private judgeOthers(proof: Proof, others: readonly Move[], plies: number): OtherChoices {
    const { nodes, refutation } = this.limits;
    const within = plies + this.margin;
    if (within >= proof.pliesToEnd) return 'proved';
    proof.forcing.allow(nodes);
    const isProved = others.every((other) => proof.cannotWinAfter(other, refutation));
    return isProved && !proof.forcing.isSpent ? 'proved' : within;
  }

  private askFurther(position: Position, { move, others }: OnlyChoice): OtherMovesResult {
    if (others === 'proved' || this.ask === null) return others;
    const found = this.ask(position, move);
    return typeof found === 'number' ? Math.max(others, found) : found;
  }

  private begin(position: Position): Proof {
    return new Proof(this.evaluation.evaluator(position.clone(), this.evaluation.tuned.weights), this.facts);
  }
}

/** The proofs for one position. */
class Proof {
  readonly forcing: ForcedWinSearch;
  private readonly evaluator: Evaluator;
  private readonly side: Side;

  constructor(evaluator: Evaluator, facts: ForcedWinTable) {
    this.evaluator = evaluator;
    this.side = evaluator.searchState.turn;
    this.forcing = new ForcedWinSearch(evaluator, facts);
  }

  /** The match is over after this many plies at most; infinite when unknown. */
  get pliesToEnd(): number {
    return this.evaluator.isBounded === true ? this.evaluator.pliesLeft() : Number.POSITIVE_INFINITY;
  }

  /** Whether the clock cannot end the match within this many plies. */
  isApart(plies: number): boolean {
    return this.evaluator.isBounded === true || this.evaluator.pliesLeft() > plies;
  }

  moves(): readonly Move[] {
    const list = new MoveList();
    this.evaluator.searchState.legalMoves(list);
    return [...list];
  }

  after<T>(move: Move, ask: () => T): T {
    const { searchState } = this.evaluator;
    searchState.apply(move);
    const answer = ask();
    searchState.undo();
    return answer;
  }

  winsAfter(move: Move, plies: number): boolean {
    return this.after(move, () => this.forcing.forces(this.side, 'win', plies));
  }

  /** Searches at most this many plies, and fewer than the clock leaves. */
  cannotWinAfter(move: Move, plies: number): boolean {
    const other: Side = this.side === 1 ? 2 : 1;
    if (!this.isApart(plies + 1)) return false;
    return this.after(move, () => this.forcing.distance(other, 'not-lose', plies) !== null);
  }
}

/** What the solver proved about all moves but the solution; `another` when one of them wins too. */
export type OtherMovesResult = OtherChoices | 'another';

/**
 * Solves the position after each move that is not the solution, with a node limit each. A proved win or draw of the
 * other side means that the move never wins; otherwise the result is the number of plies within which none of the moves
 * wins.
 */
export function solveOtherMoves(
  solver: Solver,
  rules: Rules,
  position: Position,
  solution: Move,
  nodes: number,
): OtherMovesResult {
  const moves = new MoveList();
  position.legalMoves(moves);
  let within = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    if (move === solution) continue;
    const found = askAfter(solver, rules, position, move, nodes);
    if (found === 'another') return 'another';
    if (found !== 'proved') within = Math.min(within, found);
  }
  return Number.isFinite(within) ? within : 'proved';
}

/** Whether the solver proves that no move but the solution ever wins. Stops at the first move without such a proof. */
export function doOtherMovesNeverWin(
  solver: Solver,
  rules: Rules,
  position: Position,
  solution: Move,
  nodes: number,
): boolean {
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves].every((move) => move === solution || askAfter(solver, rules, position, move, nodes) === 'proved');
}

function askAfter(solver: Solver, rules: Rules, position: Position, move: Move, nodes: number): OtherMovesResult {
  const after = position.clone();
  after.apply(move);
  const match = new Match(rules, after);
  if (match.outcome !== null) return match.outcome.winner === position.turn ? 'another' : 'proved';
  const { excludedPlies, result } = solver.solve(match, { limits: { nodes } });
  if (result === 'unproved') return excludedPlies + 1;
  return (result === 'win') === (after.turn === position.turn) && result !== 'draw' ? 'another' : 'proved';
}
