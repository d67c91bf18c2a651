// Hot: the search itself.
import { type SearchState, type Evaluator, MoveList, type Outcome, type Side, toMove } from '@tabuleiro/games';
import type { Budget } from './budget.ts';
import type { InFlightMoves } from './in-flight-moves.ts';
import type { MoveBlindness } from './move-blindness.ts';
import { isLate, type Ordering, pickNext } from './ordering.ts';
import { PrincipalVariations } from './principal-variation.ts';
import { reductionOf } from './reductions.ts';
import { clampValue, distanceOf, DRAW, fromTable, HIGHEST, INFINITE, isProved, toTable, WIN } from './score.ts';
import { ENDS, NEW, type Path } from './search-path.ts';
import { isCertain, NOT_KNOWN, type TablebaseProbe } from './tablebase-probe.ts';
import { AT_LEAST, AT_MOST, EXACT, gradeOf, NO_MOVE, type TranspositionTable } from './transposition-table.ts';

/** What a search needs. */
export interface SearchContext {
  readonly evaluator: Evaluator;
  readonly table: TranspositionTable;
  readonly path: Path;
  readonly ordering: Ordering;
  /** Set only if several threads search together. */
  readonly busy: InFlightMoves | null;
  /** Set only for players that overlook moves. */
  readonly blindness: MoveBlindness | null;
  /** How much value the side to move at the root would give up to avoid a draw. */
  readonly contempt: number;
  /** Whether static values depend on the side to move at the root. */
  readonly isStyled?: boolean;
  /** Set only if positions are solved. */
  readonly tablebase?: TablebaseProbe | null;
}

// Depth is counted in decisions. A line ends at this height, whatever its depth.
const TALLEST = HIGHEST - 4;
/** Maximum depth of quiescence search, in decisions. */
const QUIET_DEPTH = 10;
/** Extensions stop at EXTENSION × the depth of the search. */
const EXTENSION = 2;
const FEWEST_REDUCED = 3;
const SHALLOWEST_REDUCED = 3;
const SHALLOWEST_SHARED = 3;
/** The mark of a move that is not shared with other threads. */
export const NO_MARK = 0;
/** Below this number of plies to a draw for lack of progress, the table key includes the number. */
const CLOCK_MATTERS = 40;
/** Separates the table entries of an exact search, which must not trust results of a search with reductions. */
const EXACT_KEY = 0x5bd1e995;
/** While values fade, the table key changes every FADING_STEP plies. */
const FADING_STEP = 4;
// Static values fade without progress, so that the side that is ahead makes progress: fading begins after PATIENCE
// plies and is complete after FADING × PATIENCE more.
const PATIENCE = 20;
const FADING = 1.5;
const TRIFLE = 1;

/**
 * Principal variation search over a game's search state. Scores are for the side to move; the side need not change from
 * one decision to the next. Negate a score by `0 - score`: `-0` is not a small integer and slows down all later
 * arithmetic.
 */
export class Search {
  readonly variations = new PrincipalVariations();
  private readonly evaluator: Evaluator;
  private readonly searchState: SearchState;
  private readonly table: TranspositionTable;
  private readonly path: Path;
  private readonly ordering: Ordering;
  private readonly busy: InFlightMoves | null;
  private readonly blindness: MoveBlindness | null;
  private readonly budget: Budget;
  private readonly tablebase: TablebaseProbe | null;
  /** Whether the search must not reduce or overlook moves, because its result is to be a proof. */
  private readonly isExact: boolean;
  private readonly contempt: number;
  private readonly patience: number;
  private readonly rootTurn: Side;
  /** Hash of what scores depend on besides the position: contempt, style, repetitions in the match, exactness. */
  private readonly ownKey: number;
  private readonly lists: MoveList[] = [];
  private readonly orders: Int32Array[] = [];
  /** Above this height nothing is extended. */
  private tallestExtended = 0;

