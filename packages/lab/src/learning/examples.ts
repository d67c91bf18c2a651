import {
  assert,
  type Evaluation,
  type InputReader,
  type Match,
  type NetworkInputs,
  type Position,
  type Rules,
} from '@tabuleiro/games';
import { isLull, quietPosition, resultOf, squash } from '../tuning/samples.ts';
import { replaySelfPlayMatch, type SelfPlayMatch } from '../tuning/self-play.ts';

/** Positions to learn from, in memory that threads share. */
export interface TrainingExamples {
  readonly count: number;
  /** The active inputs of all positions, one after the other. */
  readonly active: Uint16Array<SharedArrayBuffer>;
  /** Where those of each position begin, and the end of the last. */
  readonly starts: Uint32Array<SharedArrayBuffer>;
  readonly phases: Uint8Array<SharedArrayBuffer>;
  /** The score that the side to move can expect, from 0 to 1. */
  readonly targets: Float32Array<SharedArrayBuffer>;
}

/** How much the search's score counts in a target; the result of the match is the rest. */
const SEARCH_SHARE = 0.7;
/** Doubled whenever it is full. */
const FIRST_ROOM = 2 ** 20;

/** Collects the examples of matches. */
export class ExampleCollector {
  private readonly evaluation: Evaluation;
  private readonly inputs: NetworkInputs;
  private readonly rules: Rules;
  private readonly scratch: Int32Array;
  private active = new Uint16Array(FIRST_ROOM);
  private readonly starts: number[] = [0];
  private readonly phases: number[] = [];
  private readonly targets: number[] = [];

  constructor(evaluation: Evaluation, inputs: NetworkInputs, rules: Rules) {
    this.evaluation = evaluation;
    this.inputs = inputs;
    this.rules = rules;
    this.scratch = new Int32Array(inputs.mostActive);
  }

  /** Adds the positions that were searched, and those after the random moves that were searched in their place. */
  add(played: SelfPlayMatch): void {
    const { plies, winner, asides = [] } = played;
    const match = replaySelfPlayMatch(this.rules, played);
    assert(match !== null, 'matches to learn from follow the rules');
    const lastRandom = plies.findLastIndex(({ score }) => score === null);
    for (const [ply, { score }] of plies.entries()) {
      if (score === null) continue;
      // A random move may have decided the match: before it only the search's score counts.
      const share = ply < lastRandom ? 1 : SEARCH_SHARE;
      const { turn } = match.positionAt(ply);
      this.addPosition(match, ply, match.positionAt(ply), share * squash(score) + (1 - share) * resultOf(winner, turn));
    }
    for (const { ply, move, score } of asides) {
      const position = match.positionAt(ply).clone();
      position.apply(move);
      this.addPosition(match, ply, position, squash(score));
    }
  }

  finish(): TrainingExamples {
    const { active, starts, phases, targets } = this;
    const end = starts.at(-1) ?? 0;
    return {
      count: targets.length,
      active: copyTo(new Uint16Array(new SharedArrayBuffer(2 * end)), active.subarray(0, end)),
      starts: copyTo(new Uint32Array(new SharedArrayBuffer(4 * starts.length)), starts),
      phases: copyTo(new Uint8Array(new SharedArrayBuffer(phases.length)), phases),
      targets: copyTo(new Float32Array(new SharedArrayBuffer(4 * targets.length)), targets),
    };
  }

  /** Adds the quiet position that follows, because the search judges no other. */
  private addPosition(match: Match, ply: number, origin: Position, target: number): void {
    const position = origin.clone();
    const evaluator = this.evaluation.evaluator(position, this.evaluation.tuned.weights);
    const { searchState } = evaluator;
    const { turn } = searchState;
    if (isLull(this.evaluation, match, ply)) return;
    const line = quietPosition(evaluator);
    if (line === null) return;
    for (const move of line) searchState.apply(move);
    if (searchState.isOver()) return;
    this.push(this.inputs.reader(position), searchState.turn === turn ? target : 1 - target);
  }

  private push(reader: InputReader, target: number): void {
    const { scratch, starts } = this;
    const count = reader.read(scratch);
    const from = starts.at(-1) ?? 0;
    if (from + count > this.active.length) this.active = copyTo(new Uint16Array(2 * this.active.length), this.active);
    this.active.set(scratch.subarray(0, count), from);
    starts.push(from + count);
    this.phases.push(reader.phase());
    this.targets.push(target);
  }
}

function copyTo<T extends { set(numbers: ArrayLike<number>): void }>(array: T, numbers: ArrayLike<number>): T {
  array.set(numbers);
  return array;
}
