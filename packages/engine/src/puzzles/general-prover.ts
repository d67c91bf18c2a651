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
} from '@tabuleiro/games';
import { WHOLE_MOVE } from '@tabuleiro/games/puzzle';
import { Facts } from './facts.ts';
import { Forcing } from './forcing.ts';
import type { OthersFound } from './others.ts';

export interface ProverLimits {
  /** Wins that take fewer plies are no puzzles. */
  readonly fewest?: number;
  /** Wins that take longer are not looked for. */
  readonly plies: number;
  /** For each position, as often as it is asked about. */
  readonly nodes: number;
  /** No other choice may force a win within so many plies more than the solution takes. */
  readonly margin: number;
  /** A choice that does not win within the margin may be proved never to win, if that can be seen in so many plies. */
  readonly refutation: number;
  /** Only choices are found of which all others are proved never to win; the margin does not matter then. */
  readonly isCertain?: boolean;
}

/** At least so many plies longer than the solution is searched for a win of any other choice. */
export const USUAL_MARGIN = 4;
export const USUAL_REFUTATION = 8;
const FACTS = 2 ** 20;

/** What somebody else knows of all moves but one. */
export type AskAboutOthers = (position: Position, solution: Move) => OthersFound;

/** Proves puzzles by trying all lines; for games whose moves can be listed. */
export class GeneralProver implements PuzzleProver {
  private readonly evaluation: Evaluation;
  private readonly limits: ProverLimits;
  private readonly ask: AskAboutOthers | null;
  private readonly facts = new Facts(FACTS);

  /** Whoever is asked at last about the other choices may find that one of them wins too, later than the margin shows. */
  constructor(evaluation: Evaluation, limits: ProverLimits, ask: AskAboutOthers | null = null) {
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
    // Shallow first: most positions with several wins are found out cheaply.
    for (let extra = 1; extra <= margin; extra++) {
      if (others.some((other) => proof.winsAfter(other, plies - 1 + extra)) || proof.forcing.isSpent) return null;
    }
    return { question: WHOLE_MOVE, plies, move, others: this.judgeOthers(proof, others, plies) };
  }

  /** Whether the others are proved never to win, as far as a few plies show. */
  private judgeOthers(proof: Proof, others: readonly Move[], plies: number): OtherChoices {
    const { nodes, refutation } = this.limits;
    const within = plies + this.margin;
    if (within >= proof.pliesToEnd) return 'proved';
    proof.forcing.allow(nodes);
    const isProved = others.every((other) => proof.cannotWinAfter(other, refutation));
    return isProved && !proof.forcing.isSpent ? 'proved' : within;
  }

  private askFurther(position: Position, { move, others }: OnlyChoice): OthersFound {
    if (others === 'proved' || this.ask === null) return others;
    const found = this.ask(position, move);
    return typeof found === 'number' ? Math.max(others, found) : found;
  }

  private begin(position: Position): Proof {
    return new Proof(this.evaluation.evaluator(position.clone(), this.evaluation.tuned.weights), this.facts);
  }
}

/** The proofs about one position. */
class Proof {
  readonly forcing: Forcing;
  private readonly evaluator: Evaluator;
  private readonly side: Side;

  constructor(evaluator: Evaluator, facts: Facts) {
    this.evaluator = evaluator;
    this.side = evaluator.searchState.turn;
    this.forcing = new Forcing(evaluator, facts);
  }

  /** Plies after which the match is over whatever happens; infinite where that cannot be said. */
  get pliesToEnd(): number {
    return this.evaluator.isBounded === true ? this.evaluator.pliesLeft() : Number.POSITIVE_INFINITY;
  }

  /** Whether the clock cannot end the match within so many plies. */
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

  /** Within at most so many plies, and fewer than the clock leaves. */
  cannotWinAfter(move: Move, plies: number): boolean {
    const other: Side = this.side === 1 ? 2 : 1;
    if (!this.isApart(plies + 1)) return false;
    return this.after(move, () => this.forcing.distance(other, 'not-lose', plies) !== null);
  }
}
