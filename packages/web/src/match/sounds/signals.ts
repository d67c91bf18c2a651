import { type BySide, type Match, type Outcome, type Side, SIDES } from '@tabuleiro/games';
import type { ClocksShown, Timers } from '@tabuleiro/play';

/** What is heard besides moves. Each has a setting, `sound.<signal>`. */
export const SIGNALS = ['time', 'end', 'offers', 'messages'] as const;
export type Signal = (typeof SIGNALS)[number];

export interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** After the first one. */
  readonly afterMs: number;
  readonly ringMs: number;
  readonly ring: number;
}

/** Short and soft: two ticks, a chord that settles, a question, a drop. */
export const SIGNAL_NOTES: Readonly<Record<Signal, readonly Note[]>> = {
  time: [
    { pitch: 1320, afterMs: 0, ringMs: 60, ring: 0.3 },
    { pitch: 1320, afterMs: 140, ringMs: 60, ring: 0.3 },
  ],
  end: [
    { pitch: 523, afterMs: 0, ringMs: 420, ring: 0.22 },
    { pitch: 392, afterMs: 160, ringMs: 480, ring: 0.22 },
    { pitch: 262, afterMs: 320, ringMs: 700, ring: 0.25 },
  ],
  offers: [
    { pitch: 587, afterMs: 0, ringMs: 160, ring: 0.25 },
    { pitch: 784, afterMs: 130, ringMs: 240, ring: 0.25 },
  ],
  messages: [{ pitch: 698, afterMs: 0, ringMs: 180, ring: 0.25 }],
};

/** What signals depend on, in local and online matches. */
export interface Signalling {
  readonly match: Match;
  readonly outcome: Outcome | null;
  readonly clocks: ClocksShown | null;
  /** The sides that people at this screen play. */
  readonly ownSides: readonly Side[];
  /** Names of the open offers of the other side. */
  readonly offers: readonly string[];
  /** How many messages of others there are. */
  readonly messages: number;
}

export interface SignalDependencies {
  readonly timers: Timers;
  /** The page's clock, as in `ClocksShown`. */
  readonly now: () => number;
  readonly ring: (signal: Signal) => void;
}

/** A clock warns once at each of these times left, in milliseconds. */
export const LOW_TIMES = [20_000, 10_000, 5_000] as const;

/** Finds out when something is to be heard. What was there before is silent. */
export class SignalWatch {
  private readonly dependencies: SignalDependencies;
  private last: Signalling;
  private ended: Outcome | null;
  /** The lowest time that was heard, or had passed before. */
  private heard: BySide<number>;
  private cancelTimer: () => void = () => undefined;

  /** `ended` is how the match had ended when the page was opened, if it had. */
  constructor(state: Signalling, ended: Outcome | null, dependencies: SignalDependencies) {
    this.dependencies = dependencies;
    this.last = state;
    this.ended = ended;
    this.heard = this.passedIn(state);
    this.watchClock();
  }

  update(state: Signalling): void {
    const { last } = this;
    this.last = state;
    if (state.match !== last.match) {
      this.ended = state.match.outcome;
      this.heard = this.passedIn(state);
    }
    const { ring } = this.dependencies;
    // A look back hides an end that was heard.
    if (state.outcome !== null && state.outcome !== this.ended) {
      this.ended = state.outcome;
      ring('end');
    }
    if (state.offers.some((offer) => !last.offers.includes(offer))) ring('offers');
    if (state.match === last.match && state.messages > last.messages) ring('messages');
    if (state.clocks !== last.clocks) this.watchClock();
  }

  close(): void {
    this.cancelTimer();
  }

  /** Rings when the running clock of a person gets low, and waits for the next time. */
  private watchClock(): void {
    this.cancelTimer();
    const { clocks, ownSides } = this.last;
    const { timers, ring } = this.dependencies;
    if (clocks === null || clocks.running === null || !ownSides.includes(clocks.running)) return;
    const side = clocks.running;
    const left = this.leftOn(clocks, side);
    const passed = lowestPassed(left);
    if (passed < this.heard[side]) {
      this.heard = { ...this.heard, [side]: passed };
      ring('time');
    }
    const next = LOW_TIMES.find((time) => time < this.heard[side] && time < left);
    // A little later: timers may fire early.
    if (next !== undefined) this.cancelTimer = timers.after(left - next + 1, () => this.watchClock());
  }

  private passedIn({ clocks }: Signalling): BySide<number> {
    if (clocks === null) return { 1: Infinity, 2: Infinity };
    const [one, two] = SIDES.map((side) => lowestPassed(this.leftOn(clocks, side)));
    return { 1: one ?? Infinity, 2: two ?? Infinity };
  }

  private leftOn({ left, running, at }: ClocksShown, side: Side): number {
    return left[side] - (side === running ? this.dependencies.now() - at : 0);
  }
}

function lowestPassed(left: number): number {
  return LOW_TIMES.findLast((time) => left <= time) ?? Infinity;
}
