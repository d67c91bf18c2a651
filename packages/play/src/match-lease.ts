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
 * window takes it, where possible early enough to save the match once more.
 */
export type OpenLease = (match: string, lost: () => void) => Promise<MatchLease>;
