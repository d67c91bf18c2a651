// Hot: asked at every node of a proof.
import {
  FURTHEST,
  type Match,
  NO_MOVE_FOUND,
  NO_WIN,
  type Outcome,
  type Position,
  type ProofGuide,
  type CountedEnd,
  type Side,
} from '@tabuleiro/games';

/** What is known of positions without search. */
export type Known = (position: Position) => CountedEnd | null;

export interface ProofContextOptions {
  readonly guide: ProofGuide;
  readonly position: Position;
  readonly closed: ClosedPositions;
  readonly attacker: Side;
  readonly known: Known | null;
  readonly canEndByClock: boolean;
}

/** Says that a position has to be searched. */
export const OPEN = 1000;

/**
 * Where a proof takes place: one side's win is looked for from the position of a match. It knows which positions are at an
 * end, and under which key what was found out about a position is kept.
 */
export class ProofContext {
  readonly guide: ProofGuide;
  readonly attacker: Side;
  private readonly known: Known | null;
  private readonly position: Position;
  /** Whether a move to a closed position can win: such a move is no win that a guide sees. */
  readonly canWinByRepetition: boolean;
  /** Whether the clock can end a match before another position stands for the third time. */
  private readonly canEndByClock: boolean;
  private readonly closedLow: Int32Array;
  private readonly closedHigh: Int32Array;
  /** Mixed into every key, so that searches for either side's win, and after other matches, do not meet in a table. */
  private readonly ownKey: number;

  constructor({ guide, position, closed, attacker, known, canEndByClock }: ProofContextOptions) {
    this.guide = guide;
    this.position = position;
    this.attacker = attacker;
    this.known = known;
    this.canEndByClock = canEndByClock;
    this.closedLow = closed.low;
    this.closedHigh = closed.high;
    this.canWinByRepetition = closed.low.length > 0 && position.repetitionOutcome().score !== undefined;
    let key = Math.imul(attacker, 0x9e3779b1);
    for (const [index, high] of closed.high.entries()) key ^= Math.imul(high ^ closed.low[index]!, 0x85ebca6b);
    this.ownKey = key;
  }

  /** As `endVerdict`, for the position of the match itself: it goes on there, however often the position has stood. */
  rootVerdict(): number {
    return this.known === null ? OPEN : this.knownVerdict(this.known);
  }

  /** The verdict on a position after a move, if it needs no search, or OPEN. */
  endVerdict(): number {
    const { searchState } = this.guide;
    if (searchState.isOver()) return this.winsWith(searchState.outcome()) ? 0 : NO_WIN;
    if (this.closedLow.length > 0 && this.isClosed(searchState.keyLow, searchState.keyHigh)) {
      return searchState.repetitionOutcome().winner === this.attacker ? 0 : NO_WIN;
    }
    return this.rootVerdict();
  }

  /**
   * A win by the clock counts only where it comes before a third standing: on a longer way positions come back, and the match
   * ends with one of them.
   */
  private winsWith(outcome: Outcome | null): boolean {
    if (outcome?.winner !== this.attacker) return false;
    return this.canEndByClock || outcome.reason !== 'no-progress';
  }

  /** A move by which the attacker, who has the turn, wins at once, or NO_MOVE_FOUND. */
  winningMove(): number {
    // With the last ply of the clock any win may be one by the clock.
    return this.canEndByClock || this.guide.pliesLeft() > 1 ? this.guide.winningMove() : NO_MOVE_FOUND;
  }

  get isAttackers(): boolean {
    return this.guide.searchState.turn === this.attacker;
  }

  get keyLow(): number {
    return this.guide.searchState.keyLow ^ this.ownKey;
  }

  /** Where the clock of the rules could end the match within a proof, the same position with another clock is another one. */
  get keyHigh(): number {
    const { searchState } = this.guide;
    const left = this.guide.pliesLeft();
    return left > FURTHEST ? searchState.keyHigh : searchState.keyHigh ^ Math.imul(left + 1, 0x27d4eb2f);
  }

  private knownVerdict(known: Known): number {
    const end = known(this.position);
    if (end === null) return OPEN;
    if (end.result === 'draw') return NO_WIN;
    const winner = end.result === 'win' ? this.guide.searchState.turn : 3 - this.guide.searchState.turn;
    return winner === this.attacker ? end.plies : NO_WIN;
  }

  private isClosed(low: number, high: number): boolean {
    const { closedLow, closedHigh } = this;
    for (let index = 0; index < closedLow.length; index++) {
      if (closedLow[index] === low && closedHigh[index] === high) return true;
    }
    return false;
  }
}

/** Positions whose next standing ends the match. */
export interface ClosedPositions {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/**
 * Positions of a match that stood so often that the next standing ends it, the one that stands now among them: it ends the match
 * when it comes back. The quickest win never needs a position twice: the winner comes nearer to the end with every ply. So every
 * other position stands at most once before the match and once in a proof, and of the history only closed positions matter.
 */
export function closedPositions(match: Match, standings: number): ClosedPositions {
  const counts = new Map<string, { count: number; low: number; high: number }>();
  for (let ply = 0; ply <= match.moves.length; ply++) {
    const { keyLow: low, keyHigh: high } = match.positionAt(ply);
    const seen = counts.get(`${low} ${high}`);
    if (seen === undefined) counts.set(`${low} ${high}`, { count: 1, low, high });
    else seen.count++;
  }
  const closed = [...counts.values()].filter(({ count }) => count >= standings - 1);
  return { low: Int32Array.from(closed, ({ low }) => low), high: Int32Array.from(closed, ({ high }) => high) };
}
