import {
  assert,
  BrokenInvariant,
  type Evaluation,
  type GameId,
  type Evaluator,
  type ThinkingLimits,
  loadEvaluation,
  type Match,
  type Move,
  MoveList,
  NEVER_STOP,
  type Position,
  type ProvedEnd,
  type Stop,
  type PlayingStyle,
  variantIds,
  type Weights,
} from '@tabuleiro/games';
import type { OpenNetwork } from './network/open-network.ts';
import { withStyle } from './playing-style.ts';
import { Budget, type Now } from './search/budget.ts';
import type { InFlightMemory, InFlightMoves } from './search/in-flight-moves.ts';
import { deepen, type Round, type Variation } from './search/iterative-deepening.ts';
import type { MoveBlindness } from './search/move-blindness.ts';
import { Ordering } from './search/ordering.ts';
import { clampValue, distanceOf, DRAW, isProved, isWin, WIN } from './search/score.ts';
import { pathOf } from './search/search-path.ts';
import { isExact } from './search/search.ts';
import { isCertain, type TablebaseProbe } from './search/tablebase-probe.ts';
import { type TimeAllotment, allotTime } from './search/time-management.ts';
import { makeTableMemory, type TableMemory, TranspositionTable } from './search/transposition-table.ts';
import type { Tablebase } from './tablebase/tablebase.ts';
import type { GrowTree, TreeSearchResult } from './tree/monte-carlo.ts';
import { findWinInOne } from './win-in-one.ts';

export interface EngineOptions {
  /** The size of the transposition table; default: 16 MB. */
  readonly tableBytes?: number;
  /**
   * External memory, perhaps shared, instead of the engine's own; `busy` holds the moves that other threads are
   * searching.
   */
  readonly shared?: { readonly table: TableMemory; readonly busy: InFlightMoves | null };
  readonly now?: Now;
  /** Replaces the game's tuned weights. */
  readonly weights?: Weights;
  /** Its values replace the weighted sum in its variant. */
  readonly network?: OpenNetwork | null;
  /** The playing style of the side to move. */
  readonly style?: PlayingStyle | null;
  /** Solved positions of the variant. */
  readonly tables?: Tablebase | null;
  /** The move ordering of another engine that no longer needs it; clearing it is cheaper than allocating a new one. */
  readonly ordering?: Ordering;
}

/** The memory that the threads of one search share. */
export interface SharedMemory {
  readonly table: TableMemory;
  /** The moves that each thread is searching; null for a single thread. */
  readonly busy: InFlightMemory | null;
}

export interface AnalyseOptions {
  /** Default: one second, unless `stop` is given. */
  readonly limits?: ThinkingLimits;
  /** Number of best moves to return, each with its line (multi-PV); default: 1. */
  readonly lines?: number;
  /** Stops the search when raised; with `stop` and without limits the search runs until then. */
  readonly stop?: Stop;
  readonly onProgress?: (analysis: Analysis) => void;
  /** Answer as soon as more search cannot change the choice: for playing. Otherwise the search uses up its limits. */
  readonly hurries?: boolean;
  /** How much value the player would give up to avoid a draw; for playing, not for judging. */
  readonly contempt?: number;
  /** The moves that the player overlooks. */
  readonly blindness?: MoveBlindness;
  /** The index of this thread in a multi-threaded search; thread 0 is the leader, whose answer counts. */
  readonly thread?: number;
  /** The number of searches with the shared table so far; an engine with its own table counts by itself. */
  readonly age?: number;
  /** Receives the node count at intervals, for callers that add up several threads. */
  readonly onNodes?: ((nodes: number) => void) | undefined;
}

/** A move and the best line found after it. */
export interface AnalysisLine {
  /** For the side to move; see VALUE_SCALE. */
  readonly score: number;
  readonly end: ProvedEnd | null;
  readonly moves: readonly Move[];
}

