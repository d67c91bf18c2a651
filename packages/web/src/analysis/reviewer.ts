import {
  type Analysis,
  type Analyst,
  type EngineHost,
  PlayerClosed,
  type ReviewedPly,
  reviewMatch,
} from '@tabuleiro/engine';
import { type ThinkingLimits, type Match, StopFlag } from '@tabuleiro/games';
import { logError } from '../ui/log-error.ts';
import { SEARCH_SETTINGS } from '../worker/engine-host.ts';
import { idOf, type MoveNode, START_ID } from './variation-tree.ts';

export interface ReviewerDependencies {
  readonly host: Pick<EngineHost, 'openAnalyst'>;
  readonly changed: () => void;
}

/**
 * Finds mistakes in a match, from the last ply backwards. It keeps the result of every position, so a stopped review
 * continues where it was.
 */
export class Reviewer {
  /** Reviewed moves, by node id. */
  plies: ReadonlyMap<number, ReviewedPly> = new Map();
  /** The analysis of each position, by node id. */
  readonly found = new Map<number, Analysis>();
  /** Null while no review runs. */
  progress: { readonly done: number; readonly of: number } | null = null;
  hasFailed = false;
  private readonly dependencies: ReviewerDependencies;
  private readonly analyst: Analyst;
  private stopFlag: StopFlag | null = null;

  constructor(dependencies: ReviewerDependencies) {
    this.dependencies = dependencies;
    this.analyst = dependencies.host.openAnalyst({ ...SEARCH_SETTINGS, lines: 1 });
  }

  /** Reviews all moves of a match; false if it was stopped or failed. */
  async review(nodes: readonly MoveNode[], match: Match, limits: ThinkingLimits): Promise<boolean> {
    const of = nodes.length + (match.outcome === null ? 1 : 0);
    let done = 0;
    return this.work(async (stop) => {
      const tell = (): void => {
        this.progress = { done, of };
        this.dependencies.changed();
      };
      tell();
      const reviews = reviewMatch(match, async (way) => {
        const analysis = await this.look(nodes, way, limits, stop);
        done++;
        if (!stop.stopped) tell();
        return analysis;
      });
      for await (const ply of reviews) this.keep(nodes, ply);
    });
  }

  /** Reviews only the last move of a match; null if it was stopped or failed. */
  async reviewLastMove(nodes: readonly MoveNode[], match: Match, limits: ThinkingLimits): Promise<ReviewedPly | null> {
    let judged: ReviewedPly | null = null;
    const isDone = await this.work(async (stop) => {
      for await (const ply of reviewMatch(match, (way) => this.look(nodes, way, limits, stop))) {
        judged = ply;
        break;
      }
    });
    return isDone ? judged : null;
  }

  /** Discards all results, before a deeper review. */
  forget(): void {
    this.stop();
    this.plies = new Map();
    this.found.clear();
  }

  stop(): void {
    this.stopFlag?.raise();
    this.stopFlag = null;
    this.progress = null;
  }

  close(): void {
    this.stop();
    void this.analyst.close();
  }

  /** Runs one task at a time; false if it was stopped or failed. */
  private async work(act: (stop: StopFlag) => Promise<void>): Promise<boolean> {
    this.stop();
    const stop = new StopFlag();
    this.stopFlag = stop;
    this.hasFailed = false;
    try {
      await act(stop);
    } catch (error) {
      if (this.stopFlag === stop && !(error instanceof PlayerClosed)) {
        logError(error);
        this.hasFailed = true;
      }
    }
    if (this.stopFlag !== stop) return false;
    this.stopFlag = null;
    this.progress = null;
    this.dependencies.changed();
    return !this.hasFailed;
  }

  private async look(
    nodes: readonly MoveNode[],
    way: Match,
    limits: ThinkingLimits,
    stop: StopFlag,
  ): Promise<Analysis | null> {
    const id = nodes[way.moves.length - 1]?.id ?? START_ID;
    const known = this.found.get(id);
    if (known !== undefined) return known;
    if (stop.stopped) return null;
    const analysis = await this.analyst.analyse(way, { limits, stop, hurries: false });
    // Do not mix interrupted results with complete ones.
    if (stop.stopped) return null;
    this.found.set(id, analysis);
    return analysis;
  }

  private keep(nodes: readonly MoveNode[], ply: ReviewedPly): void {
    this.plies = new Map(this.plies).set(idOf(nodes[ply.ply - 1] ?? null), ply);
  }
}
