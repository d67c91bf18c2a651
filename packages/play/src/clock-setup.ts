/** How much time each side has for the match, and how much more it gains with every move. */
export interface ClockSetup {
  readonly initialMs: number;
  readonly incrementMs: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const MOST_MINUTES = 180;
export const MOST_SECONDS = 60;
const FORM = /^(\d{1,5})[+ ](\d{1,2})$/;

export function clockOf(minutes: number, seconds: number): ClockSetup {
  return { initialMs: minutes * MINUTE, incrementMs: seconds * SECOND };
}

/** "300+3": seconds for the match, and for each move. */
export function makeClock({ initialMs, incrementMs }: ClockSetup): string {
  return `${initialMs / SECOND}+${incrementMs / SECOND}`;
}

/** Null for what is no clock. An address may have lost its plus sign, which stands there for a space. */
export function parseClock(text: string | null | undefined): ClockSetup | null {
  const [, initial, increment] = FORM.exec(text ?? '') ?? [];
  const [initialMs, incrementMs] = [Number(initial) * SECOND, Number(increment) * SECOND];
  const isPossible = initialMs > 0 && initialMs <= MOST_MINUTES * MINUTE && incrementMs <= MOST_SECONDS * SECOND;
  return isPossible ? { initialMs, incrementMs } : null;
}