  constructor(context: SearchContext, budget: Budget) {
    this.evaluator = context.evaluator;
    this.searchState = context.evaluator.searchState;
    this.table = context.table;
    this.path = context.path;
    this.ordering = context.ordering;
    this.busy = context.busy;
    this.blindness = context.blindness;
    this.isExact = isExact(context);
    this.contempt = this.isExact ? 0 : context.contempt;
    this.patience = this.contempt > 0 ? (context.evaluator.patience ?? PATIENCE) : PATIENCE;
    this.rootTurn = context.evaluator.searchState.turn;
    const isOneSided = this.contempt !== 0 || context.isStyled === true;
    const sideKey = isOneSided ? Math.imul(this.contempt * 2 + this.rootTurn, 0x85ebca6b) : 0;
    this.ownKey = sideKey ^ context.path.closedKey ^ (this.isExact ? EXACT_KEY : 0);
    this.budget = budget;
    this.tablebase = context.tablebase ?? null;
  }

  /**
   * The score of a root move, for the side to move at the root, within a window. The principal variation is at height
   * 1.
   */
  searchMove(move: number, depth: number, alpha: number, beta: number): number {
    this.tallestExtended = EXTENSION * depth;
    return this.descend(move, depth - 1, alpha, beta, 0);
  }

  /** Plays a move, searches the position and takes the move back. */
  private descend(move: number, depth: number, alpha: number, beta: number, height: number): number {
    const { searchState, path } = this;
    const { turn } = searchState;
    searchState.apply(toMove(move));
    path.push(searchState.keyLow, searchState.keyHigh);
    const score =
      searchState.turn === turn
        ? this.visit(depth, alpha, beta, height + 1, move)
        : 0 - this.visit(depth, 0 - beta, 0 - alpha, height + 1, move);
    path.pop();
    searchState.undo();
    return score;
  }

  /** The score of the current position, `height` decisions below the root, reached by the move `previous`. */
  private visit(depth: number, alpha: number, beta: number, height: number, previous: number): number {
    const { searchState, budget } = this;
    budget.spend();
    this.variations.clear(height);
    if (budget.isSpent) return DRAW;
    if (searchState.isOver()) return this.scoreOf(searchState.outcome(), height);
    const repetition = this.path.repetition();
    if (repetition !== NEW) return this.scoreOfRepetition(repetition === ENDS, height);
    if (this.tablebase !== null) {
      const known = this.tablebase.score(height);
      if (known !== NOT_KNOWN) return known === DRAW ? this.drawScore() : known;
    }
    if (height >= TALLEST) return this.staticValue();
    const highest = this.bestPossible(height);
    const lowest = this.worstPossible(height);
    // A shorter win is already known, or only one result is possible.
    if (lowest >= beta || lowest === highest) return lowest;
    if (highest <= alpha) return highest;
    const isThreatened = this.evaluator.isThreatened?.() === true;
    const left = isThreatened && height < this.tallestExtended ? depth + 1 : depth;
    return left <= 0
      ? this.quiesce(QUIET_DEPTH, alpha, beta, height)
      : this.expand(left, alpha, beta, height, previous, isThreatened);
  }

