import type { EngineHost, SolveLimits } from '@tabuleiro/engine';
import type { Limits, Match } from '@tabuleiro/games';
import type { GameFacets, Timers } from '@tabuleiro/play';
import { LiveLines } from './live.ts';
import { atOnce, isSolved, isTry, judged, leftover, type Retry } from './retry.ts';
import { Reviewer } from './reviewer.ts';
import { Study } from './study.ts';
import type { AnalysisRemark, Subject } from './subject.ts';
import { idOf, type Node } from './tree.ts';
import { Truths } from './truths.ts';
import type { AnalysisWords } from './words.ts';

/** How long each kind of search may last. */
export interface DeskLimits {
  readonly live: Limits;
  /** For each position of a match. */
  readonly review: Limits;
  readonly deeper: Limits;
  /** For the true values of all moves. */
  readonly truth: SolveLimits;
}

export interface DeskSurroundings {
  readonly host: Pick<EngineHost, 'judgeMoves' | 'openAnalyst'>;
  readonly timers: Timers;
  readonly canAnimate: () => boolean;
  readonly speed: number;
  readonly limits: DeskLimits;
  readonly changed: () => void;
  readonly frameChanged?: () => void;
}

export interface DeskOptions {
  readonly subject: Subject;
  readonly facets: GameFacets;
  readonly words: AnalysisWords;
  readonly around: DeskSurroundings;
  readonly lines: number;
  readonly isLive: boolean;
}

/** Somebody who analyses: what is on the board, and the searches that go with it, one at a time. */
export class Desk {
  readonly study: Study;
  readonly live: LiveLines;
  readonly reviewer: Reviewer;
  readonly truths: Truths;
  /** Whether the best lines are wanted. */
  isLive: boolean;
  retry: Retry | null = null;
  /** The last move of the match that was reviewed to its end. */
  private reviewedTo: Node | null = null;
  private isDeeper = false;
  private readonly problem: AnalysisRemark | null;
  private main: { readonly last: number; readonly match: Match } | null = null;
  private readonly around: DeskSurroundings;

  constructor({ subject, facets, words, around, lines, isLive }: DeskOptions) {
    const { tree, ply, problem } = subject;
    const { host, timers, limits } = around;
    const changed = (): void => this.changed();
    this.problem = problem;
    this.around = around;
    this.isLive = isLive;
    this.live = new LiveLines({ host, timers, limits: limits.live, changed }, lines);
    this.reviewer = new Reviewer({ host, changed });
    this.truths = new Truths({ host, timers, limits: limits.truth, changed });
    const played = (node: Node): void => this.played(node);
    this.study = new Study({ tree, ply, facets, words, around: { ...around, changed, played } });
  }

  /** Shows what there is, and looks for the mistakes of a match by itself. */
  start(): void {
    this.study.settle(this.problem);
    void this.truths.findSource(this.mainMatch);
    if (this.study.tree.mainLine.length > 0) void this.review();
  }

  close(): void {
    this.study.close();
    this.live.close();
    this.truths.close();
    this.reviewer.close();
  }

  /** The match that the main line is. */
  get mainMatch(): Match {
    const { tree } = this.study;
    const nodes = tree.mainLine;
    const last = idOf(nodes.at(-1) ?? null);
    if (this.main?.last !== last) this.main = { last, match: tree.matchOf(nodes) };
    return this.main.match;
  }

  get isReviewed(): boolean {
    const last = this.study.tree.mainLine.at(-1);
    return last !== undefined && last === this.reviewedTo;
  }

  get canGoDeeper(): boolean {
    return this.isReviewed && !this.isDeeper;
  }

