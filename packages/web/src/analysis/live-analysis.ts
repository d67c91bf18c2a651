import { type Analysis, type Analyst, type EngineHost, PlayerClosed } from '@tabuleiro/engine';
import { type ThinkingLimits, type Match, StopFlag } from '@tabuleiro/games';
import type { Timers } from '@tabuleiro/play';
import { logError } from '../ui/log-error.ts';
import { SEARCH_SETTINGS } from '../worker/engine-host.ts';
import { isProved } from './evaluation.ts';

/** Delays the search, so that leafing through a match does not search every position. */
const BEFORE_SEARCH_MS = 150;

export interface LiveAnalysisDependencies {
  readonly host: Pick<EngineHost, 'openAnalyst'>;
  readonly timers: Timers;
  readonly limits: ThinkingLimits;
  readonly changed: () => void;
}

/** `id` is the id of its node in the tree. */
export interface AnalysedPosition {
  readonly id: number;
  readonly match: Match;
}

/** Searches the current position and reports its best lines. */
export class LiveAnalysis {
  /** The latest results, by node id. */
  readonly found = new Map<number, Analysis>();
  isThinking = false;
  hasFailed = false;
  lines: number;
  private readonly dependencies: LiveAnalysisDependencies;
  private analyst: Analyst;
  private place: AnalysedPosition | null = null;
  private stop: StopFlag | null = null;
  private cancelNext: () => void = () => undefined;

  constructor(dependencies: LiveAnalysisDependencies, lines: number) {
    this.dependencies = dependencies;
    this.lines = lines;
    this.analyst = this.open();
  }

  /** Starts a search of this position, unless it is already current. */
  look(id: number, matchOf: () => Match): void {
    if (this.place?.id !== id) this.turnTo({ id, match: matchOf() });
  }

  rest(): void {
    if (this.place !== null) this.turnTo(null);
  }

  /** Searches again after the search has ended. */
  goOn(): void {
    if (!this.isThinking) this.turnTo(this.place);
  }

  setLines(lines: number): void {
    const { place } = this;
    this.turnTo(null);
    this.lines = lines;
    this.analyst = this.open();
    this.turnTo(place);
  }

  close(): void {
    this.turnTo(null);
    void this.analyst.close();
  }

  private open(): Analyst {
    return this.dependencies.host.openAnalyst({ ...SEARCH_SETTINGS, lines: this.lines });
  }

  private turnTo(place: AnalysedPosition | null): void {
    this.cancelNext();
    this.stop?.raise();
    this.stop = null;
    this.place = place;
    this.isThinking = place !== null;
    if (place !== null) {
      this.cancelNext = this.dependencies.timers.after(BEFORE_SEARCH_MS, () => void this.search(place));
    }
  }

  private async search({ id, match }: AnalysedPosition): Promise<void> {
    const stop = new StopFlag();
    this.stop = stop;
    const hear = (analysis: Analysis): void => {
      if (this.stop !== stop || !this.isNews(id, analysis)) return;
      this.found.set(id, analysis);
      this.dependencies.changed();
    };
    try {
      const { limits } = this.dependencies;
      hear(await this.analyst.analyse(match, { limits, stop, hurries: false, onProgress: hear }));
      this.hasFailed = false;
    } catch (error) {
      if (this.stop === stop && !(error instanceof PlayerClosed)) {
        logError(error);
        this.hasFailed = true;
      }
    }
    if (this.stop !== stop) return;
    this.stop = null;
    this.isThinking = false;
    this.dependencies.changed();
  }

  /**
   * A restarted search lags behind the previous result for a while, so shallower results are ignored unless they have
   * more lines. Proofs are never replaced by estimates.
   */
  private isNews(id: number, analysis: Analysis): boolean {
    const { depth, lines } = analysis;
    const before = this.found.get(id);
    if (depth === 0 || before === undefined) return depth > 0;
    if (isProved(before) && !isProved(analysis)) return false;
    return depth >= before.depth || lines.length > before.lines.length;
  }
}
