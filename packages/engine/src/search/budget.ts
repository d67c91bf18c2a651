import type { Stop } from '@tabuleiro/games';

/** Reads a monotonic clock, in milliseconds. */
export type Now = () => number;

/** The budget checks the stop flag and the clock at these intervals, in nodes. */
const FLAG_EVERY = 64;
const CLOCK_EVERY = 256;
/**
 * Minimum number of nodes: a search visits them even if the flag or the clock would stop it, so that a player short of
 * time does not move blindly.
 */
const ALWAYS = 256;

/** The limits of a search. */
export interface BudgetLimits {
  readonly nodes: number;
  /** The search stops at once after this many milliseconds. */
  readonly hardMs: number;
  readonly stop: Stop;
  readonly now: Now;
  /** Receives the node count at every check of the flag. */
  readonly onNodes?: ((nodes: number) => void) | undefined;
}

/**
 * Counts nodes and decides when a search must stop. A stopped search unwinds at once; the results it returns while
 * unwinding are invalid.
 */
export class Budget {
  nodes = 0;
  isSpent = false;
  private readonly allowance: BudgetLimits;
  private readonly began: number;

  constructor(allowance: BudgetLimits) {
    this.allowance = allowance;
    this.began = allowance.now();
    this.isSpent = allowance.nodes <= 0;
  }

  get elapsedMs(): number {
    return this.allowance.now() - this.began;
  }

  /** Whether the caller asked the search to stop. For callers that wait without spending nodes. */
  get isStopped(): boolean {
    return this.allowance.stop.stopped;
  }

  /** Counts a node. Nodes visited while the search unwinds are not counted. */
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
