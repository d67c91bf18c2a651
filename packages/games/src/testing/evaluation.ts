import {
  type Evaluation,
  type Evaluator,
  LARGEST_VALUE,
  type Move,
  MoveList,
  type Position,
  type SeededRandom,
} from '../contract/index.ts';
import { loadEvaluation, type Rules } from '../games.ts';
import { HIGHEST_LEVEL } from '../players/spec.ts';
import type { Findings } from './findings.ts';

const LARGEST_RANK = 1_000_000;

/** Checks a game's evaluation. */
export class EvaluationInspector {
  private readonly rules: Rules;
  private readonly evaluation: Evaluation;
  private readonly findings: Findings;
  private readonly random: SeededRandom;

  private constructor(rules: Rules, evaluation: Evaluation, findings: Findings, random: SeededRandom) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.findings = findings;
    this.random = random;
    for (const { settings, madeBy } of [evaluation.levels, ...Object.values(evaluation.variantLevels ?? {})]) {
      findings.expectEqual(settings.length, HIGHEST_LEVEL, 'a game has all levels', () => madeBy);
    }
  }

  static async load(rules: Rules, findings: Findings, random: SeededRandom): Promise<EvaluationInspector> {
    return new EvaluationInspector(rules, await loadEvaluation(rules.game), findings, random);
  }

  inspect(position: Position): void {
    if (position.isOver()) return;
    const text = this.rules.makePosition(position);
    const where = (): string => text;
    const evaluator = this.evaluation.evaluator(position, this.evaluation.tuned.weights);
    this.inspectValue(evaluator, where);
    const decisions = this.walkTurn(evaluator, where);
    for (let count = 0; count < decisions.length; count++) evaluator.searchState.undo();
    const left = this.rules.makePosition(position);
    this.findings.expectEqual(left, text, 'judging leaves the position as it was', where);
    const move = evaluator.decisions === 1 ? decisions[0] : evaluator.assemble?.(decisions);
    const isLegal = move !== undefined && position.isLegal(move);
    this.findings.expect(isLegal, 'the decisions of a turn make a legal move', where);
    const first = move && (evaluator.decisions === 1 ? move : this.evaluation.firstDecision?.(move));
    this.findings.expectEqual(first, decisions[0], 'the first decision of a turn is known', where);
  }

  private inspectValue(evaluator: Evaluator, where: () => string): void {
    const { findings } = this;
    const weights = Object.values(this.evaluation.tuned.weights);
    const features = new Float64Array(weights.length);
    evaluator.features(features);
    const sum = weights.reduce((total, weight, index) => total + weight * (features[index] ?? 0), 0);
    const value = evaluator.value();
    const isSum = Number.isInteger(value) && Math.abs(value - sum) <= 0.5 + 1e-6;
    findings.expect(
      isSum,
      'a value is the rounded sum of features times weights',
      () => `${where()}: ${value}, ${sum}`,
    );
    findings.expect(Math.abs(value) <= LARGEST_VALUE, 'a value is not larger than it may be', where);
    findings.expect(evaluator.pliesLeft() > 0, 'a position that is not over has plies left', where);
  }

  /** Makes the decisions of one turn at random; the caller takes them back. */
  private walkTurn(evaluator: Evaluator, where: () => string): readonly Move[] {
    const { searchState } = evaluator;
    const { turn } = searchState;
    const made: Move[] = [];
    while (made.length < evaluator.decisions) {
      const moves = this.listMoves(evaluator, where);
      if (moves.length === 0) break;
      this.findings.expectEqual(searchState.turn, turn, 'the side to move stays until its turn is complete', where);
      const move = moves.at(this.random.below(moves.length));
      searchState.apply(move);
      made.push(move);
    }
    return made;
  }

  private listMoves(evaluator: Evaluator, where: () => string): MoveList {
    const { searchState } = evaluator;
    const moves = new MoveList();
    searchState.legalMoves(moves);
    this.findings.expect(moves.length > 0, 'a position that is not over has a move to search', where);
    this.findings.expect(areLegal(evaluator, moves), 'moves to search are legal', where);
    const ranks = new Int32Array(moves.length);
    evaluator.rank(moves, ranks);
    const areBounded = ranks.every((rank) => Math.abs(rank) <= LARGEST_RANK);
    this.findings.expect(areBounded, 'ranks are not larger than they may be', where);
    const noisy = new MoveList();
    evaluator.noisyMoves?.(noisy);
    this.findings.expect(areLegal(evaluator, noisy), 'noisy moves are legal', where);
    return moves;
  }
}

function areLegal({ searchState }: Evaluator, moves: MoveList): boolean {
  return [...moves].every((move) => searchState.isLegal(move));
}
