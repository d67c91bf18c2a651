import { type Move, MoveList } from '@tabuleiro/games';
import type { Budget } from './budget.ts';
import type { InFlightMoves } from './in-flight-moves.ts';
import { distanceOf, DRAW, HIGHEST, INFINITE, isLoss, isProved } from './score.ts';
import { type SearchContext, isExact, NO_MARK, Search } from './search.ts';
import { isCertain } from './tablebase-probe.ts';
import type { TimeAllotment } from './time-management.ts';
import { NO_MOVE } from './transposition-table.ts';

/** A first move and the best line found after it. */
export interface Variation {
  readonly score: number;
  /** The decisions of the line, first move first. */
  readonly decisions: readonly Move[];
  /** The depth of the search that found the line. */
  readonly depth: number;
}

/** The state of a search after each iteration, best line first. */
export interface Round {
  readonly depth: number;
  readonly variations: readonly Variation[];
}

export interface DeepeningOptions {
  readonly context: SearchContext;
  readonly budget: Budget;
  readonly allotment: TimeAllotment;
  /** Maximum depth, in decisions. */
  readonly depth: number;
  /** Number of best first moves that need exact scores (multi-PV). */
  readonly lines: number;
  /** Stop early when more search cannot change the choice: a forced move or a proved result. */
  readonly hurries: boolean;
  readonly onRound: (round: Round) => void;
}

interface RootMove {
  readonly move: Move;
  score: number;
  depth: number;
  decisions: readonly Move[];
}

// The aspiration window around the score of the previous iteration, and how it widens when the search fails low or
// high.
const FIRST_WINDOW = 40;
const WIDENING = 3;
const WIDEST = 1000;
const SHALLOWEST_WINDOW = 4;
/**
 * An iteration takes about twice as long as all earlier ones together, so it starts only if at most this part of the
 * time is used.
 */
const LAST_START = 0.5;
/** Number of a style's favourite moves to try when the best play is a draw. */
const MOST_LIVELY = 4;

/**
 * Iterative deepening: each iteration searches one decision deeper and uses the results of the one before, until the
 * budget is spent. Returns the last state. If nothing could be searched, it holds the first legal move.
 */
export function deepen(options: DeepeningOptions): Round {
  return new Deepening(options).run();
}

class Deepening {
  private readonly options: DeepeningOptions;
  private readonly search: Search;
  private readonly budget: Budget;
  private readonly busy: InFlightMoves | null;
  private readonly roots: RootMove[];
  private round: Round;
  /** The best move of the first iteration. */
  private lively: Move | null = null;

  constructor(options: DeepeningOptions) {
    this.options = options;
    this.budget = options.budget;
    this.busy = options.context.busy;
    this.search = new Search(options.context, options.budget);
    this.roots = listRoots(options.context);
    this.round = this.stateAt(0);
  }

  run(): Round {
    const { options, budget } = this;
    const deepest = Math.min(options.depth, HIGHEST / 2);
    for (let depth = Math.min(1, deepest); depth <= deepest; depth++) {
      const isComplete = this.searchRound(depth);
      if (!isComplete) {
        this.takeBrokenRound();
        break;
      }
      this.round = this.stateAt(depth);
      options.onRound(this.round);
      const [first] = this.roots;
      this.lively ??= first?.move ?? null;
      if (options.hurries && this.isSettled(depth)) break;
      if (budget.elapsedMs > options.allotment.softMs * LAST_START) break;
    }
    const { contempt, isStyled = false } = options.context;
    if (options.hurries && (contempt > 0 || isStyled) && this.isDrawnToTheEnd()) this.preferLively();
    return this.round;
  }

