// Hot: a proof looks at millions of positions.
import { assert, type Evaluator, type Move, MoveList, type Side } from '@tabuleiro/games';

/** A side may try to force a win, or that the other side does not win. */
export type Goal = 'win' | 'not-lose';

const FACTS = 2 ** 19;
/** Mixed into the key of a position: results for different goals and sides need different entries. */
const SALTS = { win: { 1: 0x1b873593, 2: 0x2545f491 }, 'not-lose': { 1: 0x3c6ef372, 2: 0x5bd1e995 } } as const;
const HISTORY_MASK = 0xffff;
const NO_MOVE = -1;

/**
 * Proves by trying every line what a side can force within a number of plies: one of its own moves must succeed, and every
 * move of the other side must fail. It skips only positions in the table and lines whose result the game itself knows.
 *
 * It ignores the history of the match: a side on the shortest way never returns to a position, so no position occurs a
 * third time. It ignores the clock too: more plies must be left than are searched, unless the plies left are part of the
 * position.
 */
export class ForcedWinSearch {
  nodes = 0;
  /** Set when the node limit is reached; answers after that are invalid. */
  isSpent = false;
  private readonly evaluator: Evaluator;
  private readonly facts: ForcedWinTable;
  private readonly lists: MoveList[] = [];
  private readonly history = new Int32Array(2 * (HISTORY_MASK + 1));
  private mostNodes = Number.POSITIVE_INFINITY;
  private side: Side = 1;
  private goal: Goal = 'win';
  private salt = 0;

  constructor(evaluator: Evaluator, facts = new ForcedWinTable(FACTS)) {
    assert(evaluator.decisions === 1, 'turns are tried as a whole');
    this.evaluator = evaluator;
    this.facts = facts;
  }

  /** Resets the node count and sets its limit. */
  allow(nodes: number): void {
    this.nodes = 0;
    this.mostNodes = nodes;
    this.isSpent = false;
  }

  /** Whether the side can force its goal within this many plies from the current position. */
  forces(side: Side, goal: Goal, plies: number): boolean {
    assert(plies < NEVER, 'a proof of that many plies has no room in the table');
    const { evaluator } = this;
    assert(evaluator.isBounded === true || evaluator.pliesLeft() > plies, 'the clock does not matter');
    this.side = side;
    this.goal = goal;
    this.salt = SALTS[goal][side];
    return this.reaches(plies, 0);
  }

  /** The fewest plies within which the side can force its goal, up to a limit; null when it cannot. */
  distance(side: Side, goal: Goal, limit: number): number | null {
    for (let plies = 0; plies <= limit; plies++) {
      if (this.forces(side, goal, plies)) return plies;
      if (this.isSpent) return null;
    }
    return null;
  }

  private reaches(plies: number, height: number): boolean {
    const { evaluator, side, facts } = this;
    const { searchState } = evaluator;
    if (searchState.isOver()) return this.isGoal(searchState.outcome()?.winner ?? null);
    if (evaluator.canWin !== undefined) {
      const wanted = this.goal === 'win' ? side : otherOf(side);
      if (!evaluator.canWin(wanted)) return this.goal === 'not-lose';
    }
    if (plies === 0 || this.isSpent) return false;
    if (this.goal === 'win' && evaluator.fewestPlies !== undefined && evaluator.fewestPlies(side) > plies) return false;
    const low = searchState.keyLow;
    const high = searchState.keyHigh ^ this.salt;
    const place = facts.placeOf(low, high);
    let known = NO_MOVE;
    if (facts.holds(place, low, high)) {
      if (facts.reachedWithin(place) <= plies) return true;
      if (facts.notWithin(place) >= plies) return false;
      known = facts.moveAt(place);
    }
    const isOwn = searchState.turn === side;
    const decisive = this.tryMoves(plies, height, known, isOwn);
    if (this.isSpent) return false;
    // The deciding move is one of the side's own that reaches the goal, or one of the other side that avoids it.
    const isReached = isOwn === (decisive !== NO_MOVE);
    facts.learn(low, high, plies, isReached, decisive);
    return isReached;
  }