export interface Analysis {
  /**
   * The depth of the search in plies; the last iteration may be incomplete. 0 if nothing was searched; the score is
   * then 0 too.
   */
  readonly depth: number;
  /** Nodes of all threads together; a node limit counts only those of the leader. */
  readonly nodes: number;
  readonly ms: number;
  /** Best line first; never empty. */
  readonly lines: readonly [AnalysisLine, ...AnalysisLine[]];
}

const USUAL_TABLE_BYTES = 16 * 2 ** 20;
const USUAL_MS = 1000;

/** How an engine at full strength is opened. */
export interface OpenEngineOptions extends EngineOptions {
  /** The variant whose network the engine loads, unless it is given a network or weights; the default variant if absent. */
  readonly variant?: string | undefined;
}

/** Loads the parts that an engine for a game needs. */
export async function openEngine(game: GameId, options: OpenEngineOptions = {}): Promise<Engine> {
  const evaluation = await loadEvaluation(game);
  // Loaded on first use.
  const trees = evaluation.treeEvaluator && (await import('./tree/monte-carlo.ts'));
  const { network = await findNetwork(game, evaluation, options) } = options;
  return new Engine(evaluation, { ...options, network }, trees?.growTree);
}

/** The network that ships with a game, unless the options give weights. */
async function findNetwork(
  game: GameId,
  evaluation: Evaluation,
  { variant = variantIds(game)[0], weights }: OpenEngineOptions,
): Promise<OpenNetwork | null> {
  const hasNetwork = variant !== undefined && evaluation.networks?.trained[variant] !== undefined;
  if (weights !== undefined || !hasNetwork) return null;
  // Loaded on first use: levels do without it.
  const { loadNetwork } = await import('./network/open-network.ts');
  return loadNetwork(evaluation, variant);
}

/**
 * Searches positions of one variant of a game on the calling thread. It keeps its table between searches; `forget`
 * clears it.
 */
export class Engine {
  private readonly evaluation: Evaluation;
  private readonly growTree: GrowTree | null;
  private readonly weights: Weights;
  private readonly network: OpenNetwork | null;
  private readonly style: PlayingStyle | null;
  private readonly now: Now;
  private readonly memory: TableMemory;
  private readonly table: TranspositionTable;
  private readonly busy: InFlightMoves | null;
  private readonly ordering: Ordering;
  private readonly tables: Tablebase | null;

  /** Without `growTree` it uses alpha-beta only. */
  constructor(evaluation: Evaluation, options: EngineOptions, growTree: GrowTree | null = null) {
    this.growTree = growTree;
    const { shared } = options;
    this.evaluation = evaluation;
    this.weights = options.weights ?? evaluation.tuned.weights;
    this.network = options.network ?? null;
    this.style = options.style ?? null;
    this.now = options.now ?? Date.now;
    this.tables = options.tables ?? null;
    this.memory = shared?.table ?? makeTableMemory(options.tableBytes ?? USUAL_TABLE_BYTES, false);
    this.table = new TranspositionTable(this.memory);
    this.ordering = options.ordering ?? new Ordering();
    options.ordering?.clear();
    this.busy = shared?.busy ?? null;
  }

  forget(): void {
    this.table.clear();
    this.ordering.clear();
  }

  /** A move that wins at once, or null. */
  findWinInOne(match: Match): Move | null {
    const evaluator = this.evaluation.evaluator(match.position.clone(), this.weights);
    const decisions = findWinInOne(evaluator, pathOf(match));
    return decisions === null ? null : (assembleTurns(evaluator, decisions)[0] ?? null);
  }

  /** Whether the side to move wins at once, regardless of history. */
  canWinInOne(position: Position): boolean {
    return findWinInOne(this.evaluation.evaluator(position.clone(), this.weights)) !== null;
  }

