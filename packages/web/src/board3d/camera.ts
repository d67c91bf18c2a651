import type { Surface } from '@tabuleiro/games';
import { type PerspectiveCamera, Vector3 } from 'three';
import type { Layout } from '../board/geometry/layout.ts';
import { UNIT } from '../board/geometry/rect.ts';
import { THICKNESS } from './geometry/world-space.ts';

// Where the camera is. Limits keep the board in view.

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

/** What must be visible: half the width and depth, the lowest and the highest point, and how far from the edge that is. */
interface Extent {
  readonly x: number;
  readonly z: number;
  readonly low: number;
  readonly high: number;
  readonly inset: number;
}

export function extentOf(
  surface: Surface,
  { width, height }: Pick<Layout, 'height' | 'width'>,
  hasFigures: boolean,
): Extent {
  const [high, inset] = hasFigures ? [0.8, 0.7] : [0.12, 0];
  return { x: width / 2 / UNIT, z: height / 2 / UNIT, low: -THICKNESS[surface], high, inset };
}

const MARGIN = 1.002;
const goal = new Vector3();
const back = new Vector3();
const corner = new Vector3();

/**
 * Places the camera so that the extent fills the picture. Perspective makes the near edge larger than the far one, so
 * the point looked at moves until both have the same margin.
 */
export function fitCamera(camera: PerspectiveCamera, { azimuth, elevation, zoom }: Orbit, extent: Extent): void {
  back.set(Math.sin(azimuth) * Math.cos(elevation), Math.sin(elevation), Math.cos(azimuth) * Math.cos(elevation));
  goal.set(0, extent.low, 0);
  let distance = 4 * Math.max(extent.x, extent.z);
  for (let round = 0; round < 7; round++) {
    place(camera, distance);
    const { left, right, low, high } = boundsOf(camera, extent);
    // In normalised device coordinates.
    const half = Math.tan((camera.fov * Math.PI) / 360) * distance;
    corner.setFromMatrixColumn(camera.matrixWorld, 1).setY(0);
    const reach = corner.length();
    if (reach > 0.01) goal.addScaledVector(corner.normalize(), (((low + high) / 2) * half) / Math.max(reach, 0.3));
    corner.setFromMatrixColumn(camera.matrixWorld, 0).setY(0).normalize();
    goal.addScaledVector(corner, ((left + right) / 2) * half * camera.aspect);
    distance *= (Math.max(right - left, high - low) / 2) * MARGIN;
  }
  place(camera, distance / zoom);
}

function place(camera: PerspectiveCamera, distance: number): void {
  camera.position.copy(goal).addScaledVector(back, distance);
  camera.near = distance / 20;
  camera.far = distance * 4;
  camera.lookAt(goal);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

const bounds = { left: 0, right: 0, low: 0, high: 0 };

function boundsOf(camera: PerspectiveCamera, { x, z, low, high, inset }: Extent): typeof bounds {
  Object.assign(bounds, { left: 9, right: -9, low: 9, high: -9 });
  for (let i = 0; i < 12; i++) {
    const height = i < 4 ? low : i < 8 ? 0 : high;
    const from = i < 8 ? 0 : inset;
    // Far figures keep their room: the highest of them are higher still.
    corner.set(i & 1 ? x - from : from - x, height, i & 2 ? z - from : -z).project(camera);
    bounds.left = Math.min(bounds.left, corner.x);
    bounds.right = Math.max(bounds.right, corner.x);
    bounds.low = Math.min(bounds.low, corner.y);
    bounds.high = Math.max(bounds.high, corner.y);
  }
  return bounds;
}
