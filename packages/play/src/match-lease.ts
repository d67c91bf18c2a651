/** The right to go on with a saved match: of several windows that show it, one has it. */
export interface MatchLease {
  /** Whether this window has it now. */
  isHeld(): boolean;
  /** Takes it from the window that has it, after that one has saved the match. */
  take(): Promise<void>;
  /** Gives it back, as when the match is closed. */
  release(): void;
}

/**
 * Opens the lease of a match, which is held unless another window holds it. `lost` is called when another window takes it:
 * where that can be helped, early enough to save the match once more.
 */
export type OpenLease = (match: string, lost: () => void) => Promise<MatchLease>;
