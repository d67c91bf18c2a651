import { type Orbit, orbited, zoomed } from './orbit.ts';

// The eye by keyboard: what hands do by dragging, with the wheel and with a double tap. Arrows alone go from place to place.

const STEP = (10 * Math.PI) / 180;
const NEARER = 1.15;

/** How a key changes where the eye is: null takes it back to where it was at first, undefined is no such key. */
export function changeByKey(key: string, isShift: boolean): ((orbit: Orbit) => Orbit) | null | undefined {
  switch (key) {
    case '+':
    case '=':
      return (orbit) => zoomed(orbit, NEARER);
    case '-':
    case '_':
      return (orbit) => zoomed(orbit, 1 / NEARER);
    case '0':
      return null;
    default:
      return isShift ? turnBy(key) : undefined;
  }
}

/** The eye goes where the arrow points. */
function turnBy(key: string): ((orbit: Orbit) => Orbit) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return (orbit) => orbited(orbit, -STEP, 0);
    case 'ArrowRight':
      return (orbit) => orbited(orbit, STEP, 0);
    case 'ArrowUp':
      return (orbit) => orbited(orbit, 0, STEP);
    case 'ArrowDown':
      return (orbit) => orbited(orbit, 0, -STEP);
    default:
      return undefined;
  }
}
