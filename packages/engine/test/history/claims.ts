import { type Evaluation, type Match, type Move, otherSide, type ProvedEnd, type Side } from '@tabuleiro/games';
import { BruteForce } from './brute-force.ts';

/** Nodes that trying everything may use for one claim, and for all claims about a match. */
const NODES_EACH = 5000;
const NODES_IN_ALL = 30_000;
/** A claim about the whole match that cannot be checked must not be wrong within this number of plies. */
const SHORT = 3;

/** An end that is claimed for the side to move; no plies where only the result is claimed. */
export interface ClaimedEnd {
  readonly result: 'win' | 'draw' | 'loss';
  readonly plies: number | null;
  readonly isExact: boolean;
}

export function endOf({ result, plies, atMost }: ProvedEnd): ClaimedEnd {
  return { result, plies: plies ?? null, isExact: plies !== undefined && atMost !== true };
}

/** Compares what is claimed of one match with what trying everything finds. */
export class Claims {
  /** Claims that could be compared, and those out of reach. */
  compared = 0;
  outOfReach = 0;
  readonly differences: string[] = [];
  private readonly match: Match;
  private readonly mover: Side;
  private readonly brute: BruteForce;
  private nodes = NODES_IN_ALL;

  constructor(match: Match, evaluation: Evaluation) {
    this.match = match;
    this.mover = match.position.turn;
    this.brute = new BruteForce(match, evaluation);
  }

  /** An end of the match, if a move is given after it; plies count from before it. */
  end(who: string, { result, plies, isExact }: ClaimedEnd, move: Move | null = null): void {
    if (result === 'draw') {
      this.neverWins(who, this.mover, move);
      this.neverWins(who, otherSide(this.mover), move);
      return;
    }
    const winner = result === 'win' ? this.mover : otherSide(this.mover);
    if (plies === null) {
      this.neverWins(who, otherSide(winner), move);
      this.expect(who, winner, null, true, move);
      return;
    }
    this.expect(who, winner, plies, true, move);
    if (isExact) this.expect(who, winner, plies - 1, false, move);
  }

  /** No win within `plies` plies, or within as many of them as can be searched. */
  noWinWithin(who: string, side: Side, plies: number, move: Move | null = null): void {
    for (let within = Math.min(plies, 2 * SHORT); within > 0; within--) {
      if (this.expect(who, side, within, false, move)) return;
    }
  }

  neverWins(who: string, side: Side, move: Move | null = null): void {
    if (!this.expect(who, side, null, false, move)) this.noWinWithin(who, side, SHORT, move);
  }

  /** Something that needs no trying. */
  holds(who: string, isSo: boolean): void {
    this.compared++;
    if (!isSo) this.differences.push(who);
  }

  /** Whether it could be compared. Without plies, any number of them. */
  expect(who: string, side: Side, plies: number | null, wanted: boolean, move: Move | null): boolean {
    const nodes = Math.min(NODES_EACH, this.nodes);
    const found = plies === null ? this.brute.everWins(side, nodes, move) : this.brute.wins(side, plies, nodes, move);
    this.nodes -= this.brute.used(nodes);
    if (found === null) {
      this.outOfReach++;
      return false;
    }
    this.compared++;
    if (found !== wanted) this.differences.push(this.say(who, side, plies, found, move));
    return true;
  }

  private say(who: string, side: Side, plies: number | null, found: boolean, move: Move | null): string {
    const { rules, position } = this.match;
    const after = move === null ? '' : ` after ${rules.makeMove(position, move)}`;
    const within = plies === null ? '' : ` within ${plies} plies`;
    return `${who}: side ${side} ${found ? 'wins' : 'does not win'}${within}${after}`;
  }
}
