// Hot: called at every node of a proof.
import {
  MAX_PROOF_PLIES,
  type Match,
  NO_MOVE_FOUND,
  NO_WIN,
  type Outcome,
  type Position,
  type ProofGuide,
  type CountedEnd,
  type Side,
} from '@tabuleiro/games';

/** What is known about positions without search. */
export type Known = (position: Position) => CountedEnd | null;

export interface ProofContextOptions {
  readonly guide: ProofGuide;
  readonly position: Position;
  readonly closed: ClosedPositions;
  readonly attacker: Side;
  readonly known: Known | null;
  readonly canEndByClock: boolean;
}

/** The verdict on a position that must be searched. */
export const OPEN = 1000;

/**
 * The context of a proof: the search looks for the attacker's win from the position of a match. The context decides
 * which positions are terminal and under which key a result is stored.
 */
export class ProofContext {
  readonly guide: ProofGuide;
  readonly attacker: Side;
  private readonly known: Known | null;
  private readonly position: Position;
  /** Whether a move to a closed position can win. The guide does not see such wins. */
  readonly canWinByRepetition: boolean;
  /** Whether the progress clock can end the match before another position occurs for the third time. */
  private readonly canEndByClock: boolean;
  private readonly closedLow: Int32Array;
  private readonly closedHigh: Int32Array;
  /** Part of every key, so that proofs for either attacker, and with other closed positions, use different entries. */
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

  /**
   * Like `endVerdict`, for the position of the match itself: the match continues there, however often the position has
   * occurred.
   */
  rootVerdict(): number {
    return this.known === null ? OPEN : this.knownVerdict(this.known);
  }

  /** The verdict on a position after a move if it needs no search, otherwise OPEN. */
  endVerdict(): number {
    const { searchState } = this.guide;
    if (searchState.isOver()) return this.winsWith(searchState.outcome()) ? 0 : NO_WIN;
    if (this.closedLow.length > 0 && this.isClosed(searchState.keyLow, searchState.keyHigh)) {
      return searchState.repetitionOutcome().winner === this.attacker ? 0 : NO_WIN;
    }
    return this.rootVerdict();
  }

  /**
   * A win by the clock counts only if it comes before a third occurrence is possible. On a longer path positions may
   * recur, and a repetition would end the match first.
   */
  private winsWith(outcome: Outcome | null): boolean {
    if (outcome?.winner !== this.attacker) return false;
    return this.canEndByClock || outcome.reason !== 'no-progress';
  }

  /** A move that wins at once for the attacker, who is to move, or NO_MOVE_FOUND. */
  winningMove(): number {
    // On the last ply of the clock, a win may be a win by the clock.
    return this.canEndByClock || this.guide.pliesLeft() > 1 ? this.guide.winningMove() : NO_MOVE_FOUND;
  }

  get isAttackers(): boolean {
    return this.guide.searchState.turn === this.attacker;
  }

  get keyLow(): number {
    return this.guide.searchState.keyLow ^ this.ownKey;
  }

  /** Includes the progress clock if it could end the match within a proof. */
  get keyHigh(): number {
    const { searchState } = this.guide;
    const left = this.guide.pliesLeft();
    return left > MAX_PROOF_PLIES ? searchState.keyHigh : searchState.keyHigh ^ Math.imul(left + 1, 0x27d4eb2f);
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

/** Positions whose next occurrence ends the match. */
export interface ClosedPositions {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/**
 * Positions of a match whose next occurrence ends it. The current position is one of them if its return ends the match.
 * The shortest win never repeats a position, because every ply brings the winner closer to the end. So every other
 * position occurs at most once before the match and once in a proof, and only closed positions matter from the history.
 */
export function closedPositions(match: Match, occurrences: number): ClosedPositions {
  const counts = new Map<string, { count: number; low: number; high: number }>();
  for (let ply = 0; ply <= match.moves.length; ply++) {
    const { keyLow: low, keyHigh: high } = match.positionAt(ply);
    const seen = counts.get(`${low} ${high}`);
    if (seen === undefined) counts.set(`${low} ${high}`, { count: 1, low, high });
    else seen.count++;
  }
  const closed = [...counts.values()].filter(({ count }) => count >= occurrences - 1);
  return { low: Int32Array.from(closed, ({ low }) => low), high: Int32Array.from(closed, ({ high }) => high) };
}
