import {
  type Match,
  type Move,
  MoveList,
  type Outcome,
  type Position,
  type Rules,
  type Side,
  STANDINGS,
} from '@tabuleiro/games';

/** Longer than any line that is tried to its end. */
const ENDLESS = 1000;
/** What is settled in fewer plies is found again as fast. */
const FEWEST_REMEMBERED = 3;

/**
 * Who wins a match within how many plies, by trying every line on a match with its whole past: the position, how often each position
 * has stood, and the game's own ends, its clock included. It shares nothing with the engine. What it remembers is kept under all that the answer depends on.
 * It gives up (null) when it has used up its nodes.
 */
export class BruteForce {
  private readonly rules: Rules;
  private readonly position: Position;
  private readonly standings = new Map<number, number>();
  private readonly remembered = new Map<string, boolean>();
  private readonly lists: MoveList[] = [];
  private nodesLeft = 0;
  /** Two sums over all standings: with other ones the same position is another state. */
  private pastLow = 0;
  private pastHigh = 0;

  constructor(match: Match) {
    this.rules = match.rules;
    this.position = match.position.clone();
    for (let ply = 0; ply <= match.moves.length; ply++) this.stand(match.positionAt(ply));
  }

  /** Whether a side wins within so many plies, if a move is given within so many counted from before it. */
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
    const every = Array.from(moves);
    if (plies < FEWEST_REMEMBERED) return this.decide(every, isOwn, (move) => this.tryMove(side, move, plies, height));
    const state = `${side} ${plies} ${this.pastLow} ${this.pastHigh} ${this.rules.makePosition(position)}`;
    const known = this.remembered.get(state);
    if (known !== undefined) return known;
    // What ends at once is seen first.
    const isWon =
      (isOwn && every.some((move) => this.tryMove(side, move, 1, height))) ||
      this.decide(every, isOwn, (move) => this.tryMove(side, move, plies, height));
    if (this.nodesLeft >= 0) this.remembered.set(state, isWon);
    return isWon;
  }

  private decide(moves: readonly Move[], isOwn: boolean, wins: (move: Move) => boolean): boolean {
    return isOwn ? moves.some(wins) : moves.every(wins);
  }

  private outcome(key: number): Outcome | null {
    const { position } = this;
    const end = position.outcome();
    if (end !== null) return end;
    return (this.standings.get(key) ?? 0) >= STANDINGS ? position.repetitionOutcome() : null;
  }

  private stand(position: Position): number {
    const key = keyOf(position);
    this.standings.set(key, (this.standings.get(key) ?? 0) + 1);
    this.pastLow = (this.pastLow + mixed(position.keyLow)) | 0;
    this.pastHigh = (this.pastHigh + mixed(position.keyHigh)) | 0;
    return key;
  }

  private leave(position: Position, key: number): void {
    this.standings.set(key, (this.standings.get(key) ?? 0) - 1);
    this.pastLow = (this.pastLow - mixed(position.keyLow)) | 0;
    this.pastHigh = (this.pastHigh - mixed(position.keyHigh)) | 0;
  }
}

/** As many bits of both halves as a number has room for. */
const keyOf = ({ keyLow, keyHigh }: Position): number => (keyLow >>> 0) + (keyHigh & 0x1f_ffff) * 2 ** 32;
const mixed = (half: number): number => Math.imul(half ^ (half >>> 15) ^ 0x9e3779b1, 0x85ebca6b);
