// Where the camera is. All values have limits, so that nobody gets lost.

export interface Orbit {
  /** Around the board, in radians; 0 looks from the near side. */
  readonly azimuth: number;
  /** Above the table, in radians; π/2 looks straight down. */
  readonly elevation: number;
  /** Relative to seeing the whole board. */
  readonly zoom: number;
}

export const HOME: Orbit = { azimuth: 0, elevation: (56 * Math.PI) / 180, zoom: 1 };
const STEEP_HOME: Orbit = { ...HOME, elevation: (67 * Math.PI) / 180 };

/** The initial orbit: when width is the limit, a steeper view uses the spare height. */
export function homeFor(pictureAspect: number, boardAspect: number): Orbit {
  return pictureAspect < 1.3 * boardAspect ? STEEP_HOME : HOME;
}

const AROUND = (80 * Math.PI) / 180;
const LOWEST = (22 * Math.PI) / 180;
const HIGHEST = (88 * Math.PI) / 180;
const NEAREST = 3;
const FARTHEST = 0.7;

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** Angles in radians. */
export function turnOrbit({ azimuth, elevation, zoom }: Orbit, dAround: number, dAbove: number): Orbit {
  return {
    azimuth: clamp(azimuth + dAround, -AROUND, AROUND),
    elevation: clamp(elevation + dAbove, LOWEST, HIGHEST),
    zoom,
  };
}

export function zoomOrbit(orbit: Orbit, by: number): Orbit {
  return { ...orbit, zoom: clamp(orbit.zoom * by, FARTHEST, NEAREST) };
}

// The camera by keyboard: what a pointer does by dragging, with the wheel and by double tapping. Plain arrows are left
// for the buttons.

const STEP = (10 * Math.PI) / 180;
const NEARER = 1.15;

/** How a key changes the orbit: null resets it, undefined means it is no such key. */
export function orbitChangeOfKey(key: string, isShift: boolean): ((orbit: Orbit) => Orbit) | null | undefined {
  switch (key) {
    case '+':
    case '=':
      return (orbit) => zoomOrbit(orbit, NEARER);
    case '-':
    case '_':
      return (orbit) => zoomOrbit(orbit, 1 / NEARER);
    case '0':
      return null;
    default:
      return isShift ? turnBy(key) : undefined;
  }
}

/** The camera goes where the arrow points. */
function turnBy(key: string): ((orbit: Orbit) => Orbit) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return (orbit) => turnOrbit(orbit, -STEP, 0);
    case 'ArrowRight':
      return (orbit) => turnOrbit(orbit, STEP, 0);
    case 'ArrowUp':
      return (orbit) => turnOrbit(orbit, 0, STEP);
    case 'ArrowDown':
      return (orbit) => turnOrbit(orbit, 0, -STEP);
    default:
      return undefined;
  }
}
