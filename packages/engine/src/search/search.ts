// Hot: the search itself.
import { type SearchState, type Evaluator, MoveList, type Outcome, type Side, toMove } from '@tabuleiro/games';
import type { Budget } from './budget.ts';
import type { InFlightMoves } from './in-flight-moves.ts';
import type { MoveBlindness } from './move-blindness.ts';
import { isLate, type Ordering, pickNext } from './ordering.ts';
import { ENDS, NEW, type Path } from './path.ts';
import { reductionOf } from './reductions.ts';
import { clampValue, distanceOf, DRAW, fromTable, HIGHEST, INFINITE, isProved, toTable, WIN } from './score.ts';
import { isCertain, NOT_KNOWN, type TablebaseProbe } from './tablebase-probe.ts';
import { AT_LEAST, AT_MOST, EXACT, gradeOf, NO_MOVE, type TranspositionTable } from './transposition-table.ts';
import { Variations } from './variation.ts';

/** What a search works with. */
export interface SearchContext {
  readonly evaluator: Evaluator;
  readonly table: TranspositionTable;
  readonly path: Path;
  readonly ordering: Ordering;
  /** Only where several threads search together. */
  readonly busy: InFlightMoves | null;
  /** Only in players that are not meant to see everything. */
  readonly blindness: MoveBlindness | null;
  /** How much value the side to move at the root would give up rather than draw. */
  readonly contempt: number;
  /** Whether static values depend on the side to move at the root. */
  readonly isStyled?: boolean;
  /** Only where positions are solved. */
  readonly truth?: TablebaseProbe | null;
}

// Depth is counted in decisions. A line is cut off where it is this many decisions high, whatever its depth.
const TALLEST = HIGHEST - 4;
/** How many decisions quiescence follows. */
const QUIET_DEPTH = 10;
/** Forced lines may grow to so many times the depth of the search. */
const EXTENSION = 2;
const FEWEST_REDUCED = 3;
const SHALLOWEST_REDUCED = 3;
const SHALLOWEST_SHARED = 3;
/** Stands for no move that other threads could search. */
export const NO_MARK = 0;
const SHALLOWEST_SKIP = 3;
const SKIP_REDUCTION = 2;
/** Where the rules soon end the match for want of progress, the same position with more plies left is another one. */
const CLOCK_MATTERS = 40;
/** A search that leaves nothing out does not trust what others left out. */
const EXACT_KEY = 0x5bd1e995;
/** Before that, where values fade, it is another one after so many plies. */
const FADING_STEP = 4;
// A static value fades while nothing happens, so that whoever is ahead goes on and nobody shuffles: after so many plies it
// begins to, and after so many times as many more nothing is left of it.
const PATIENCE = 20;
const FADING = 1.5;
const TRIFLE = 1;

/**
 * Principal variation search over a game's search state. Scores are for the side to move; the side need not change from one
 * decision to the next. A score is turned over by `0 - score`, because `-0` is no small integer and slows all that follows.
 */
export class Search {
  readonly variations = new Variations();
  private readonly evaluator: Evaluator;
  private readonly searchState: SearchState;
  private readonly table: TranspositionTable;
  private readonly path: Path;
  private readonly ordering: Ordering;
  private readonly busy: InFlightMoves | null;
  private readonly blindness: MoveBlindness | null;
  private readonly budget: Budget;
  private readonly truth: TablebaseProbe | null;
  /** Whether nothing may be left out, because what is found is to be a proof. */
  private readonly isExact: boolean;
  /** Whether the game lets a side do nothing; only then are values wanted within the tree. */
  private readonly skips: boolean;
  private readonly contempt: number;
  private readonly patience: number;
  private readonly rootTurn: Side;
  /** What scores depend on beside the position: who would rather not draw or plays in a style, what stood before, whether something is left out. */
  private readonly ownKey: number;
  private readonly lists: MoveList[] = [];
  private readonly orders: Int32Array[] = [];
  /** Above this height forced lines are no longer extended. */
  private tallestExtended = 0;

