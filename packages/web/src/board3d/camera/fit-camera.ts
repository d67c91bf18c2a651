import type { View } from '@tabuleiro/games';
import { type PerspectiveCamera, Vector3 } from 'three';
import type { Layout } from '../../board/geometry/layout.ts';
import { UNIT } from '../../board/geometry/rect.ts';
import { THICKNESS } from '../geometry/world-space.ts';
import type { Orbit } from './orbit.ts';

/** What must be visible: half the width and depth, the lowest and the highest point. */
interface Extent {
  readonly x: number;
  readonly z: number;
  readonly low: number;
  readonly high: number;
}

export function extentOf(
  { surface }: Pick<View, 'surface'>,
  { width, height }: Pick<Layout, 'height' | 'width'>,
): Extent {
  const isTall = surface === 'marble';
  return { x: width / 2 / UNIT, z: height / 2 / UNIT, low: -THICKNESS[surface], high: isTall ? 0.8 : 0.12 };
}

const MARGIN = 1.01;
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

function boundsOf(camera: PerspectiveCamera, { x, z, low, high }: Extent): typeof bounds {
  Object.assign(bounds, { left: 9, right: -9, low: 9, high: -9 });
  for (let i = 0; i < 8; i++) {
    corner.set(i & 1 ? x : -x, i & 2 ? high : low, i & 4 ? z : -z).project(camera);
    bounds.left = Math.min(bounds.left, corner.x);
    bounds.right = Math.max(bounds.right, corner.x);
    bounds.low = Math.min(bounds.low, corner.y);
    bounds.high = Math.max(bounds.high, corner.y);
  }
  return bounds;
}
