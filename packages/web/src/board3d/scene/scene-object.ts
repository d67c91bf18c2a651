import type { BatchName } from '../batch-names.ts';
import type { WorldPoint } from '../geometry/world-space.ts';

// A scene object is anything on the table: a piece, a part of one, a seed, a mark. Objects of one batch are drawn with
// one instanced mesh. An animation is the difference between the poses of the same key in two scenes.

export interface Pose {
  readonly at: WorldPoint;
  /** Euler angles. */
  readonly turn: WorldPoint;
  readonly size: WorldPoint;
}

/** The pose of a part within its piece. */
export type LocalPose = Partial<Pose>;

export interface SceneObject {
  /** Unique within the scene. */
  readonly key: string;
  readonly batch: BatchName;
  readonly pose: Pose;
  readonly local?: LocalPose;
  readonly colour: number;
  /** The `pickId` of the piece that is dragged along with it. */
  readonly grip?: string;
  /** How high it hops on its way. */
  readonly hop?: number;
  /** Where a new object comes from; without it, it grows in place. */
  readonly from?: Pose;
  /** How it leaves; without it, it vanishes at once. */
  readonly exit?: 'topple' | 'shrink';
}

export const UPRIGHT: WorldPoint = [0, 0, 0];
export const FULL: WorldPoint = [1, 1, 1];

export function poseAt(at: WorldPoint, size: number | WorldPoint = 1, turn: WorldPoint = UPRIGHT): Pose {
  return { at, turn, size: typeof size === 'number' ? [size, size, size] : size };
}

/** The pose of a round bar that lies along its longer side. */
export function barAt(at: WorldPoint, across: number, deep: number, high: number): Pose {
  return across >= deep ? poseAt(at, [across, high, deep]) : poseAt(at, [deep, high, across], [0, Math.PI / 2, 0]);
}