  constructor(equipment: SearchContext, budget: Budget) {
    this.evaluator = equipment.evaluator;
    this.searchState = equipment.evaluator.searchState;
    this.table = equipment.table;
    this.path = equipment.path;
    this.ordering = equipment.ordering;
    this.busy = equipment.busy;
    this.blindness = equipment.blindness;
    this.isExact = isExact(equipment);
    this.contempt = this.isExact ? 0 : equipment.contempt;
    this.patience = this.contempt > 0 ? (equipment.evaluator.patience ?? PATIENCE) : PATIENCE;
    this.rootTurn = equipment.evaluator.searchState.turn;
    const isOneSided = this.contempt !== 0 || equipment.isStyled === true;
    const sideKey = isOneSided ? Math.imul(this.contempt * 2 + this.rootTurn, 0x85ebca6b) : 0;
    this.ownKey = sideKey ^ equipment.path.closedKey ^ (this.isExact ? EXACT_KEY : 0);
    this.skips = !this.isExact && equipment.evaluator.idle !== undefined;
    this.budget = budget;
    this.truth = equipment.truth ?? null;
  }

  /** The score of a move of the root, for the side to move there, within a window. The line stands at height 1. */
  searchMove(move: number, depth: number, alpha: number, beta: number): number {
    this.tallestExtended = EXTENSION * depth;
    return this.descend(move, depth - 1, alpha, beta, 0);
  }

  /** Plays a move, searches what follows and takes it back. */
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

  /** The score of the position that stands now, `height` decisions above the root, reached by the move `previous`. */
  private visit(depth: number, alpha: number, beta: number, height: number, previous: number): number {
    const { searchState, budget } = this;
    budget.spend();
    this.variations.clear(height);
    if (budget.isSpent) return DRAW;
    if (searchState.isOver()) return this.scoreOf(searchState.outcome(), height);
    const repetition = this.path.repetition();
    if (repetition !== NEW) return this.scoreOfRepetition(repetition === ENDS, height);
    if (this.truth !== null) {
      const known = this.truth.score(height);
      if (known !== NOT_KNOWN) return known === DRAW ? this.drawScore() : known;
    }
    if (height >= TALLEST) return this.staticValue();
    const highest = this.bestPossible(height);
    const lowest = this.worstPossible(height);
    // A shorter win is known already, or nobody can do better or worse from here.
    if (lowest >= beta || lowest === highest) return lowest;
    if (highest <= alpha) return highest;
    const isThreatened = this.evaluator.isThreatened?.() === true;
    const left = isThreatened && height < this.tallestExtended ? depth + 1 : depth;
    return left <= 0
      ? this.quiesce(QUIET_DEPTH, alpha, beta, height)
      : this.expand(left, alpha, beta, height, previous, isThreatened);
  }

  /** Looks at the moves of a position, the most promising first. */
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
    let unfaded: number;
    if (table.probe(keyLow, keyHigh)) {
      tableMove = table.move;
      unfaded = table.value;
      const known = fromTable(table.score, height);
      const isDeepEnough = !isOpen && table.depth >= depth;
      if (isDeepEnough && settles(table.bound, known, alpha, beta) && this.keepsTime()) return known;
    } else {
      unfaded = this.skips ? clampValue(this.evaluator.value()) : 0;
    }
    // Two skips in a row would only bring the position back.
    const maySkip = this.skips && !isOpen && !isThreatened && previous !== NO_MOVE && depth >= SHALLOWEST_SKIP;
    if (maySkip && this.fadedValue(unfaded) >= beta) {
      const skipped = this.trySkipping(depth, beta, height);
      if (skipped >= beta) return skipped;
    }

