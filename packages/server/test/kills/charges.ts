/** For each outage: between making up for it and listening a server may take so long, which nobody is given back. */
export const LOSS_MS = 1500;

/** What somebody was charged for a time in which there were outages. */
export interface Charge {
  readonly version: number;
  readonly outages: number;
  readonly downMs: number;
  /** How much more than the time in which there was a server; less than nothing when it was too little. */
  readonly excessMs: number;
}

/** What is reported of many of them. */
export interface Charges {
  readonly count: number;
  /** Those for which a clock that had run without a server would have been seen. */
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