  /** Searches the position of an unfinished match. */
  analyse(match: Match, asked: AnalyseOptions = {}): Analysis {
    if (match.outcome !== null) throw new BrokenInvariant('this match is over: there is nothing to search');
    const options = withEnd(asked);
    const { growTree } = this;
    const position = match.position.clone();
    const evaluator = growTree && isChoice(options) && this.evaluation.treeEvaluator?.(position, this.weights);
    return growTree && evaluator
      ? this.analyseByTree(growTree, this.adapt(evaluator, position, match), match, options)
      : this.analyseByDepth(match, options);
  }

  /** Adds the network and the style to an evaluator of this position. */
  private adapt(evaluator: Evaluator, position: Position, { rules }: Match): Evaluator {
    const { network } = this;
    const judging = network?.variant === rules.variant.id ? network.attach(evaluator, position) : evaluator;
    return withStyle(judging, position, this.style);
  }

  private analyseByTree(growTree: GrowTree, evaluator: Evaluator, match: Match, options: AnalyseOptions): Analysis {
    const { softMs, hardMs } = allotTime(options.limits ?? {}, match.position.turn);
    // A tree search has no iterations to end early, so it stops at the smaller limit.
    const budget = this.budgetOf(options, { softMs, hardMs: Math.min(softMs, hardMs) });
    const report = ({ decisions, score }: TreeSearchResult): Analysis => {
      const variation: Variation = { score, decisions, depth: decisions.length };
      return this.analysisOf(evaluator, { depth: decisions.length, variations: [variation] }, budget);
    };
    const { thread = 0, age = 0 } = options;
    const path = pathOf(match);
    const winning = thread === 0 ? findWinInOne(evaluator, path) : null;
    if (winning !== null) return report({ decisions: winning, score: WIN - winning.length });
    const together = this.busy && { thread, age, words: this.busy.treeWords };
    const onProgress = (finding: TreeSearchResult): void => options.onProgress?.(report(finding));
    return report(growTree({ evaluator, budget, path, memory: this.memory, together, onProgress }));
  }

  private analyseByDepth(match: Match, options: AnalyseOptions): Analysis {
    const position = match.position.clone();
    const evaluator = this.adapt(this.evaluation.evaluator(position, this.weights), position, match);
    const path = pathOf(match);
    const isSolved = this.tables?.variant === match.rules.variant.id && options.blindness === undefined;
    const tablebase = this.tables !== null && isSolved ? this.tables.probeFor(position, path, evaluator) : null;
    const limits = options.limits ?? {};
    const allotment = allotTime(limits, match.position.turn);
    const budget = this.budgetOf(options, allotment);
    this.table.startSearch(options.age);
    this.ordering.startSearch();
    const context = {
      evaluator,
      table: this.table,
      path,
      ordering: this.ordering,
      busy: this.busy,
      blindness: options.blindness ?? null,
      contempt: options.contempt ?? 0,
      isStyled: this.style !== null,
      tablebase,
    };
    const endDepth = isExact(context) ? evaluator.pliesLeft() * evaluator.decisions : null;
    const report = (round: Round): Analysis => this.analysisOf(evaluator, round, budget, endDepth, tablebase);
    const { onProgress } = options;
    const round = deepen({
      context,
      budget,
      allotment,
      depth: Math.min(
        (limits.depth ?? Number.POSITIVE_INFINITY) * evaluator.decisions,
        endDepth ?? Number.POSITIVE_INFINITY,
      ),
      lines: options.lines ?? 1,
      hurries: options.hurries === true,
      onRound: (state) => onProgress?.(report(state)),
    });
    return report(round);
  }

  private budgetOf({ limits, stop, onNodes }: AnalyseOptions, { hardMs }: TimeAllotment): Budget {
    const nodes = limits?.nodes ?? Number.POSITIVE_INFINITY;
    return new Budget({ nodes, hardMs, stop: stop ?? NEVER_STOP, now: this.now, onNodes });
  }

