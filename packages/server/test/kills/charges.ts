/**
 * The time that a server may need after each outage between the compensation and listening, which is not given back.
 */
export const LOSS_MS = 1500;

/** The time that a player was charged during outages. */
export interface Charge {
  readonly version: number;
  readonly outages: number;
  readonly downMs: number;
  /** How much more than the time in which a server was running; negative if less. */
  readonly excessMs: number;
}

/** What is reported of many of them. */
export interface Charges {
  readonly count: number;
  /** Charges that would show a clock that ran without a server. */
  readonly telling: number;
  /** The most that was lost for, and gained by, one outage. */
  readonly lossMs: number;
  readonly gainMs: number;
}

export function sumUp(charges: readonly Charge[]): Charges {
  const most = (of: (charge: Charge) => number): number => Math.round(Math.max(0, ...charges.map(of)));
  return {
    count: charges.length,
    telling: charges.filter(({ downMs, outages }) => downMs > outages * LOSS_MS).length,
    lossMs: most(({ excessMs, outages }) => excessMs / outages),
    gainMs: most(({ excessMs, outages }) => -excessMs / outages),
  };
}
