import {
  assert,
  BrokenInvariant,
  type Evaluation,
  type GameId,
  type Evaluator,
  type Limits,
  loadEvaluation,
  type Match,
  type Move,
  MoveList,
  NEVER_STOP,
  type Position,
  type ProvedEnd,
  type Stop,
  type Style,
  type Weights,
} from '@tabuleiro/games';
import {
  type Allotment,
  allot,
  Budget,
  clampValue,
  type InFlightMemory,
  type InFlightMoves,
  deepen,
  distanceOf,
  DRAW,
  isExact,
  isCertain,
  isProved,
  isWin,
  makeTableMemory,
  type Now,
  Ordering,
  type MoveBlindness,
  pathOf,
  type Round,
  type TableMemory,
  type TablebaseProbe,
  TranspositionTable,
  type Variation,
  WIN,
} from './search/index.ts';
import { withStyle } from './style.ts';
import type { Tables } from './tablebase/index.ts';
import type { Finding, GrowTree } from './tree/index.ts';
import { findWinInOne } from './win-in-one.ts';

export interface EngineOptions {
  /** The size of the transposition table; 16 MB unless said otherwise. */
  readonly tableBytes?: number;
  /** Memory that others keep, or use too, in place of one of its own; `busy` says what the other threads search. */
  readonly shared?: { readonly table: TableMemory; readonly busy: InFlightMoves | null };
  readonly now?: Now;
  /** In place of the game's tuned ones. */
  readonly weights?: Weights;
  /** What the side to move likes beyond what wins. */
  readonly style?: Style | null;
  /** Solved positions of the variant that is searched. */
  readonly tables?: Tables | null;
  /** What another engine learnt the order of moves in and no longer needs: it is wiped and used again, which is cheaper. */
  readonly ordering?: Ordering;
}

/** What the threads of one search have in common. */
export interface SharedMemory {
  readonly table: TableMemory;
  /** Where each says what it searches; null when there is only one thread. */
  readonly busy: InFlightMemory | null;
}

export interface AnalyseOptions {
  /** One second when nothing limits the search: neither this nor `stop`. */
  readonly limits?: Limits;
  /** How many of the best moves are wanted, each with its line; 1 unless said otherwise. */
  readonly lines?: number;
  /** Ends the search when it is raised; with it and without limits the search goes on until then. */
  readonly stop?: Stop;
  readonly onProgress?: (analysis: Analysis) => void;
  /** Answer as soon as more search cannot change the choice: for playing. Otherwise the limits are used up. */
  readonly hurries?: boolean;
  /** By how much it would rather lose value than draw; for playing, not for judging. */
  readonly contempt?: number;
  /** What the player is not to see. */
  readonly blindness?: MoveBlindness;
  /** Which of several threads that search together this is; 0 is the one whose answer counts. */
  readonly thread?: number;
  /** How many searches the shared table has seen; an engine of its own counts by itself. */
  readonly age?: number;
  /** Hears every now and then how many nodes it has taken: for those who add up several threads. */
  readonly onNodes?: ((nodes: number) => void) | undefined;
}

/** A move and the best play after it that was found. */
export interface Line {
  /** For the side to move; see VALUE_SCALE. */
  readonly score: number;
  readonly end: ProvedEnd | null;
  readonly moves: readonly Move[];
}

export interface Analysis {
  /** Plies that every line was searched, the last perhaps in part; 0 when nothing was, and then the score is 0 too. */
  readonly depth: number;
  /** Of all threads that searched together; a limit of nodes counts those of the first alone. */
  readonly nodes: number;
  readonly ms: number;
  /** The best first; never empty. */
  readonly lines: readonly [Line, ...Line[]];
}

const USUAL_TABLE_BYTES = 16 * 2 ** 20;
const USUAL_MS = 1000;

/** Loads what is needed to search positions of a game. */
export async function openEngine(game: GameId, options: EngineOptions = {}): Promise<Engine> {
  const evaluation = await loadEvaluation(game);
  // Loaded only where it plays.
  const trees = evaluation.judgeForTree && (await import('./tree/index.ts'));
  return new Engine(evaluation, options, trees?.growTree);
}

/**
 * Searches positions of one variant of a game on the thread that calls it. What it learns it keeps for the next search;
 * `forget` makes it as new.
 */
export class Engine {
  private readonly evaluation: Evaluation;
  private readonly growTree: GrowTree | null;
  private readonly weights: Weights;
  private readonly style: Style | null;
  private readonly now: Now;
  private readonly memory: TableMemory;
  private readonly table: TranspositionTable;
  private readonly busy: InFlightMoves | null;
  private readonly ordering: Ordering;
  private readonly tables: Tables | null;