  /** Searches the moves of a node, the most promising first. */
  private expand(
    depth: number,
    alpha: number,
    beta: number,
    height: number,
    previous: number,
    isThreatened: boolean,
  ): number {
    const { searchState, table } = this;
    const { turn, keyLow } = searchState;
    const keyHigh = this.tableKey();
    const isOpen = beta - alpha > 1;
    let tableMove = NO_MOVE;
    if (table.probe(keyLow, keyHigh)) {
      tableMove = table.move;
      const known = fromTable(table.score, height);
      const isDeepEnough = !isOpen && table.depth >= depth;
      if (isDeepEnough && settles(table.bound, known, alpha, beta) && this.keepsTime()) return known;
    }

    const isForced = this.prepareMoves(height, tableMove, previous);
    const moves = this.listAt(height);
    const order = this.orderAt(height, moves.length);
    // A forced move costs no depth.
    const deeper = isForced && height < this.tallestExtended ? depth : depth - 1;
    const busy = depth >= SHALLOWEST_SHARED ? this.busy : null;
    let best = -INFINITE;
    let bestMove = NO_MOVE;
    let raised = alpha;
    for (let index = 0; index < moves.length; index++) {
      pickNext(moves, order, index);
      const move = moves.packed[index]!;
      const mark = busy === null || index === 0 ? NO_MARK : busy.markOf(keyLow, keyHigh, move, depth);
      if (mark !== NO_MARK && busy?.putsOff(mark, moves, order, index) === true) {
        // Another move now occupies this index.
        index--;
        continue;
      }
      if (mark !== NO_MARK) busy?.begin(mark);
      const mayReduce = depth >= SHALLOWEST_REDUCED && index >= FEWEST_REDUCED && !isThreatened && !this.isExact;
      const reduction = mayReduce && isLate(order[index]!) ? Math.min(reductionOf(depth, index), deeper - 1) : 0;
      const score =
        index === 0
          ? this.descend(move, deeper, raised, beta, height)
          : this.searchLater(move, deeper, reduction, raised, beta, height);
      if (mark !== NO_MARK) busy?.end(mark);
      if (this.budget.isSpent) return DRAW;
      if (score <= best) continue;
      best = score;
      if (score <= raised) continue;
      bestMove = move;
      raised = score;
      if (isOpen) this.variations.extend(height, move);
      if (score < beta) continue;
      if (isLate(order[index]!)) this.ordering.reward(moves, index, depth, height, turn, previous);
      break;
    }
    const bound = best >= beta ? AT_LEAST : bestMove === NO_MOVE ? AT_MOST : EXACT;
    table.store(keyLow, keyHigh, bestMove, toTable(best, height), gradeOf(depth, bound));
    return best;
  }

  /** Lists and ranks the moves of a position; returns whether there is only one. */
  private prepareMoves(height: number, tableMove: number, previous: number): boolean {
    const { searchState } = this;
    const moves = this.listAt(height);
    searchState.legalMoves(moves);
    const isForced = moves.length === 1;
    this.blindness?.narrow(moves, searchState.keyLow);
    const order = this.orderAt(height, moves.length);
    this.evaluator.rank(moves, order);
    this.ordering.score(moves, order, tableMove, height, searchState.turn, previous);
    return isForced;
  }

  /**
   * A later move must first beat alpha in a null-window search, which may be reduced; then it is searched again with
   * the full depth or window.
   */
  private searchLater(
    move: number,
    depth: number,
    reduction: number,
    alpha: number,
    beta: number,
    height: number,
  ): number {
    let score = this.descend(move, depth - reduction, alpha, alpha + 1, height);
    if (score > alpha && reduction > 0) score = this.descend(move, depth, alpha, alpha + 1, height);
    if (score > alpha && score < beta) score = this.descend(move, depth, alpha, beta, height);
    return score;
  }

  /** Quiescence search: follows the game's noisy moves until the position is quiet. */
  private quiesce(depth: number, alpha: number, beta: number, height: number): number {
    const { evaluator } = this;
    const value = this.staticValue();
    if (evaluator.noisyMoves === undefined || value >= beta || depth <= 0) return value;
    const moves = this.listAt(height);
    evaluator.noisyMoves(moves);
    this.blindness?.narrow(moves, this.searchState.keyLow);
    if (moves.length === 0) return value;
    const order = this.orderAt(height, moves.length);
    evaluator.rank(moves, order);
    let best = value;
    let raised = Math.max(alpha, value);
    for (let index = 0; index < moves.length; index++) {
      pickNext(moves, order, index);
      const move = moves.packed[index]!;
      const score = this.descendQuietly(move, depth - 1, raised, beta, height);
      if (this.budget.isSpent) return DRAW;
      if (score <= best) continue;
      best = score;
      if (score >= beta) break;
      raised = Math.max(raised, score);
    }
    return best;
  }

  private descendQuietly(move: number, depth: number, alpha: number, beta: number, height: number): number {
    const { searchState, budget } = this;
    const { turn } = searchState;
    budget.spend();
    if (budget.isSpent) return DRAW;
    searchState.apply(toMove(move));
    const isSame = searchState.turn === turn;
    const low = isSame ? alpha : 0 - beta;
    const high = isSame ? beta : 0 - alpha;
    const score =
      searchState.isOver() || height + 1 >= TALLEST
        ? this.endOrValue(height + 1)
        : this.quiesce(depth, low, high, height + 1);
    searchState.undo();
    return isSame ? score : 0 - score;
  }

