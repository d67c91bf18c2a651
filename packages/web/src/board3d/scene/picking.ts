import type { View } from '@tabuleiro/games';
import { Box3, type Camera, Plane, Raycaster, Vector2, Vector3 } from 'three';
import type { Layout } from '../../board/geometry/layout.ts';
import { centreOf, type Point, type Rect, UNIT } from '../../board/geometry/rect.ts';
import type { Target } from '../../board/geometry/targets.ts';
import { heightOf, type WorldPoint, toWorld, tableHeight } from '../geometry/world-space.ts';

// Hit testing with simple invisible bodies: the floor of a cell, and for a piece a wide foot and a slimmer top, so that
// pieces behind tall figures can still be hit.

export interface Body {
  readonly target: Target;
  readonly boxes: readonly Box3[];
  /** Its centre, from which its button is placed. */
  readonly focus: WorldPoint;
}

const FLOOR = 0.02;

export function bodiesOf(view: View, layout: Layout, targets: readonly Target[], isFlat: boolean): readonly Body[] {
  const standing = new Map(view.pieces.map((piece) => ['cell' in piece.at ? piece.at.cell : piece.id, piece]));
  return targets.map((target): Body => {
    const { id, kind, hit, tile } = target;
    const [x, , z] = toWorld(layout, centreOf(hit), 0);
    if (kind === 'hole') {
      const top = tile === undefined ? 0 : heightOf(view, tile, isFlat);
      return { target, boxes: [boxOver(layout, hit, top, top + 0.06)], focus: [x, top, z] };
    }
    const ground = kind === 'piece' ? tableHeight(view.surface) : 0;
    const piece = standing.get(id);
    const height =
      piece === undefined ? 0 : kind === 'piece' && piece.shape === 'stick' ? 0.26 : heightOf(view, piece, isFlat);
    const boxes = [boxOver(layout, hit, ground - FLOOR, ground)];
    if (height > 0.3) {
      boxes.push(column(x, z, 0.27, ground, ground + height * 0.4), column(x, z, 0.2, ground, ground + height));
    } else if (height > 0) {
      boxes.push(boxOver(layout, shrunk(hit, kind === 'cell' ? 6 : 2), ground, ground + height));
    }
    return { target, boxes, focus: [x, ground + height / 2, z] };
  });
}

const shrunk = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

function boxOver(layout: Layout, { x, y, width, height }: Rect, low: number, high: number): Box3 {
  const [left, , far] = toWorld(layout, { x, y }, 0);
  return new Box3(new Vector3(left, low, far), new Vector3(left + width / UNIT, high, far + height / UNIT));
}

function column(x: number, z: number, radius: number, low: number, high: number): Box3 {
  return new Box3(new Vector3(x - radius, low, z - radius), new Vector3(x + radius, high, z + radius));
}

const caster = new Raycaster();
const hitPoint = new Vector3();
const pointer = new Vector2();

/** The nearest target under a point in normalised device coordinates. */
export function pickAt(bodies: readonly Body[], camera: Camera, x: number, y: number): Target | null {
  caster.setFromCamera(pointer.set(x, y), camera);
  let nearest = Number.POSITIVE_INFINITY;
  let found: Target | null = null;
  for (const { target, boxes } of bodies) {
    for (const box of boxes) {
      if (caster.ray.intersectBox(box, hitPoint) === null) continue;
      // Holes are part of their tile and take precedence.
      const distance = hitPoint.distanceTo(caster.ray.origin) - (target.kind === 'hole' ? 0.2 : 0);
      if (distance >= nearest) continue;
      nearest = distance;
      found = target;
    }
  }
  return found;
}

/** The size of a fingertip, in pixels. */
const FINGER = 40;

/**
 * What a finger meant that hit nothing of `wanted`: the nearest target that would be hit if it were as large as a
 * fingertip. In pixels.
 */
export function underFinger(wanted: readonly Target[], { x, y }: Point): Target | null {
  let nearest: Target | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const target of wanted) {
    const { width, height } = target.hit;
    const middle = centreOf(target.hit);
    const [aside, along] = [Math.abs(x - middle.x), Math.abs(y - middle.y)];
    const isUnder = 2 * aside <= Math.max(width, FINGER) && 2 * along <= Math.max(height, FINGER);
    if (!isUnder || Math.hypot(aside, along) >= least) continue;
    least = Math.hypot(aside, along);
    nearest = target;
  }
  return nearest;
}

const ground = new Plane(new Vector3(0, 1, 0));
const [start, end] = [new Vector3(), new Vector3()];
const LIFTED = 0.25;

/** The displacement of a dragged piece between two screen points; it floats a little above the others. */
export function dragOver({ focus: [, up] }: Body, camera: Camera, from: PicturePoint, to: PicturePoint): Vector3 {
  ground.constant = -up;
  caster.setFromCamera(pointer.set(...from), camera);
  if (caster.ray.intersectPlane(ground, start) === null) return start.set(0, 0, 0);
  ground.constant = -up - LIFTED;
  caster.setFromCamera(pointer.set(...to), camera);
  if (caster.ray.intersectPlane(ground, end) === null) return end.set(0, 0, 0);
  return end.sub(start);
}

type PicturePoint = readonly [x: number, y: number];

const point = new Vector3();

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Points of a body that may be visible when its centre is hidden, as fractions of half its width and depth. */
const ASIDE: readonly (readonly [right: number, near: number])[] = [
  [0, 0],
  [0, 0.5],
  [-0.5, 0.3],
  [0.5, 0.3],
  [0.7, 0],
  [-0.7, 0],
  [0, -0.6],
  [-0.75, -0.75],
  [0.75, -0.75],
];

/** The screen rectangle of a target in pixels, around a visible point of it. */
export function projectBody(body: Body, all: readonly Body[], camera: Camera, { width, height }: Size): Rect {
  const { target, focus } = body;
  const [across, deep] = [target.hit.width / 2 / UNIT, target.hit.height / 2 / UNIT];
  const seen = ASIDE.find(([right, near]) => {
    point.set(focus[0] + right * across, focus[1], focus[2] + near * deep).project(camera);
    return pickAt(all, camera, point.x, point.y) === target;
  });
  const [right, near] = seen ?? [0, 0];
  const [x, y, z] = [focus[0] + right * across, focus[1], focus[2] + near * deep];
  const pixelsAt = (dx: number, dz: number): { x: number; y: number } => {
    point.set(x + dx, y, z + dz).project(camera);
    return { x: ((point.x + 1) / 2) * width, y: ((1 - point.y) / 2) * height };
  };
  const middle = pixelsAt(0, 0);
  const corners = [pixelsAt(-across, -deep), pixelsAt(across, -deep), pixelsAt(-across, deep), pixelsAt(across, deep)];
  const wide = Math.max(...corners.map((one) => Math.abs(one.x - middle.x)));
  const tall = Math.max(...corners.map((one) => Math.abs(one.y - middle.y)));
  return { x: middle.x - wide, y: middle.y - tall, width: 2 * wide, height: 2 * tall };
}