  /** An interrupted iteration still yields the best move, but lines of different depths cannot be compared. */
  private takeBrokenRound(): void {
    const { roots, round } = this;
    const { depth: before, variations } = round;
    // If the first iteration is interrupted, its searched root moves are the only result.
    if (this.options.lines > 1 && before > 0) return;
    const [first, second] = roots;
    if (first === undefined || second === undefined || !isLoss(first.score)) {
      this.round = this.stateAt(before || (first?.depth ?? 0));
      return;
    }
    // The first move loses, but the other moves were not searched as deeply, so the position is not proved lost.
    const known = before === 0 ? DRAW : (variations[0]?.score ?? DRAW);
    if (isLoss(known)) return;
    this.round = { depth: before, variations: [{ score: known, decisions: [second.move], depth: before }] };
  }

  private isDrawnToTheEnd(): boolean {
    const { context } = this.options;
    const { evaluator } = context;
    return (
      isExact(context) &&
      this.round.depth >= evaluator.pliesLeft() * evaluator.decisions &&
      this.roots[0]?.score === DRAW
    );
  }

  /**
   * Under perfect play all drawing moves are equal. A player with contempt hopes that the enemy errs, so it prefers the
   * move that a shallow search likes best, if that move draws. A shallow search attacks; a deep search expects the best
   * defence and sees fewer chances.
   */
  private preferLively(): void {
    const { roots, search, budget } = this;
    const { depth } = this.round;
    for (const move of this.livelyMoves()) {
      const root = roots.find((one) => one.move === move);
      if (root === undefined || root === roots[0]) return;
      const score = search.searchMove(root.move, depth, DRAW - 1, DRAW);
      if (budget.isSpent) return;
      if (score < DRAW) continue;
      Object.assign(root, { score: DRAW, depth, decisions: [root.move, ...search.variations.line(1)] });
      roots.splice(0, 0, ...roots.splice(roots.indexOf(root), 1));
      this.round = this.stateAt(depth);
      return;
    }
  }

