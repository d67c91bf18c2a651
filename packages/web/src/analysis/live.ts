import { type Analysis, type Analyst, type EngineHost, PlayerClosed } from '@tabuleiro/engine';
import { type Limits, type Match, StopFlag } from '@tabuleiro/games';
import type { Timers } from '@tabuleiro/play';
import { logError } from '../app/log-error.ts';
import { SEARCH_SETTINGS } from '../play/open-hosted.ts';
import { isProved } from './standing.ts';

/** Whoever leafs through a match does not want every position to be searched. */
const BEFORE_SEARCH_MS = 150;

export interface LiveSurroundings {
  readonly host: Pick<EngineHost, 'openAnalyst'>;
  readonly timers: Timers;
  readonly limits: Limits;
  readonly changed: () => void;
}

/** A position to look at; its id is that of its place in the tree. */
export interface Place {
  readonly id: number;
  readonly match: Match;
}

/** Searches the position that is looked at, and tells its best lines while it does. */
export class LiveLines {
  /** What was found so far, by place. */
  readonly found = new Map<number, Analysis>();
  isThinking = false;
  hasFailed = false;
  lines: number;
  private readonly around: LiveSurroundings;
  private analyst: Analyst;
  private place: Place | null = null;
  private stop: StopFlag | null = null;
  private cancelNext: () => void = () => undefined;

  constructor(around: LiveSurroundings, lines: number) {
    this.around = around;
    this.lines = lines;
    this.analyst = this.open();
  }

  /** Turns to a position, unless it does so already. */
  look(id: number, matchOf: () => Match): void {
    if (this.place?.id !== id) this.turnTo({ id, match: matchOf() });
  }

  rest(): void {
    if (this.place !== null) this.turnTo(null);
  }

  /** Searches on although the search had come to its end. */
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
    return this.around.host.openAnalyst({ ...SEARCH_SETTINGS, lines: this.lines });
  }

  private turnTo(place: Place | null): void {
    this.cancelNext();
    this.stop?.raise();
    this.stop = null;
    this.place = place;
    this.isThinking = place !== null;
    if (place !== null) {
      this.cancelNext = this.around.timers.after(BEFORE_SEARCH_MS, () => void this.search(place));
    }
  }

  private async search({ id, match }: Place): Promise<void> {
    const stop = new StopFlag();
    this.stop = stop;
    const hear = (analysis: Analysis): void => {
      if (this.stop !== stop || !this.isNews(id, analysis)) return;
      this.found.set(id, analysis);
      this.around.changed();
    };
    try {
      const { limits } = this.around;
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
    this.around.changed();
  }

  /** A search that begins anew is behind the one before for a while, unless more lines are wanted now. What is proved stays. */
  private isNews(id: number, analysis: Analysis): boolean {
    const { depth, lines } = analysis;
    const before = this.found.get(id);
    if (depth === 0 || before === undefined) return depth > 0;
    if (isProved(before) && !isProved(analysis)) return false;
    return depth >= before.depth || lines.length > before.lines.length;
  }
}
