// Hot: orders the moves of every node.
import type { MoveList } from '@tabuleiro/games';
import { HIGHEST } from './score.ts';
import { NO_MOVE } from './transposition-table.ts';

// Alpha-beta is fast if good moves come first. The order: the table move, moves that the game ranks above 0, killers
// and the counter-move, quiet moves by history, moves that the game ranks below 0.
const TABLE_MOVE = 2 ** 30;
const TACTICAL = 2 ** 28;
const KILLER = 2 ** 27;
const COUNTER = 2 ** 26;
const POOR = -(2 ** 28);

const SLOTS = 1 << 14;
const MOST_HISTORY = 2 ** 20;

/** The history slot of a move. Moves that collide share their history. */
const slotOf = (move: number): number => (Math.imul(move, 0x9e3779b1) >>> 18) & (SLOTS - 1);

/** What a search has learnt about quiet moves, and the move order that follows from it. */
export class Ordering {
  private readonly killers = new Int32Array(2 * (HIGHEST + 2)).fill(NO_MOVE);
  private readonly history = new Int32Array(2 * SLOTS);
  private readonly counters = new Int32Array(SLOTS).fill(NO_MOVE);

  /** Ages the history: older knowledge counts less in the next search. */
  startSearch(): void {
    this.killers.fill(NO_MOVE);
    for (let index = 0; index < this.history.length; index++) this.history[index] = this.history[index]! >> 2;
  }

  clear(): void {
    this.killers.fill(NO_MOVE);
    this.history.fill(0);
    this.counters.fill(NO_MOVE);
  }

  /** Turns the game's ranks into an order; `previous` is the move that led to this node. */
  score(moves: MoveList, ranks: Int32Array, tableMove: number, height: number, turn: number, previous: number): void {
    const { packed, length } = moves;
    const { killers, history } = this;
    const first = killers[2 * height]!;
    const second = killers[2 * height + 1]!;
    const counter = previous === NO_MOVE ? NO_MOVE : this.counters[slotOf(previous)]!;
    const side = (turn - 1) * SLOTS;
    for (let index = 0; index < length; index++) {
      const move = packed[index]!;
      const rank = ranks[index]!;
      if (move === tableMove) ranks[index] = TABLE_MOVE;
      else if (rank > 0) ranks[index] = TACTICAL + rank;
      else if (rank < 0) ranks[index] = POOR + rank;
      else if (move === first || move === second) ranks[index] = KILLER;
      else if (move === counter) ranks[index] = COUNTER;
      else ranks[index] = history[side + slotOf(move)]!;
    }
  }

  /** Rewards a quiet move that caused a cutoff and penalises the moves tried before it. */
  reward(moves: MoveList, index: number, depth: number, height: number, turn: number, previous: number): void {
    const { packed } = moves;
    const move = packed[index]!;
    const { killers } = this;
    if (killers[2 * height] !== move) {
      killers[2 * height + 1] = killers[2 * height]!;
      killers[2 * height] = move;
    }
    if (previous !== NO_MOVE) this.counters[slotOf(previous)] = move;
    const bonus = Math.min(depth * depth * 16, MOST_HISTORY >> 4);
    this.adjust(turn, move, bonus);
    for (let earlier = 0; earlier < index; earlier++) this.adjust(turn, packed[earlier]!, -bonus);
  }

  /**
   * Moves the history towards ± MOST_HISTORY, more slowly as it gets closer. It never overflows, and recent results
   * count more.
   */
  private adjust(turn: number, move: number, bonus: number): void {
    const slot = (turn - 1) * SLOTS + slotOf(move);
    const old = this.history[slot]!;
    this.history[slot] = old + bonus - Math.trunc((old * Math.abs(bonus)) / MOST_HISTORY);
  }
}

/** Whether a move with this order, as `score` gave it, may be reduced. */
export const isLate = (order: number): boolean => order < KILLER;

/**
 * Swaps in the best of the moves from `index` on. A cutoff comes after few moves, so sorting the whole list would waste
 * time.
 */
export function pickNext(moves: MoveList, order: Int32Array, index: number): void {
  const { packed, length } = moves;
  let best = index;
  for (let other = index + 1; other < length; other++) if (order[other]! > order[best]!) best = other;
  if (best === index) return;
  const move = packed[best]!;
  const rank = order[best]!;
  // Shift the others to keep their order, so that equal moves come in the game's order.
  for (let other = best; other > index; other--) {
    packed[other] = packed[other - 1]!;
    order[other] = order[other - 1]!;
  }
  packed[index] = move;
  order[index] = rank;
}
