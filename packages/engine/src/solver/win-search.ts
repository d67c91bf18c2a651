// Hot: the search itself.
import {
  onePlyEarlier,
  MAX_PROOF_PLIES,
  isWon,
  type Move,
  MoveList,
  NEVER,
  NO_MOVE_FOUND,
  NO_WIN,
  noWinWithin,
  type ProofGuide,
  toMove,
  triedPlies,
} from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import { pickNext } from '../search/ordering.ts';
import { OPEN, type ProofContext } from './proof-context.ts';
import type { ProofTable } from './proof-table.ts';
import type { WinFinder } from './proof-task.ts';

const FIRST = 2 ** 30;
const KILLER = 2 ** 29;

/**
 * Whether the attacker wins within `plies` plies, by exhaustive search: it skips no line, so the answer is a proof
 * either way. It need not check for repetition within the search, because a shortest win never repeats a position.
 */
export class WinSearch implements WinFinder {
  private readonly scene: ProofContext;
  private readonly guide: ProofGuide;
  private readonly table: ProofTable;
  private readonly budget: Budget;
  private readonly lists: MoveList[] = [];
  private readonly orders: Int32Array[] = [];
  /** The last move that won (attacker) or refuted a win (defender) at each height. */
  private readonly killers = new Int32Array(2 * (MAX_PROOF_PLIES + 2)).fill(NO_MOVE_FOUND);

  constructor(scene: ProofContext, table: ProofTable, budget: Budget) {
    this.scene = scene;
    this.guide = scene.guide;
    this.table = table;
    this.budget = budget;
  }

  /** The verdict on the current position; invalid if the budget is spent. */
  search(plies: number): number {
    return this.visit(plies, 0);
  }

  remembered(): Move | null {
    const { scene, table } = this;
    const winning = scene.isAttackers ? scene.winningMove() : NO_MOVE_FOUND;
    if (winning !== NO_MOVE_FOUND) return toMove(winning);
    const isKnown = table.probe(scene.keyLow, scene.keyHigh) && table.winIn >= 0 && table.move !== NO_MOVE_FOUND;
    return isKnown ? toMove(table.move) : null;
  }

  /** The verdict on a move; plies count the move itself. */
  searchMove(move: number, plies: number): number {
    return plies < 1 ? noWinWithin(0) : this.follow(move, plies, 0);
  }

  private follow(move: number, plies: number, height: number): number {
    const { searchState } = this.guide;
    searchState.apply(toMove(move));
    const verdict = onePlyEarlier(this.visit(plies - 1, height + 1));
    searchState.undo();
    return verdict;
  }

  private visit(plies: number, height: number): number {
    const { scene, guide, table, budget } = this;
    budget.spend();
    if (budget.isSpent) return noWinWithin(0);
    const end = height === 0 ? scene.rootVerdict() : scene.endVerdict();
    // A table may know a win that is longer than `plies`.
    if (end !== OPEN) return end > plies ? noWinWithin(plies) : end;
    if (plies === 0) return noWinWithin(0);
    const isAttackers = scene.isAttackers;
    if (isAttackers && plies === 1 && !scene.canWinByRepetition) {
      return scene.winningMove() === NO_MOVE_FOUND ? noWinWithin(1) : 1;
    }
    const { keyLow, keyHigh } = scene;
    let first = NO_MOVE_FOUND;
    if (table.probe(keyLow, keyHigh)) {
      if (table.winIn >= 0 && table.winIn <= plies) return table.winIn;
      if (table.triedPlies >= plies) return noWinWithin(table.triedPlies);
      first = table.move;
    } else if (guide.mightWin?.(scene.attacker, plies) === false) return noWinWithin(plies);
    const verdict = isAttackers ? this.attack(plies, height, first) : this.defend(plies, height, first);
    if (budget.isSpent) return noWinWithin(0);
    if (isWon(verdict)) table.store(keyLow, keyHigh, this.found, verdict, -1);
    else table.store(keyLow, keyHigh, this.found, -1, Math.min(triedPlies(verdict), NEVER));
    return verdict;
  }

  /** The move that decided the verdict of the last visit. */
  private found = NO_MOVE_FOUND;

  /** One winning move suffices. */
  private attack(plies: number, height: number, first: number): number {
    const { budget } = this;
    const winning = this.scene.winningMove();
    if (winning !== NO_MOVE_FOUND) return this.settle(1, winning);
    const moves = this.prepare(height, first, 0);
    const order = this.orders[height]!;
    let least = NO_WIN;
    for (let index = 0; index < moves.length; index++) {
      pickNext(moves, order, index);
      const move = moves.packed[index]!;
      const verdict = this.follow(move, plies, height);
      if (budget.isSpent) return verdict;
      if (isWon(verdict)) {
        this.killers[2 * height] = move;
        return this.settle(verdict, move);
      }
      if (verdict > least) least = verdict;
    }
    return this.settle(least, NO_MOVE_FOUND);
  }

  /** One move that does not lose suffices. */
  private defend(plies: number, height: number, first: number): number {
    const { budget, killers } = this;
    const { searchState } = this.guide;
    const winning = this.guide.winningMove();
    if (winning !== NO_MOVE_FOUND) return this.settle(NO_WIN, winning);
    // The table move and the killer usually refute, so try them before generating the moves.
    const killer = killers[2 * height + 1]!;
    for (let attempt = 0; attempt < 2; attempt++) {
      const move = attempt === 0 ? first : killer;
      if (move === NO_MOVE_FOUND || (attempt === 1 && move === first) || !searchState.isLegal(toMove(move))) continue;
      const verdict = this.follow(move, plies, height);
      if (budget.isSpent) return verdict;
      if (!isWon(verdict)) return this.settle(verdict, move);
    }
    const moves = this.prepare(height, NO_MOVE_FOUND, 1);
    const order = this.orders[height]!;
    let latest = 0;
    let longest = NO_MOVE_FOUND;
    for (let index = 0; index < moves.length; index++) {
      pickNext(moves, order, index);
      const move = moves.packed[index]!;
      const verdict = this.follow(move, plies, height);
      if (budget.isSpent) return verdict;
      if (!isWon(verdict)) {
        killers[2 * height + 1] = move;
        return this.settle(verdict, move);
      }
      if (verdict > latest) {
        latest = verdict;
        longest = move;
      }
    }
    return this.settle(latest, longest);
  }

  private settle(verdict: number, move: number): number {
    this.found = move;
    return verdict;
  }

  /** Lists the moves of a position and orders them. */
  private prepare(height: number, first: number, side: number): MoveList {
    const moves = (this.lists[height] ??= new MoveList());
    this.guide.searchState.legalMoves(moves);
    const order = this.orderAt(height, moves.length);
    this.guide.rank(moves, order);
    const killer = this.killers[2 * height + side]!;
    for (let index = 0; index < moves.length; index++) {
      const move = moves.packed[index]!;
      if (move === first) order[index] = FIRST;
      else if (move === killer) order[index] = KILLER;
    }
    return moves;
  }

  private orderAt(height: number, length: number): Int32Array {
    const order = this.orders[height];
    if (order !== undefined && order.length >= length) return order;
    return (this.orders[height] = new Int32Array(Math.max(256, 2 * length)));
  }
}