  /** The deciding move, or NO_MOVE when none of the moves decides. */
  private tryMoves(plies: number, height: number, known: number, isOwn: boolean): number {
    const { evaluator, history } = this;
    const { searchState } = evaluator;
    const list = (this.lists[height] ??= new MoveList());
    searchState.legalMoves(list);
    const { packed, length } = list;
    const offset = isOwn ? 0 : HISTORY_MASK + 1;
    for (let next = 0; next < length; next++) {
      // Selection by history score: lists are short, and one of the first moves usually decides.
      let best = next;
      let most = -1;
      for (let index = next; index < length; index++) {
        const move = packed[index]!;
        const worth = move === known ? 0x7fffffff : history[offset + (hashOf(move) & HISTORY_MASK)]!;
        if (worth > most) [best, most] = [index, worth];
      }
      const move = packed[best]!;
      packed[best] = packed[next]!;
      packed[next] = move;
      if (++this.nodes > this.mostNodes) this.isSpent = true;
      searchState.apply(list.at(next));
      const reached = this.reaches(plies - 1, height + 1);
      searchState.undo();
      if (this.isSpent) return NO_MOVE;
      if (reached === isOwn) {
        const slot = offset + (hashOf(move) & HISTORY_MASK);
        history[slot] = Math.min(0x3fffffff, history[slot]! + plies * plies);
        return move;
      }
    }
    return NO_MOVE;
  }

  private isGoal(winner: Side | null): boolean {
    return this.goal === 'win' ? winner === this.side : winner !== otherOf(this.side);
  }
}

const otherOf = (side: Side): Side => (side === 1 ? 2 : 1);
const hashOf = (move: Move | number): number => move ^ (move >>> 15);

const WORDS = 4;
const LOW = 0;
const HIGH = 1;
const DEPTHS = 2;
const MOVE = 3;
const UNREACHED_SHIFT = 8;
const DEPTH_MASK = 0xff;
/** Deeper than any proof searches: the goal is not known to be reached. */
export const NEVER = DEPTH_MASK;

/**
 * For each position: within how many plies a side can force its goal, within how many it cannot, and the best move.
 * Entries stay valid, so the table is never cleared; new entries replace old ones.
 */
export class ForcedWinTable {
  private readonly words: Int32Array;
  private readonly mask: number;

  /** `room` is the number of entries, a power of two. */
  constructor(room: number) {
    this.words = new Int32Array(room * WORDS);
    this.mask = room - 1;
  }

  /** The slot of a position. */
  placeOf(low: number, high: number): number {
    return ((low ^ (high >>> 7)) & this.mask) * WORDS;
  }

  /** Whether the slot holds this position. */
  holds(place: number, low: number, high: number): boolean {
    return this.words[place + LOW] === low && this.words[place + HIGH] === high && this.words[place + DEPTHS] !== 0;
  }

  /** The goal can be forced within this many plies; NEVER when unknown. */
  reachedWithin(place: number): number {
    return this.words[place + DEPTHS]! & DEPTH_MASK;
  }

  /** The goal cannot be forced within this many plies. */
  notWithin(place: number): number {
    return this.words[place + DEPTHS]! >>> UNREACHED_SHIFT;
  }

  moveAt(place: number): number {
    return this.words[place + MOVE]!;
  }

  learn(low: number, high: number, plies: number, isReached: boolean, move: number): void {
    const { words } = this;
    const place = this.placeOf(low, high);
    const isKnown = this.holds(place, low, high);
    const reached = isKnown ? this.reachedWithin(place) : NEVER;
    const unreached = isKnown ? this.notWithin(place) : 0;
    words[place + LOW] = low;
    words[place + HIGH] = high;
    words[place + DEPTHS] = isReached
      ? Math.min(reached, plies) | (unreached << UNREACHED_SHIFT)
      : reached | (Math.max(unreached, plies) << UNREACHED_SHIFT);
    if (!isKnown || move >= 0) words[place + MOVE] = move;
  }
}