  /** Looks for the mistakes of the main line; what is known already is not looked at again. */
  async review(): Promise<void> {
    const { limits } = this.around;
    const { mainLine } = this.study.tree;
    this.endRetry();
    const isDone = await this.reviewer.review(mainLine, this.mainMatch, this.isDeeper ? limits.deeper : limits.review);
    if (!isDone) return;
    this.reviewedTo = mainLine.at(-1) ?? null;
    this.changed();
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

  /** Searching what is on the board comes before all else. */
  setLive(isLive: boolean): void {
    this.isLive = isLive;
    if (isLive) this.reviewer.stop();
    this.changed();
    if (isLive) this.live.goOn();
  }

  showTruths(areWanted: boolean): void {
    this.truths.isWanted = areWanted;
    this.changed();
  }

  goTo(ply: number): void {
    this.endRetry();
    this.study.goTo(ply);
    // There may be no other ply to look at, and yet something else is to be seen.
    this.changed();
  }

  goToNode(node: Node | null): void {
    this.endRetry();
    this.study.goToNode(node);
  }

  /** The mistakes of the main line, in order. */
  get mistakes(): readonly Node[] {
    return this.study.tree.mainLine.filter(({ id }) => (this.reviewer.plies.get(id)?.mark ?? null) !== null);
  }

  /** The next mistake after the place that is looked at, or else the first. */
  get nextMistake(): Node | null {
    const { mistakes } = this;
    const ply = this.retry?.mistake.ply ?? this.study.node?.ply ?? 0;
    return mistakes.find((node) => node.ply > ply) ?? mistakes[0] ?? null;
  }

  /** Goes back to before a mistake, for the person to find something better. */
  startRetry(mistake: Node): void {
    const review = this.reviewer.plies.get(mistake.id);
    const move = review?.best.moves[0];
    if (review === undefined || move === undefined) return;
    this.endRetry();
    const { study } = this;
    const { tree } = study;
    const before = tree.matchOf(tree.pathTo(mistake.before));
    const best = tree.rules.makeMove(before.position, move);
    this.retry = { mistake, review, best, phase: 'asked', tried: null, points: 0, since: tree.latest };
    study.goToNode(mistake.before);
  }

  tryAgain(): void {
    const { retry } = this;
    if (retry === null) return;
    this.dropTry(retry);
    this.retry = { ...retry, phase: 'asked', tried: null };
    this.study.goToNode(retry.mistake.before);
  }

  showAnswer(): void {
    const { retry, study } = this;
    if (retry === null) return;
    this.dropTry(retry);
    this.retry = { ...retry, phase: 'shown', tried: null };
    study.goToNode(retry.mistake.before);
    study.show(retry.review.best.moves);
  }

  /** Back to where the mistake was made. */
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
    const node = leftover(retry);
    if (node !== null) this.study.remove(node);
  }

  private played(node: Node): void {
    const { retry } = this;
    if (retry !== null && isTry(retry, node)) void this.evaluator(retry, node);
    else if (retry !== null) this.retry = null;
    this.changed();
  }

  private async evaluator(asked: Retry, node: Node): Promise<void> {
    const retry = atOnce(asked, node);
    this.retry = retry;
    if (retry.phase === 'best') return;
    const { tree } = this.study;
    const nodes = tree.pathTo(node);
    const review = await this.reviewer.evaluator(nodes, tree.matchOf(nodes), this.around.limits.review);
    // Whoever has gone on meanwhile does not want to hear of it.
    if (this.retry !== retry) return;
    this.retry = judged(retry, review);
    this.changed();
  }

  /** One search at a time: true values and the review before the best lines, and none that would give an answer away. */
  private changed(): void {
    const { study, reviewer, truths, retry, isLive } = this;
    const { history, node } = study;
    const isHidden = retry !== null && !isSolved(retry);
    if (!truths.isWanted || isHidden || history.isOver) truths.rest();
    else truths.look(idOf(node), () => history.shownMatch());
    const isWanted = isLive && reviewer.progress === null && !truths.isProving && !isHidden && !history.isOver;
    if (!isWanted) this.live.rest();
    else if (!study.isMoving) this.live.look(idOf(node), () => history.shownMatch());
    this.around.changed();
  }
}
