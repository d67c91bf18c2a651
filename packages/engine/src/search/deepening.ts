import { type Move, MoveList } from '@tabuleiro/games';
import type { Budget } from './budget.ts';
import type { InFlightMoves } from './in-flight-moves.ts';
import { distanceOf, DRAW, HIGHEST, INFINITE, isLoss, isProved } from './score.ts';
import { type SearchContext, isExact, NO_MARK, Search } from './search.ts';
import { isCertain } from './tablebase-probe.ts';
import type { Allotment } from './time.ts';
import { NO_MOVE } from './transposition-table.ts';

/** A first move and the best play after it that was found. */
export interface Variation {
  readonly score: number;
  /** Decisions, the first move first. */
  readonly decisions: readonly Move[];
  /** The depth to which it was searched. */
  readonly depth: number;
}

/** The state of a search after each round, best line first. */
export interface Round {
  readonly depth: number;
  readonly variations: readonly Variation[];
}

export interface DeepeningOptions {
  readonly equipment: SearchContext;
  readonly budget: Budget;
  readonly allotment: Allotment;
  /** At most this deep, counted in decisions. */
  readonly depth: number;
  /** How many of the best first moves are wanted with exact scores. */
  readonly lines: number;
  /** Stop early when going on cannot change the choice: a forced move, a proved end. */
  readonly hurries: boolean;
  readonly onRound: (round: Round) => void;
}

interface RootMove {
  readonly move: Move;
  score: number;
  depth: number;
  decisions: readonly Move[];
}

// The first window around the score of the round before, and how it widens where the score falls out of it.
const FIRST_WINDOW = 40;
const WIDENING = 3;
const WIDEST = 1000;
const SHALLOWEST_WINDOW = 4;
/** A round takes about twice the time of all before it, so it is not begun with less than half of the time left. */
const LAST_START = 0.5;
/** How many of a style's favourite moves are tried when all drawing moves are equal. */
const MOST_LIVELY = 4;

/**
 * Iterative deepening: searches one decision deeper with every round, each in the light of the one before, until the budget
 * is spent. Gives the last state; the first legal move stands in it even if nothing could be searched.
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
  /** The best move of the first round. */
  private lively: Move | null = null;

  constructor(options: DeepeningOptions) {
    this.options = options;
    this.budget = options.budget;
    this.busy = options.equipment.busy;
    this.search = new Search(options.equipment, options.budget);
    this.roots = listRoots(options.equipment);
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
    const { contempt, isStyled = false } = options.equipment;
    if (options.hurries && (contempt > 0 || isStyled) && this.isDrawnToTheEnd()) this.preferLively();
    return this.round;
  }

  /** A broken round still tells the best move, but lines of different depths cannot be compared. */
  private takeBrokenRound(): void {
    const { roots, round } = this;
    const { depth: before, variations } = round;
    // Of the first round, what was found of its first moves is all there is.
    if (this.options.lines > 1 && before > 0) return;
    const [first, second] = roots;
    if (first === undefined || second === undefined || !isLoss(first.score)) {
      this.round = this.stateAt(before || (first?.depth ?? 0));
      return;
    }
    // The first move loses, but the other moves were not searched as deep: that proves nothing about the position.
    const known = before === 0 ? DRAW : (variations[0]?.score ?? DRAW);
    if (isLoss(known)) return;
    this.round = { depth: before, variations: [{ score: known, decisions: [second.move], depth: before }] };
  }

  private isDrawnToTheEnd(): boolean {
    const { equipment } = this.options;
    const { evaluator } = equipment;
    return (
      isExact(equipment) &&
      this.round.depth >= evaluator.pliesLeft() * evaluator.decisions &&
      this.roots[0]?.score === DRAW
    );
  }

  /**
   * All moves that draw are worth the same to who sees the end. Who would rather win hopes that the enemy does not, and plays
   * the one that looks best at first sight, if it draws: it attacks, and whoever defends badly is lost. The deeper a search, the
   * better the defence that it expects, and the fewer chances it sees.
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

  /** What looks best at first sight; to a player with a style, what it likes most, whether or not anybody can still win. */
  private livelyMoves(): readonly Move[] {
    const { lively, roots } = this;
    const { evaluator, isStyled = false } = this.options.equipment;
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

  /** One round over all root moves; false when the budget was spent in the middle of it. */
  private searchRound(depth: number): boolean {
    const lines = Math.min(this.options.lines, this.roots.length);
    for (let line = 0; line < lines; line++) {
      if (!this.searchLine(depth, line)) return false;
    }
    return true;
  }

  /** Finds the best of the root moves from `line` on, in a window that is widened until the score lies inside. */
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

  /** The best score of the root moves from `line` on, which come to stand in order; null when the budget was spent. */
  private searchRoots(depth: number, line: number, alpha: number, beta: number): number | null {
    const { roots, budget } = this;
    let raised = alpha;
    let best = -INFINITE;
    const waiting = roots.slice(line);
    // Of these another thread was at work: they came to the end of the list, and are searched when nothing else is left.
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
        // It goes before the others at once, so that a round that is broken off has it first.
        if (score > raised) roots.splice(line, 0, ...roots.splice(roots.indexOf(root), 1));
      } else {
        // Only known to be no better; it keeps its place behind the others.
        root.score = Math.min(root.score, score);
      }
      raised = Math.max(raised, score);
      // Whoever waits has a move as soon as one was looked at, not only when all were.
      if (isFirst && line === 0 && this.round.depth === 0) this.options.onRound(this.stateAt(depth));
      if (raised >= beta) return best;
    }
    return best;
  }

  /** The first has the whole window; a later one must first show in a narrow one that it is better. */
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
    const { keyLow, keyHigh } = this.options.equipment.evaluator.searchState;
    return this.busy === null ? NO_MARK : this.busy.markOf(keyLow, keyHigh, move, depth);
  }

  /** The lines found so far; one that was not searched at all stands only where there is no other, with no score. */
  private stateAt(depth: number): Round {
    const searched = this.roots.slice(0, this.options.lines).filter((root) => root.depth > 0);
    const variations = (searched.length > 0 ? searched : this.unsearched())
      .map(({ score, decisions, depth: reached }) => ({ score, decisions, depth: reached }))
      // A line found later in the same round can turn out better; the one found first stands when scores are equal.
      .sort((a, b) => b.score - a.score);
    return { depth, variations };
  }

  private unsearched(): readonly RootMove[] {
    const [first] = this.roots;
    return first === undefined ? [] : [{ ...first, score: DRAW }];
  }

  /** Whether further rounds cannot change what is played. */
  private isSettled(depth: number): boolean {
    const [first, second] = this.roots;
    if (first === undefined) return true;
    // Where a turn is made of several decisions, one first decision does not settle the others.
    if (second === undefined && this.options.equipment.evaluator.decisions === 1) return true;
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
