import {
  type SearchState,
  type Evaluator,
  type Move,
  type MoveList,
  type Outcome,
  type Side,
  win,
} from '@tabuleiro/games';

// A game made for tests of the search: sides take steps of 0 to 5 in turn, and who has come further at the end has won.

const PLIES = 12;
const LONGEST_STEP = 5;

export class Race implements SearchState {
  turn: Side = 1;
  private readonly steps: number[] = [];

  get keyLow(): number {
    return Math.imul(this.lead() + 1000, 0x9e3779b1) ^ this.steps.length;
  }

  get keyHigh(): number {
    return Math.imul(this.lead() * 64 + this.steps.length + 7, 0x85ebca6b) ^ this.turn;
  }

  /** By how much side 1 is ahead; it has a start of half a step, so that nothing ends even. */
  lead(): number {
    return this.steps.reduce((sum, step) => sum + step, 0.5);
  }

  isOver(): boolean {
    return this.steps.length >= PLIES;
  }

  outcome(): Outcome | null {
    return this.isOver() ? win(this.lead() > 0 ? 1 : 2, 'majority') : null;
  }

  repetitionOutcome(): Outcome {
    return win(1, 'repetition');
  }

  legalMoves(into: MoveList): void {
    into.clear();
    into.reserve(LONGEST_STEP + 1);
    for (let step = 0; step <= LONGEST_STEP; step++) into.push(step);
  }

  isLegal(move: Move): boolean {
    return move <= LONGEST_STEP;
  }

  apply(move: Move): void {
    this.steps.push(this.turn === 1 ? move : 0 - move);
    this.turn = this.turn === 1 ? 2 : 1;
  }

  undo(): void {
    this.steps.pop();
    this.turn = this.turn === 1 ? 2 : 1;
  }
}

/** Values a race by the lead. */
export function evaluateRace(race: Race): Evaluator {
  return {
    searchState: race,
    decisions: 1,
    value: () => Math.round(20 * (race.turn === 1 ? race.lead() : -race.lead())),
    features: (into) => void into.fill(race.lead()),
    rank: (moves, ranks) => void ranks.fill(0, 0, moves.length),
    // What is left is no clock here, and the search must not take it for one.
    pliesLeft: () => 1000,
  };
}
