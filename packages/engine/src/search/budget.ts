import type { Stop } from '@tabuleiro/games';

/** Milliseconds on a clock that never goes back. */
export type Now = () => number;

/** How often the flag and the clock are looked at, in nodes. */
const FLAG_EVERY = 64;
const CLOCK_EVERY = 256;
/** So few nodes are searched whatever the flag and the clock say, so that a player in a hurry does not move blindly. */
const ALWAYS = 256;

/** What a search may use up. */
export interface Allowance {
  readonly nodes: number;
  /** Milliseconds after which it stops wherever it is. */
  readonly hardMs: number;
  readonly stop: Stop;
  readonly now: Now;
  /** Hears how many nodes there were whenever the flag is looked at. */
  readonly onNodes?: ((nodes: number) => void) | undefined;
}

/** Counts nodes and says when it is enough. A search that was stopped unwinds at once; its last results are void. */
export class Budget {
  nodes = 0;
  isSpent = false;
  private readonly allowance: Allowance;
  private readonly began: number;

  constructor(allowance: Allowance) {
    this.allowance = allowance;
    this.began = allowance.now();
    this.isSpent = allowance.nodes <= 0;
  }

  get elapsedMs(): number {
    return this.allowance.now() - this.began;
  }

  /** Whether somebody asked it to stop: for those who wait and spend nothing. */
  get isStopped(): boolean {
    return this.allowance.stop.stopped;
  }

  /** Counts a node; what is only unwinding is not counted. */
  spend(): void {
    if (this.isSpent) return;
    this.nodes++;
    const { allowance, nodes } = this;
    if (nodes >= allowance.nodes) this.isSpent = true;
    if (nodes % FLAG_EVERY !== 0 || nodes < ALWAYS) return;
    allowance.onNodes?.(nodes);
    if (allowance.stop.stopped) this.isSpent = true;
    if (nodes % CLOCK_EVERY === 0 && this.elapsedMs >= allowance.hardMs) this.isSpent = true;
  }
}