  /** Without a way to grow trees it searches by depth alone. */
  constructor(evaluation: Evaluation, options: EngineOptions, growTree: GrowTree | null = null) {
    this.growTree = growTree;
    const { shared } = options;
    this.evaluation = evaluation;
    this.weights = options.weights ?? evaluation.tuned.weights;
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

  /** Whether the side to move of a position wins at once, whatever stood before. */
  canWinInOne(position: Position): boolean {
    return findWinInOne(this.evaluation.evaluator(position.clone(), this.weights)) !== null;
  }

  /** Searches the position of a match that is not over. */
  analyse(match: Match, asked: AnalyseOptions = {}): Analysis {
    if (match.outcome !== null) throw new BrokenInvariant('this match is over: there is nothing to search');
    const options = withEnd(asked);
    const { growTree } = this;
    const position = match.position.clone();
    const evaluator = growTree && isChoice(options) && this.evaluation.judgeForTree?.(position, this.weights);
    return growTree && evaluator
      ? this.analyseByTree(growTree, withStyle(evaluator, position, this.style), match, options)
      : this.analyseByDepth(match, options);
  }

  private analyseByTree(growTree: GrowTree, evaluator: Evaluator, match: Match, options: AnalyseOptions): Analysis {
    const { softMs, hardMs } = allot(options.limits ?? {}, match.position.turn);
    // A tree has no rounds that would end between the two.
    const budget = this.budgetOf(options, { softMs, hardMs: Math.min(softMs, hardMs) });
    const report = ({ decisions, score }: Finding): Analysis => {
      const variation: Variation = { score, decisions, depth: decisions.length };
      return this.analysisOf(evaluator, { depth: decisions.length, variations: [variation] }, budget);
    };
    const { thread = 0, age = 0 } = options;
    const path = pathOf(match);
    const winning = thread === 0 ? findWinInOne(evaluator, path) : null;
    if (winning !== null) return report({ decisions: winning, score: WIN - winning.length });
    const together = this.busy && { thread, age, words: this.busy.treeWords };
    const tell = (finding: Finding): void => options.onProgress?.(report(finding));
    return report(growTree({ evaluator, budget, path, memory: this.memory, together, tell }));
  }

  private analyseByDepth(match: Match, options: AnalyseOptions): Analysis {
    const position = match.position.clone();
    const evaluator = withStyle(this.evaluation.evaluator(position, this.weights), position, this.style);
    const path = pathOf(match);
    const isSolved = this.tables?.variant === match.rules.variant.id && options.blindness === undefined;
    const truth = this.tables !== null && isSolved ? this.tables.truthOn(position, path, evaluator) : null;
    const limits = options.limits ?? {};
    const allotment = allot(limits, match.position.turn);
    const budget = this.budgetOf(options, allotment);
    this.table.startSearch(options.age);
    this.ordering.startSearch();
    const equipment = {
      evaluator,
      table: this.table,
      path,
      ordering: this.ordering,
      busy: this.busy,
      blindness: options.blindness ?? null,
      contempt: options.contempt ?? 0,
      isStyled: this.style !== null,
      truth,
    };
    const endDepth = isExact(equipment) ? evaluator.pliesLeft() * evaluator.decisions : null;
    const report = (round: Round): Analysis => this.analysisOf(evaluator, round, budget, endDepth, truth);
    const { onProgress } = options;
    const round = deepen({
      equipment,
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

  private budgetOf({ limits, stop, onNodes }: AnalyseOptions, { hardMs }: Allotment): Budget {
    const nodes = limits?.nodes ?? Number.POSITIVE_INFINITY;
    return new Budget({ nodes, hardMs, stop: stop ?? NEVER_STOP, now: this.now, onNodes });
  }

  /** `endDepth` is the depth at which an exact search has seen to the end; `truth` is what tables know. */
  private analysisOf(
    evaluator: Evaluator,
    round: Round,
    budget: Budget,
    endDepth: number | null = null,
    truth: TablebaseProbe | null = null,
  ): Analysis {
    const [first, ...others] = round.variations.map((variation) => this.lineOf(evaluator, variation, endDepth, truth));
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
    truth: TablebaseProbe | null,
  ): Line {
    const moves = assembleTurns(evaluator, decisions);
    const [first] = decisions;
    const known = depth > 0 && first !== undefined ? truth?.scoreAfter(first) : null;
    if (!isProved(score)) {
      if (isCertain(score)) return { score, end: { result: score > 0 ? 'win' : 'loss' }, moves };
      if (endDepth !== null && depth >= endDepth) {
        return { score, end: { result: 'draw', plies: evaluator.pliesLeft() }, moves };
      }
      return { score, end: known === DRAW ? { result: 'draw' } : null, moves };
    }
    const plies = Math.ceil(distanceOf(score) / evaluator.decisions);
    // Where moves are left out, only what needs no answer is certain.
    if (evaluator.isSelective === true && plies > 1) return { score: clampValue(score), end: null, moves };
    const result = isWin(score) ? 'win' : 'loss';
    // A search that reduces and skips moves may have passed over something quicker; a move that does not end the match at once
    // cannot do so before the next.
    const isCounted = plies < 3 || endDepth !== null || known === 0 - score;
    return { score, end: isCounted ? { result, plies } : { result, plies, atMost: true }, moves };
  }
}

/** A search that nobody limits and nobody can stop would never answer. */
function withEnd(asked: AnalyseOptions): AnalyseOptions {
  const isLimited = Object.values(asked.limits ?? {}).some((limit) => limit !== undefined);
  return isLimited || asked.stop !== undefined ? asked : { ...asked, limits: { timeMs: USUAL_MS } };
}

/** A tree finds moves; levels, depths, several lines and proofs are for alpha-beta. */
function isChoice({ hurries, limits, lines = 1, blindness }: AnalyseOptions): boolean {
  return hurries === true && lines === 1 && limits?.depth === undefined && blindness === undefined;
}

/** Puts decisions together to turns. The first turn is completed if the line ends within it, others are left out then. */
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

/** Adds the decisions that look best to a turn that was begun. */
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
