import { centreOf, type Rect } from './rect.ts';

const DIRECTIONS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
type Direction = (typeof DIRECTIONS)[number];

export function isArrowKey(key: string): key is Direction {
  return DIRECTIONS.some((direction) => direction === key);
}

const STEPS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Place {
  readonly id: string;
  readonly hit: Rect;
}

/** The weight of sideways distance: straight ahead is better than near. */
const ASIDE = 3;

/** The target that an arrow key leads to; undefined at the edge. Its centre must lie clearly ahead. */
export function targetInDirection<T extends Place>(places: readonly T[], from: T, direction: Direction): T | undefined {
  const [dx, dy] = STEPS[direction];
  const start = centreOf(from.hit);
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const { x, y } = centreOf(place.hit);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (ahead <= 1 || aside > 8 * ahead) continue;
    const cost = ahead + ASIDE * aside;
    if (cost >= least) continue;
    best = place;
    least = cost;
  }
  return best;
}
