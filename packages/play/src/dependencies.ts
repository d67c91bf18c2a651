/** A timer that can be cancelled. */
export interface Timers {
  /** Calls `act` after `ms` milliseconds, unless the returned function is called first. */
  after(ms: number, act: () => void): () => void;
}

/** What every board on a screen needs from its front end. */
export interface BoardDependencies {
  readonly timers: Timers;
  /** Whether the person wants animation. */
  readonly canAnimate: () => boolean;
  /** Called after every visible change. */
  readonly changed: () => void;
  /** Called instead when only the view changed, for the next frame of a move. */
  readonly frameChanged?: () => void;
}

/** The right to continue a saved match. When several windows show the match, one of them has the lease. */
export interface MatchLease {
  /** Whether this window has the lease now. */
  isHeld(): boolean;
  /** Takes the lease from the window that has it, after that window has saved the match. */
  take(): Promise<void>;
  /** Gives up the lease, as when the match is closed. */
  release(): void;
}

/**
 * Opens the lease of a match. This window gets it unless another window has it. The lease calls `lost` when another
 * window takes it, where possible early enough to save the match once more, and lets go when that is done.
 */
export type OpenLease = (match: string, lost: () => Promise<void> | void) => Promise<MatchLease>;