  /**
   * `endDepth` is the depth at which an exact search has seen to the end; `tablebase` is the probe of the solved
   * positions.
   */
  private analysisOf(
    evaluator: Evaluator,
    round: Round,
    budget: Budget,
    endDepth: number | null = null,
    tablebase: TablebaseProbe | null = null,
  ): Analysis {
    const [first, ...others] = round.variations.map((variation) =>
      this.lineOf(evaluator, variation, endDepth, tablebase),
    );
    assert(first !== undefined, 'a position that is searched has a move');
    return {
      depth: Math.ceil(round.depth / evaluator.decisions),
      nodes: budget.nodes,
      ms: budget.elapsedMs,
      lines: [first, ...others],
    };
  }

  private lineOf(
    evaluator: Evaluator,
    { score, decisions, depth }: Variation,
    endDepth: number | null,
    tablebase: TablebaseProbe | null,
  ): AnalysisLine {
    const moves = assembleTurns(evaluator, decisions);
    const [first] = decisions;
    const known = depth > 0 && first !== undefined ? tablebase?.scoreAfter(first) : null;
    if (!isProved(score)) {
      if (isCertain(score)) return { score, end: { result: score > 0 ? 'win' : 'loss' }, moves };
      if (endDepth !== null && depth >= endDepth) {
        return { score, end: { result: 'draw', plies: evaluator.pliesLeft() }, moves };
      }
      return { score, end: known === DRAW ? { result: 'draw' } : null, moves };
    }
    const plies = Math.ceil(distanceOf(score) / evaluator.decisions);
    // A selective evaluator omits moves, so only a win in one is certain.
    if (evaluator.isSelective === true && plies > 1) return { score: clampValue(score), end: null, moves };
    const result = isWin(score) ? 'win' : 'loss';
    // Reductions may hide a shorter end. A result within two plies cannot be shorter.
    const isCounted = plies < 3 || endDepth !== null || known === 0 - score;
    return { score, end: isCounted ? { result, plies } : { result, plies, atMost: true }, moves };
  }
}

/** Without limits and without a stop, the search would never end. */
function withEnd(asked: AnalyseOptions): AnalyseOptions {
  const isLimited = Object.values(asked.limits ?? {}).some((limit) => limit !== undefined);
  return isLimited || asked.stop !== undefined ? asked : { ...asked, limits: { timeMs: USUAL_MS } };
}

/** Tree search only chooses a move; levels, depth limits, several lines and proofs need alpha-beta. */
function isChoice({ hurries, limits, lines = 1, blindness }: AnalyseOptions): boolean {
  return hurries === true && lines === 1 && limits?.depth === undefined && blindness === undefined;
}

/** Joins decisions into turns. Completes the first turn if the line ends within it; drops other incomplete turns. */
function assembleTurns(evaluator: Evaluator, decisions: readonly Move[]): readonly Move[] {
  const { decisions: each } = evaluator;
  if (each === 1) return decisions;
  const whole = decisions.length < each ? completeTurn(evaluator, decisions) : decisions;
  const turns = Math.floor(whole.length / each);
  return Array.from({ length: turns }, (_, turn) => {
    const move = evaluator.assemble?.(whole.slice(turn * each, (turn + 1) * each));
    assert(move !== undefined, 'decisions can be put together');
    return move;
  });
}

/** Completes a turn with the highest-ranked decisions. */
function completeTurn(evaluator: Evaluator, begun: readonly Move[]): readonly Move[] {
  const { searchState, decisions: each } = evaluator;
  const whole = [...begun];
  const moves = new MoveList();
  for (const move of begun) searchState.apply(move);
  while (whole.length < each) {
    searchState.legalMoves(moves);
    const ranks = new Int32Array(moves.length);
    evaluator.rank(moves, ranks);
    const best = ranks.indexOf(Math.max(...ranks));
    whole.push(moves.at(best));
    searchState.apply(moves.at(best));
  }
  for (let count = 0; count < each; count++) searchState.undo();
  return whole;
}