  private endOrValue(height: number): number {
    const { searchState } = this;
    return searchState.isOver() ? this.scoreOf(searchState.outcome(), height) : this.staticValue();
  }

  private scoreOf(outcome: Outcome | null, height: number): number {
    const winner: Side | null = outcome === null ? null : outcome.winner;
    if (winner === null) return this.drawScore();
    return winner === this.searchState.turn ? WIN - height : height - WIN;
  }

  /**
   * A repetition within the search proves nothing: if the rules give it a winner, that result is likely but not proved.
   */
  private scoreOfRepetition(isEnd: boolean, height: number): number {
    const score = this.scoreOf(this.searchState.repetitionOutcome(), height);
    return isEnd ? score : clampValue(score);
  }

  /** Contempt fades too. Once it has faded, an early draw scores slightly better than a late one. */
  private drawScore(): number {
    if (this.contempt === 0) return DRAW;
    const contempt = this.fadedValue(this.contempt) - TRIFLE;
    return this.searchState.turn === this.rootTurn ? DRAW - contempt : DRAW + contempt;
  }

  private bestPossible(height: number): number {
    const { evaluator, searchState } = this;
    return evaluator.canWin !== undefined && !evaluator.canWin(searchState.turn) ? this.drawScore() : WIN - height - 1;
  }

  private worstPossible(height: number): number {
    const { evaluator, searchState } = this;
    return evaluator.canWin !== undefined && !evaluator.canWin(searchState.turn === 1 ? 2 : 1)
      ? this.drawScore()
      : height - WIN;
  }

  /** The static value after fading, where lack of progress is a draw. */
  private fadedValue(value: number): number {
    const pliesSinceProgress = this.evaluator.pliesSinceProgress?.() ?? 0;
    const { patience } = this;
    if (pliesSinceProgress <= patience) return value;
    const fading = FADING * patience;
    const left = Math.max(0, patience + fading - pliesSinceProgress);
    return Math.trunc((value * left) / fading) | 0;
  }

  private staticValue(): number {
    return this.fadedValue(clampValue(this.evaluator.value()));
  }

  /**
   * Whether the progress clock cannot invalidate the score that the table returned. A distant clock is not part of the
   * key, so a result that lies beyond it may hold with one clock and not with another.
   */
  private keepsTime(): boolean {
    const { score, depth } = this.table;
    if (!isCertain(score)) return true;
    return isProved(score)
      ? distanceOf(score) < CLOCK_MATTERS * this.evaluator.decisions
      : EXTENSION * depth < CLOCK_MATTERS * this.evaluator.decisions;
  }

  /** The high half of the table key. It includes the progress clock where that matters. */
  private tableKey(): number {
    // Tablebase results depend on the progress clock and on the history, and so do all scores built on them.
    const context = this.tablebase === null ? 0 : this.tablebase.context;
    const keyHigh = this.searchState.keyHigh ^ this.ownKey ^ Math.imul(context, 0x165667b1);
    const left = this.evaluator.pliesLeft();
    if (left < CLOCK_MATTERS) return keyHigh ^ Math.imul(left + 1, 0x9e3779b1);
    const pliesSinceProgress = this.evaluator.pliesSinceProgress?.() ?? 0;
    return pliesSinceProgress > this.patience
      ? keyHigh ^ Math.imul(Math.trunc(pliesSinceProgress / FADING_STEP) + 1, 0x27d4eb2f)
      : keyHigh;
  }

  private listAt(height: number): MoveList {
    return (this.lists[height] ??= new MoveList());
  }

  private orderAt(height: number, length: number): Int32Array {
    const order = this.orders[height] ?? new Int32Array(0);
    return order.length >= length ? order : (this.orders[height] = new Int32Array(Math.max(256, 2 * length)));
  }
}

/** Whether a search in this context examines every move and can see to the end. */
export function isExact({ evaluator, blindness }: Pick<SearchContext, 'evaluator' | 'blindness'>): boolean {
  return evaluator.isBounded === true && blindness === null;
}

/** Whether a table entry answers the question of a null window. */
function settles(bound: number, score: number, alpha: number, beta: number): boolean {
  return bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha);
}
