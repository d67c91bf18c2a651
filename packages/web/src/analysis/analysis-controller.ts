import { type EngineHost, type ReviewSummary, type SolveLimits, summarise } from '@tabuleiro/engine';
import type { BySide, ThinkingLimits, Match } from '@tabuleiro/games';
import { formatMove, type GameFacets, type Timers } from '@tabuleiro/play';
import { AnalysisBoard } from './analysis-board.ts';
import type { AnalysisMessages } from './analysis-messages.ts';
import type { AnalysisStatusText, AnalysisSource } from './analysis-source.ts';
import { LiveAnalysis } from './live-analysis.ts';
import { withTry, isSolved, isTry, withReview, discardedTry, type Retry } from './mistake-retry.ts';
import { OwnPuzzleFinder, type OwnPart } from './own-puzzle-finder.ts';
import { Reviewer } from './reviewer.ts';
import { SolvedValues } from './solved-values.ts';
import { idOf, type MoveNode } from './variation-tree.ts';

/** How long each kind of search may take. */
export interface AnalysisLimits {
  readonly live: ThinkingLimits;
  /** For each position of a match. */
  readonly review: ThinkingLimits;
  readonly deeper: ThinkingLimits;
  /** For the solved values of all moves. */
  readonly solve: SolveLimits;
}

export interface AnalysisDependencies {
  readonly host: Pick<EngineHost, 'findOnlyChoice' | 'openAnalyst' | 'proveMoves'>;
  readonly timers: Timers;
  readonly canAnimate: () => boolean;
  readonly speed: number;
  readonly limits: AnalysisLimits;
  readonly changed: () => void;
  readonly frameChanged?: () => void;
  /** Called when the whole match is reviewed. */
  readonly reviewed?: (match: Match, summary: BySide<ReviewSummary>) => void;
}

export interface AnalysisControllerOptions {
  readonly subject: AnalysisSource;
  readonly facets: GameFacets;
  readonly messages: AnalysisMessages;
  readonly dependencies: AnalysisDependencies;
  readonly lines: number;
  readonly isLive: boolean;
  /** Whether the board shows the first moves of the best lines. */
  readonly showsSuggestions: boolean;
  /** What the person played of the match; null for nothing. */
  readonly own?: OwnPart | null;
}

/** The number of mistakes of a match that are tried as puzzles. */
const MOST_TRIED = 12;

/** Coordinates the board with its searches; only one runs at a time. */
export class AnalysisController {
  readonly board: AnalysisBoard;
  readonly live: LiveAnalysis;
  readonly reviewer: Reviewer;
  readonly solvedValues: SolvedValues;
  readonly ownPuzzles: OwnPuzzleFinder;
  /** Whether the user wants the best lines. */
  isLive: boolean;
  showsSuggestions: boolean;
  retry: Retry | null = null;
  /** The last move of the main line when its review was completed. */
  private reviewedTo: MoveNode | null = null;
  private isDeeper = false;
  private readonly own: OwnPart | null;
  private readonly problem: AnalysisStatusText | null;
  private main: { readonly last: number; readonly match: Match } | null = null;
  private readonly dependencies: AnalysisDependencies;

  constructor(options: AnalysisControllerOptions) {
    const { subject, facets, messages, dependencies, lines, isLive, showsSuggestions, own = null } = options;
    const { tree, ply, problem } = subject;
    const { host, timers, limits } = dependencies;
    const changed = (): void => this.changed();
    this.problem = problem;
    this.own = own;
    this.dependencies = dependencies;
    this.isLive = isLive;
    this.showsSuggestions = showsSuggestions;
    this.live = new LiveAnalysis({ host, timers, limits: limits.live, changed }, lines);
    this.reviewer = new Reviewer({ host, changed });
    this.solvedValues = new SolvedValues({ host, timers, limits: limits.solve, changed });
    this.ownPuzzles = new OwnPuzzleFinder({ host, changed });
    const played = (node: MoveNode): void => this.played(node);
    this.board = new AnalysisBoard({ tree, ply, facets, messages, dependencies: { ...dependencies, changed, played } });
  }

  /** Shows the position and starts to review the match, if there is one. */
  start(): void {
    this.board.settle(this.problem);
    void this.solvedValues.findSource(this.mainMatch);
    if (this.board.tree.mainLine.length > 0) void this.review();
  }

  close(): void {
    this.board.close();
    this.live.close();
    this.solvedValues.close();
    this.reviewer.close();
    this.ownPuzzles.stop();
  }

  /** The main line as a match. */
  get mainMatch(): Match {
    const { tree } = this.board;
    const nodes = tree.mainLine;
    const last = idOf(nodes.at(-1) ?? null);
    if (this.main?.last !== last) this.main = { last, match: tree.matchOf(nodes) };
    return this.main.match;
  }

  /** How accurately both sides played, as far as the match is reviewed. */
  get summary(): BySide<ReviewSummary> {
    return summarise(this.board.tree.mainLine.flatMap(({ id }) => this.reviewer.plies.get(id) ?? []));
  }

  get isReviewed(): boolean {
    const last = this.board.tree.mainLine.at(-1);
    return last !== undefined && last === this.reviewedTo;
  }

  /** Whether the review runs, or the search for puzzles that follows it. */
  get isReviewing(): boolean {
    return this.reviewer.progress !== null || this.ownPuzzles.isRunning;
  }

  get canGoDeeper(): boolean {
    return this.isReviewed && !this.isDeeper;
  }

