import type { BatchName } from '../look/batch-names.ts';
import type { Spot } from './space.ts';

// Whatever is to be seen on the table is an actor: a piece, a part of it, a seed, a mark. All of one batch are drawn at
// once, and a movement is the difference between the poses that an actor of the same key has in two scenes.

export interface Pose {
  readonly at: Spot;
  /** Angles around x, y and z. */
  readonly turn: Spot;
  readonly size: Spot;
}

/** Where a part sits in the thing that it belongs to. */
export type Local = Partial<Pose>;

export interface Actor {
  /** Never used for two actors of a scene. */
  readonly key: string;
  readonly batch: BatchName;
  readonly pose: Pose;
  readonly local?: Local;
  readonly colour: number;
  /** What a hand that drags it has picked up: see `pickId`. */
  readonly grip?: string;
  /** How high it rises on its way to another place. */
  readonly hop?: number;
  /** From where it comes when it is new; else it grows where it stands. */
  readonly from?: Pose;
  /** How it goes when it is no longer there; at once when nothing is said. */
  readonly exit?: 'topple' | 'shrink';
}

export const UPRIGHT: Spot = [0, 0, 0];
export const FULL: Spot = [1, 1, 1];

export function poseAt(at: Spot, size: number | Spot = 1, turn: Spot = UPRIGHT): Pose {
  return { at, turn, size: typeof size === 'number' ? [size, size, size] : size };
}
