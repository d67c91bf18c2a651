// Where the eye is: around the board, above it, and how near. All within limits, so that nobody gets lost.

export interface Orbit {
  /** Around the board, in radians; 0 is straight from below. */
  readonly around: number;
  /** Above the table, in radians; a quarter turn is straight from above. */
  readonly above: number;
  /** How much nearer than needed to see everything. */
  readonly zoom: number;
}

export const HOME: Orbit = { around: 0, above: (56 * Math.PI) / 180, zoom: 1 };
const STEEP_HOME: Orbit = { ...HOME, above: (67 * Math.PI) / 180 };

/** Where the eye is at first: where the width is what limits, a steeper look uses the height that is left. */
export function homeFor(pictureAspect: number, boardAspect: number): Orbit {
  return pictureAspect < 1.1 * boardAspect ? STEEP_HOME : HOME;
}

const AROUND = (80 * Math.PI) / 180;
const LOWEST = (22 * Math.PI) / 180;
const HIGHEST = (88 * Math.PI) / 180;
const NEAREST = 3;
const FARTHEST = 0.7;

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** Turns by so many radians. */
export function orbited({ around, above, zoom }: Orbit, dAround: number, dAbove: number): Orbit {
  return { around: clamp(around + dAround, -AROUND, AROUND), above: clamp(above + dAbove, LOWEST, HIGHEST), zoom };
}

export function zoomed(orbit: Orbit, by: number): Orbit {
  return { ...orbit, zoom: clamp(orbit.zoom * by, FARTHEST, NEAREST) };
}