  /** Reviews the main line. Moves that are reviewed already are skipped. */
  async review(): Promise<void> {
    const { limits } = this.dependencies;
    const { mainLine } = this.board.tree;
    this.endRetry();
    const isDone = await this.reviewer.review(mainLine, this.mainMatch, this.isDeeper ? limits.deeper : limits.review);
    if (!isDone) return;
    this.reviewedTo = mainLine.at(-1) ?? null;
    this.dependencies.reviewed?.(this.mainMatch, this.summary);
    const finding = this.findOwnPuzzles();
    this.changed();
    await finding;
  }

  /** Tries the person's own mistakes, the worst first. */
  private async findOwnPuzzles(): Promise<void> {
    const { own, board, reviewer } = this;
    if (own === null) return;
    const reviews = this.mistakes.flatMap((node) => {
      const review = reviewer.plies.get(node.id);
      const isOwn = review !== undefined && own.sides.includes(review.side) && node.ply <= own.plies;
      return isOwn ? [{ node, loss: review.loss }] : [];
    });
    const worst = reviews.toSorted((a, b) => b.loss - a.loss).slice(0, MOST_TRIED);
    const { tree } = board;
    await this.ownPuzzles.find(
      worst.map(({ node }) => tree.matchOf(tree.pathTo(node.before))),
      own.keep,
    );
  }

  async reviewDeeper(): Promise<void> {
    this.isDeeper = true;
    this.reviewedTo = null;
    this.reviewer.forget();
    await this.review();
  }

  stopReview(): void {
    this.reviewer.stop();
    this.changed();
  }

  /** Searching the current position takes precedence over everything else. */
  setLive(isLive: boolean): void {
    this.isLive = isLive;
    if (isLive) {
      this.reviewer.stop();
      this.ownPuzzles.stop();
    }
    this.changed();
    if (isLive) this.live.goOn();
  }

  showSolvedValues(areWanted: boolean): void {
    this.solvedValues.isWanted = areWanted;
    this.changed();
  }

  showSuggestions(areShown: boolean): void {
    this.showsSuggestions = areShown;
    this.changed();
  }

  goTo(ply: number): void {
    this.endRetry();
    this.board.goTo(ply);
    // The ply may be the same, but ending a retry changes what is shown.
    this.changed();
  }

  goToNode(node: MoveNode | null): void {
    this.endRetry();
    this.board.goToNode(node);
  }

  /** The mistakes of the main line, in order. */
  get mistakes(): readonly MoveNode[] {
    return this.board.tree.mainLine.filter(({ id }) => (this.reviewer.plies.get(id)?.mark ?? null) !== null);
  }

  /** The next mistake after the current position, or else the first. */
  get nextMistake(): MoveNode | null {
    const { mistakes } = this;
    const ply = this.retry?.mistake.ply ?? this.board.node?.ply ?? 0;
    return mistakes.find((node) => node.ply > ply) ?? mistakes[0] ?? null;
  }

  /** Goes back to the position before a mistake and asks for a better move. */
  startRetry(mistake: MoveNode): void {
    const review = this.reviewer.plies.get(mistake.id);
    const move = review?.best.moves[0];
    if (review === undefined || move === undefined) return;
    this.endRetry();
    const { board } = this;
    const { tree } = board;
    const before = tree.matchOf(tree.pathTo(mistake.before));
    const best = formatMove(tree.rules, board.facets, board.messages.locale, before.position, move);
    this.retry = { mistake, review, best, phase: 'asked', tried: null, points: 0, since: tree.latest };
    board.goToNode(mistake.before);
  }

  tryAgain(): void {
    const { retry } = this;
    if (retry === null) return;
    this.dropTry(retry);
    this.retry = { ...retry, phase: 'asked', tried: null };
    this.board.goToNode(retry.mistake.before);
  }

  showAnswer(): void {
    const { retry, board } = this;
    if (retry === null) return;
    this.dropTry(retry);
    this.retry = { ...retry, phase: 'shown', tried: null };
    board.goToNode(retry.mistake.before);
    board.show(retry.review.best.moves);
  }

  /** Returns to the mistake. */
  leaveRetry(): void {
    const { retry } = this;
    if (retry !== null) this.goToNode(retry.mistake);
  }

  private endRetry(): void {
    const { retry } = this;
    if (retry === null) return;
    if (retry.phase === 'judging') this.reviewer.stop();
    this.retry = null;
    this.dropTry(retry);
  }

  private dropTry(retry: Retry): void {
    const node = discardedTry(retry);
    if (node !== null) this.board.remove(node);
  }

  private played(node: MoveNode): void {
    const { retry } = this;
    if (retry !== null && isTry(retry, node)) void this.judgeTry(retry, node);
    else if (retry !== null) this.retry = null;
    this.changed();
  }

  private async judgeTry(asked: Retry, node: MoveNode): Promise<void> {
    const retry = withTry(asked, node);
    this.retry = retry;
    if (retry.phase === 'best') return;
    const { tree } = this.board;
    const nodes = tree.pathTo(node);
    const review = await this.reviewer.reviewLastMove(nodes, tree.matchOf(nodes), this.dependencies.limits.review);
    // The user has moved on meanwhile.
    if (this.retry !== retry) return;
    this.retry = withReview(retry, review);
    this.changed();
  }

  /**
   * Lets one search run at a time: solved values and the review come before the best lines. None runs while it would
   * give an answer away.
   */
  private changed(): void {
    const { board, solvedValues, retry, isLive } = this;
    const { history, node } = board;
    const isHidden = retry !== null && !isSolved(retry);
    if (!solvedValues.isWanted || isHidden || history.isOver) solvedValues.rest();
    else solvedValues.look(idOf(node), () => history.shownMatch());
    const isWanted = isLive && !this.isReviewing && !solvedValues.isProving && !isHidden && !history.isOver;
    if (!isWanted) this.live.rest();
    else if (!board.isMoving) this.live.look(idOf(node), () => history.shownMatch());
    this.dependencies.changed();
  }
}
