import {
  type Evaluation,
  type Evaluator,
  type Match,
  type Move,
  MoveList,
  type Outcome,
  type Position,
  type Side,
  REPETITION_LIMIT,
} from '@tabuleiro/games';

/** Longer than any line that is tried to its end. */
const ENDLESS = 1000;
/** What is settled in fewer plies is found again as fast. */
const FEWEST_REMEMBERED = 3;

/**
 * Who wins a match within how many plies, by trying every line on a match with its whole past: the position, how often each position
 * has stood, and the game's own ends, its clock included. It shares nothing with the engine. What it remembers is kept under all
 * that the answer depends on. It gives up (null) when it has used up its nodes.
 */
export class BruteForce {
  private readonly position: Position;
  /** Only its clock is read. */
  private readonly evaluator: Evaluator;
  private readonly occurrences = new Map<number, number>();
  private readonly remembered = new Map<number, boolean>();
  private readonly lists: MoveList[] = [];
  private nodesLeft = 0;
  /** Two sums over all occurrences: with other ones the same position is another state. */
  private pastLow = 0;
  private pastHigh = 0;

  constructor(match: Match, evaluation: Evaluation) {
    this.position = match.position.clone();
    this.evaluator = evaluation.evaluator(this.position, evaluation.tuned.weights);
    for (let ply = 0; ply <= match.moves.length; ply++) this.stand(match.positionAt(ply));
  }

  /** Whether a side wins within `plies` plies; with a move, the plies count that move. */
  wins(side: Side, plies: number, nodes: number, move: Move | null = null): boolean | null {
    this.nodesLeft = nodes;
    const isWon = move === null ? this.search(side, plies, 0) : this.tryMove(side, move, plies, 0);
    return this.nodesLeft < 0 ? null : isWon;
  }

  /** How many nodes the last answer took, of those that it was given. */
  used(given: number): number {
    return given - Math.max(0, this.nodesLeft);
  }

  /** Whether a side can force a win at all; likewise. */
  everWins(side: Side, nodes: number, move: Move | null = null): boolean | null {
    return this.wins(side, ENDLESS, nodes, move);
  }

  private tryMove(side: Side, move: Move, plies: number, height: number): boolean {
    if (plies < 1 || --this.nodesLeft < 0) return false;
    const { position } = this;
    position.apply(move);
    const key = this.stand(position);
    const end = this.outcome(key);
    const isWon = end === null ? this.search(side, plies - 1, height + 1) : end.winner === side;
    this.leave(position, key);
    position.undo();
    return isWon;
  }

  private search(side: Side, plies: number, height: number): boolean {
    if (plies < 1 || this.nodesLeft < 0) return false;
    const { position } = this;
    const isOwn = position.turn === side;
    const moves = (this.lists[height] ??= new MoveList());
    position.legalMoves(moves);
    // Lists cost time too.
    this.nodesLeft -= moves.length >> 3;
    if (plies < FEWEST_REMEMBERED) return this.decide(side, plies, height, isOwn);
    const state = this.stateOf(side, plies);
    const known = this.remembered.get(state);
    if (known !== undefined) return known;
    // What ends at once is seen first.
    const isWon = (isOwn && this.decide(side, 1, height, true)) || this.decide(side, plies, height, isOwn);
    if (this.nodesLeft >= 0) this.remembered.set(state, isWon);
    return isWon;
  }

  /** One own move that wins is enough, and one of the other side that does not lose. */
  private decide(side: Side, plies: number, height: number, isOwn: boolean): boolean {
    const moves = this.lists[height] ?? new MoveList();
    for (let index = 0; index < moves.length; index++) {
      if (this.tryMove(side, moves.at(index), plies, height) === isOwn) return isOwn;
    }
    return !isOwn;
  }

  private outcome(key: number): Outcome | null {
    const { position } = this;
    const end = position.outcome();
    if (end !== null) return end;
    return (this.occurrences.get(key) ?? 0) >= REPETITION_LIMIT ? position.repetitionOutcome() : null;
  }

  /** The question, the position, its clock and all that stood before, in as many bits as a number has room for. */
  private stateOf(side: Side, plies: number): number {
    const { keyLow, keyHigh } = this.position;
    const question = mixed(4 * (1000 * plies + this.evaluator.pliesLeft()) + side);
    return joined(this.pastLow ^ mixed(keyHigh), mixed(this.pastHigh ^ mixed(keyLow ^ question)));
  }

  private stand(position: Position): number {
    const key = joined(position.keyLow, position.keyHigh);
    this.occurrences.set(key, (this.occurrences.get(key) ?? 0) + 1);
    this.pastLow = (this.pastLow + mixed(position.keyLow)) | 0;
    this.pastHigh = (this.pastHigh + mixed(position.keyHigh)) | 0;
    return key;
  }

  private leave(position: Position, key: number): void {
    this.occurrences.set(key, (this.occurrences.get(key) ?? 0) - 1);
    this.pastLow = (this.pastLow - mixed(position.keyLow)) | 0;
    this.pastHigh = (this.pastHigh - mixed(position.keyHigh)) | 0;
  }
}

/** As many bits of both halves as a number has room for. */
const joined = (low: number, high: number): number => (low >>> 0) + (high & 0x1f_ffff) * 2 ** 32;

function mixed(half: number): number {
  const once = Math.imul(half ^ (half >>> 15) ^ 0x9e3779b1, 0x85ebca6b);
  return Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
}
