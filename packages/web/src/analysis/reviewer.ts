import {
  type Analysis,
  type Analyst,
  type EngineHost,
  PlayerClosed,
  type ReviewedPly,
  reviewMatch,
} from '@tabuleiro/engine';
import { type Limits, type Match, StopFlag } from '@tabuleiro/games';
import { logError } from '../app/log-error.ts';
import { SEARCH_SETTINGS } from '../play/open-hosted.ts';
import { idOf, type Node, START_ID } from './tree.ts';

export interface ReviewerSurroundings {
  readonly host: Pick<EngineHost, 'openAnalyst'>;
  readonly changed: () => void;
}

/** Looks for mistakes in a match, the last ply first. What it knows of a position it keeps, so it goes on where it was stopped. */
export class Reviewer {
  /** The judged moves, by place. */
  readonly plies = new Map<number, ReviewedPly>();
  /** What was found in each position, by place. */
  readonly found = new Map<number, Analysis>();
  /** How many positions of the match have been looked at; null when nobody looks. */
  progress: { readonly done: number; readonly of: number } | null = null;
  hasFailed = false;
  private readonly around: ReviewerSurroundings;
  private readonly analyst: Analyst;
  private stopFlag: StopFlag | null = null;

  constructor(around: ReviewerSurroundings) {
    this.around = around;
    this.analyst = around.host.openAnalyst({ ...SEARCH_SETTINGS, lines: 1 });
  }

  /** Judges all moves of a match; false when it was stopped or failed. */
  async review(nodes: readonly Node[], match: Match, limits: Limits): Promise<boolean> {
    const of = nodes.length + (match.outcome === null ? 1 : 0);
    let done = 0;
    return this.work(async (stop) => {
      const tell = (): void => {
        this.progress = { done, of };
        this.around.changed();
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

  /** Judges the last move of a match alone; null when it was stopped or failed. */
  async evaluator(nodes: readonly Node[], match: Match, limits: Limits): Promise<ReviewedPly | null> {
    let judged: ReviewedPly | null = null;
    const isDone = await this.work(async (stop) => {
      for await (const ply of reviewMatch(match, (way) => this.look(nodes, way, limits, stop))) {
        judged = ply;
        break;
      }
    });
    return isDone ? judged : null;
  }

  /** Forgets all it knows, to look anew and deeper. */
  forget(): void {
    this.stop();
    this.plies.clear();
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

  /** Only one piece of work at a time; false when it did not come to its end. */
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
    this.around.changed();
    return !this.hasFailed;
  }

  private async look(nodes: readonly Node[], way: Match, limits: Limits, stop: StopFlag): Promise<Analysis | null> {
    const id = nodes[way.moves.length - 1]?.id ?? START_ID;
    const known = this.found.get(id);
    if (known !== undefined) return known;
    if (stop.stopped) return null;
    const analysis = await this.analyst.analyse(way, { limits, stop, hurries: false });
    // What was broken off would be compared with what was not.
    if (stop.stopped) return null;
    this.found.set(id, analysis);
    return analysis;
  }

  private keep(nodes: readonly Node[], ply: ReviewedPly): void {
    this.plies.set(idOf(nodes[ply.ply - 1] ?? null), ply);
  }
}