  /**
   * The best move of the shallowest search. For a styled player: the moves its evaluation likes most, even if neither
   * side can still win.
   */
  private livelyMoves(): readonly Move[] {
    const { lively, roots } = this;
    const { evaluator, isStyled = false } = this.options.context;
    if (!isStyled) return lively === null ? [] : [lively];
    const { searchState } = evaluator;
    const { turn } = searchState;
    const valueAfter = (move: Move): number => {
      searchState.apply(move);
      const value = searchState.isOver() ? DRAW : searchState.turn === turn ? evaluator.value() : 0 - evaluator.value();
      searchState.undo();
      return value;
    };
    return roots
      .map(({ move }) => ({ move, value: valueAfter(move) }))
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST_LIVELY)
      .map(({ move }) => move);
  }

  /** One iteration over all root moves; false if the budget ran out during it. */
  private searchRound(depth: number): boolean {
    const lines = Math.min(this.options.lines, this.roots.length);
    for (let line = 0; line < lines; line++) {
      if (!this.searchLine(depth, line)) return false;
    }
    return true;
  }

  /** Finds the best root move from index `line` on; widens the aspiration window until the score lies inside. */
  private searchLine(depth: number, line: number): boolean {
    const expected = this.roots[line]?.score ?? 0;
    const isNarrow = depth >= SHALLOWEST_WINDOW && !isCertain(expected);
    let window = FIRST_WINDOW;
    let alpha = isNarrow ? expected - window : -INFINITE;
    let beta = isNarrow ? expected + window : INFINITE;
    for (;;) {
      const best = this.searchRoots(depth, line, alpha, beta);
      if (best === null) return false;
      if (best > alpha && best < beta) return true;
      window *= WIDENING;
      if (best <= alpha) alpha = window > WIDEST ? -INFINITE : best - window;
      else beta = window > WIDEST ? INFINITE : best + window;
    }
  }

  /** Returns the best score of the root moves from index `line` on and reorders them; null if the budget ran out. */
  private searchRoots(depth: number, line: number, alpha: number, beta: number): number | null {
    const { roots, budget } = this;
    let raised = alpha;
    let best = -INFINITE;
    const waiting = roots.slice(line);
    // Moves that another thread is searching. They go to the end of the list and are searched last.
    const putOff = new Set<RootMove>();
    for (const root of waiting) {
      const isFirst = root === waiting[0];
      const mark = isFirst ? NO_MARK : this.markOf(root, depth);
      if (mark !== NO_MARK && !putOff.has(root) && this.busy?.isBusy(mark) === true) {
        putOff.add(root);
        waiting.push(root);
        continue;
      }
      const score = this.searchRoot(root, mark, depth, isFirst, raised, beta);
      if (budget.isSpent) return null;
      if (score > best) best = score;
      if (score > raised || isFirst) {
        root.score = score;
        root.depth = depth;
        root.decisions = [root.move, ...this.search.variations.line(1)];
        // Move it to the front at once, so that an interrupted iteration has it first.
        if (score > raised) roots.splice(line, 0, ...roots.splice(roots.indexOf(root), 1));
      } else {
        // The score is only an upper bound; the move keeps its place.
        root.score = Math.min(root.score, score);
      }
      raised = Math.max(raised, score);
      // Report the first searched move at once, so that a waiting caller need not wait for the whole iteration.
      if (isFirst && line === 0 && this.round.depth === 0) this.options.onRound(this.stateAt(depth));
      if (raised >= beta) return best;
    }
    return best;
  }

  /** Searches the first move with the full window; a later move must first beat `raised` in a null window. */
  private searchRoot(
    { move }: RootMove,
    mark: number,
    depth: number,
    isFirst: boolean,
    raised: number,
    beta: number,
  ): number {
    const { search, busy } = this;
    if (mark !== NO_MARK) busy?.begin(mark);
    let score = isFirst ? 0 : search.searchMove(move, depth, raised, raised + 1);
    if (isFirst || (score > raised && score < beta)) score = search.searchMove(move, depth, raised, beta);
    if (mark !== NO_MARK) busy?.end(mark);
    return score;
  }

  private markOf({ move }: RootMove, depth: number): number {
    const { keyLow, keyHigh } = this.options.context.evaluator.searchState;
    return this.busy === null ? NO_MARK : this.busy.markOf(keyLow, keyHigh, move, depth);
  }

  /** The lines found so far. An unsearched move appears, with a draw score, only if no move was searched. */
  private stateAt(depth: number): Round {
    const searched = this.roots.slice(0, this.options.lines).filter((root) => root.depth > 0);
    const variations = (searched.length > 0 ? searched : this.unsearched())
      .map(({ score, decisions, depth: reached }) => ({ score, decisions, depth: reached }))
      // A line found later in the same iteration can score higher; among equals the one found first stays first.
      .sort((a, b) => b.score - a.score);
    return { depth, variations };
  }

  private unsearched(): readonly RootMove[] {
    const [first] = this.roots;
    return first === undefined ? [] : [{ ...first, score: DRAW }];
  }

  /** Whether further iterations cannot change the choice. */
  private isSettled(depth: number): boolean {
    const [first, second] = this.roots;
    if (first === undefined) return true;
    // Where a turn consists of several decisions, a forced first decision does not settle the others.
    if (second === undefined && this.options.context.evaluator.decisions === 1) return true;
    if (isProved(first.score)) return isLoss(first.score) ? depth > distanceOf(first.score) : true;
    return isCertain(first.score);
  }
}

function listRoots({ evaluator, ordering, blindness }: SearchContext): RootMove[] {
  const { searchState } = evaluator;
  const moves = new MoveList();
  searchState.legalMoves(moves);
  blindness?.narrow(moves, searchState.keyLow);
  const order = new Int32Array(moves.length);
  evaluator.rank(moves, order);
  ordering.score(moves, order, NO_MOVE, 0, searchState.turn, NO_MOVE);
  return Array.from(moves, (move, index) => ({ move, rank: order[index] ?? 0 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ move }) => ({ move, score: -INFINITE, depth: 0, decisions: [move] }));
}