    const isForced = this.prepareMoves(height, tableMove, previous);
    const moves = this.listAt(height);
    const order = this.orderAt(height, moves.length);
    // A move that is forced costs no depth.
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
        // Another move has come to stand here.
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
    table.store(keyLow, keyHigh, bestMove, toTable(best, height), gradeOf(depth, bound), unfaded);
    return best;
  }

  /** Lists the moves of a position and gives them their order; whether there is only one. */
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

  /** The first move has the whole window; a later one must first show, in a narrow and perhaps reduced search, that it is better. */
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

  /** If doing nothing is good enough already, some move will be. A win found so is not one yet. */
  private trySkipping(depth: number, beta: number, height: number): number {
    const idle = this.evaluator.idle;
    if (idle === undefined || isCertain(beta) || !idle.skip()) return -INFINITE;
    const { searchState, path } = this;
    path.push(searchState.keyLow, searchState.keyHigh);
    const score = 0 - this.visit(depth - 1 - SKIP_REDUCTION, 0 - beta, 1 - beta, height + 1, NO_MOVE);
    path.pop();
    idle.undo();
    return score > 0 && isCertain(score) ? beta : score;
  }

  /** Follows moves that change the value at once, until the position is quiet. */
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

  /** A position that came back decides nothing yet: where the rules give it a winner, that is likely and not proved. */
  private scoreOfRepetition(isEnd: boolean, height: number): number {
    const score = this.scoreOf(this.searchState.repetitionOutcome(), height);
    return isEnd ? score : clampValue(score);
  }

  /** Contempt fades too: where nothing is left to play for, a draw now is worth a trifle more than one later. */
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

  /** What is left of a static value where want of progress is a draw. */
  private fadedValue(value: number): number {
    const lull = this.evaluator.pliesSinceProgress?.() ?? 0;
    const { patience } = this;
    if (lull <= patience) return value;
    const fading = FADING * patience;
    const left = Math.max(0, patience + fading - lull);
    return Math.trunc((value * left) / fading) | 0;
  }

  private staticValue(): number {
    return this.fadedValue(clampValue(this.evaluator.value()));
  }

  /**
   * Whether the clock cannot come in the way of the score that the table gave. Where it is far away, it is no part of the key: an end
   * that lies even further away may be reached with one clock and not with another.
   */
  private keepsTime(): boolean {
    const { score, depth } = this.table;
    if (!isCertain(score)) return true;
    return isProved(score)
      ? distanceOf(score) < CLOCK_MATTERS * this.evaluator.decisions
      : EXTENSION * depth < CLOCK_MATTERS * this.evaluator.decisions;
  }

  /** The high half of the table's key; the clock is in it where it matters. */
  private tableKey(): number {
    // What tables say of a position depends on the clock and on what stood before, and so does all that is built on it.
    const context = this.truth === null ? 0 : this.truth.context;
    const keyHigh = this.searchState.keyHigh ^ this.ownKey ^ Math.imul(context, 0x165667b1);
    const left = this.evaluator.pliesLeft();
    if (left < CLOCK_MATTERS) return keyHigh ^ Math.imul(left + 1, 0x9e3779b1);
    const lull = this.evaluator.pliesSinceProgress?.() ?? 0;
    return lull > this.patience ? keyHigh ^ Math.imul(Math.trunc(lull / FADING_STEP) + 1, 0x27d4eb2f) : keyHigh;
  }

  private listAt(height: number): MoveList {
    return (this.lists[height] ??= new MoveList());
  }

  private orderAt(height: number, length: number): Int32Array {
    const order = this.orders[height] ?? new Int32Array(0);
    return order.length >= length ? order : (this.orders[height] = new Int32Array(Math.max(256, 2 * length)));
  }
}

/** Whether a search in this context leaves nothing out and can see to the end. */
export function isExact({ evaluator, blindness }: Pick<SearchContext, 'evaluator' | 'blindness'>): boolean {
  return evaluator.isBounded === true && blindness === null;
}

/** Whether what the table knows answers the question of a narrow window. */
function settles(bound: number, score: number, alpha: number, beta: number): boolean {
  return bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha);
}
