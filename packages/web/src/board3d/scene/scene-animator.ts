import { Color, Euler, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import type { BatchName } from '../batch-names.ts';
import type { WorldPoint } from '../geometry/world-space.ts';
import type { SceneObject, LocalPose, Pose } from './scene-object.ts';
import { FULL, UPRIGHT } from './scene-object.ts';

type Numbers = [number, number, number];

/** A running animation. Its arrays are updated in place every frame. */
interface Animation {
  object: SceneObject;
  readonly local: Matrix4 | null;
  readonly from: Float64Array;
  readonly now: Float64Array;
  readonly to: Float64Array;
  hop: number;
  isLeaving: boolean;
}

const POSE = 9;

/** Animates objects from scene to scene and writes their matrices into the instanced meshes. */
export class SceneAnimator {
  private readonly animations = new Map<string, Animation>();
  private startMs = 0;
  private lengthMs = 0;
  private isMoving = false;
  private readonly matrix = new Matrix4();
  private readonly shifting = new Matrix4();
  private readonly colour = new Color();
  private readonly counts = new Map<BatchName, number>();
  private held: string | null = null;
  private readonly pull = new Vector3();

  /** Starts towards a new scene from the current poses. */
  show(objects: readonly SceneObject[], nowMs: number, lengthMs: number): void {
    const isFirst = this.animations.size === 0;
    for (const [key, animation] of this.animations) if (animation.isLeaving) this.animations.delete(key);
    const shown = new Set<string>();
    for (const object of objects) {
      shown.add(object.key);
      this.moveTo(object, isFirst);
    }
    for (const [key, animation] of this.animations) {
      if (shown.has(key)) continue;
      if (animation.object.exit === undefined || lengthMs === 0) this.animations.delete(key);
      else startLeaving(animation);
    }
    this.startMs = nowMs;
    this.lengthMs = isFirst ? 0 : lengthMs;
    this.isMoving = true;
  }

  /** Shifts the objects with this grip while they are dragged. */
  hold(grip: string, pull: Vector3): void {
    this.held = grip;
    this.pull.copy(pull);
    this.isMoving = true;
  }

  /** Animates the dragged objects from where they were released to their place. */
  release(nowMs: number, lengthMs: number): void {
    const { held, pull } = this;
    if (held === null) return;
    this.held = null;
    for (const animation of this.animations.values()) {
      animation.from.set(animation.now);
      animation.hop = 0;
      if (animation.object.grip !== held) continue;
      for (const [axis, by] of [pull.x, pull.y, pull.z].entries()) {
        animation.from[axis] = (animation.from[axis] ?? 0) + by;
      }
      animation.now.set(animation.from);
    }
    this.startMs = nowMs;
    this.lengthMs = lengthMs;
    this.isMoving = true;
  }

  private moveTo(object: SceneObject, isFirst: boolean): void {
    const before = this.animations.get(object.key);
    if (before === undefined || before.object.batch !== object.batch) {
      const from = packed(object.from ?? object.pose);
      if (object.from === undefined && object.exit !== undefined && !isFirst) from.fill(0.001, 6, 9);
      const local = object.local === undefined ? null : matrixOf(object.local);
      const hop = object.from === undefined ? 0 : (object.hop ?? 0);
      this.animations.set(object.key, {
        object,
        local,
        from,
        now: from.slice(),
        to: packed(object.pose),
        hop,
        isLeaving: false,
      });
      return;
    }
    before.object = object;
    before.from.set(before.now);
    pack(object.pose, before.to);
    before.hop = (object.hop ?? 0) * Math.min(1, distanceBetween(before.from, before.to));
  }

  /** Instances for each batch, leaving objects included. */
  countBatches(): ReadonlyMap<BatchName, number> {
    this.counts.clear();
    for (const { object } of this.animations.values()) {
      this.counts.set(object.batch, (this.counts.get(object.batch) ?? 0) + 1);
    }
    return this.counts;
  }

  /** Writes the current frame into the meshes. True while the animation runs, null when nothing changed. */
  step(nowMs: number, meshes: ReadonlyMap<BatchName, InstancedMesh>): boolean | null {
    if (!this.isMoving) return null;
    const t = this.lengthMs === 0 ? 1 : Math.min(1, Math.max(0, (nowMs - this.startMs) / this.lengthMs));
    const eased = 1 - (1 - t) ** 3;
    const rise = 4 * t * (1 - t);
    this.isMoving = t < 1;
    for (const mesh of meshes.values()) mesh.count = 0;
    for (const [key, animation] of this.animations) {
      if (animation.isLeaving && t === 1) {
        this.animations.delete(key);
        continue;
      }
      const mesh = meshes.get(animation.object.batch);
      for (let i = 0; i < POSE; i++) animation.now[i] = mix(animation.from[i], animation.to[i], eased);
      if (mesh === undefined || mesh.count >= mesh.instanceMatrix.count) continue;
      compose(animation.now, animation.hop * rise, this.matrix);
      if (animation.object.grip !== undefined && animation.object.grip === this.held) {
        this.matrix.premultiply(this.shift());
      }
      if (animation.local !== null) this.matrix.multiply(animation.local);
      mesh.setMatrixAt(mesh.count, this.matrix);
      mesh.setColorAt(mesh.count, this.colour.set(animation.object.colour));
      mesh.count += 1;
    }
    for (const mesh of meshes.values()) {
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
    }
    return this.isMoving;
  }

  private shift(): Matrix4 {
    const { x, y, z } = this.pull;
    return this.shifting.makeTranslation(x, y, z);
  }

  /** Writes everything again on the next step, because the meshes are new. */
  refresh(): void {
    this.isMoving = true;
  }
}

/** A leaving object topples or shrinks. */
function startLeaving(animation: Animation): void {
  animation.isLeaving = true;
  animation.from.set(animation.now);
  animation.to.set(animation.now);
  animation.to.fill(0.001, 6, 9);
  animation.hop = 0;
  if (animation.object.exit === 'topple') {
    animation.to[5] = (animation.now[5] ?? 0) - 1.45;
    animation.hop = 0.12;
  }
}

const mix = (a = 0, b = 0, t: number): number => a + (b - a) * t;

/** Distance on the ground plane, in cells. */
function distanceBetween(a: Float64Array, b: Float64Array): number {
  return Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[2] ?? 0) - (b[2] ?? 0));
}

function packed(pose: Pose): Float64Array {
  const array = new Float64Array(POSE);
  pack(pose, array);
  return array;
}

function pack({ at, turn, size }: Pose, into: Float64Array): void {
  into.set(at, 0);
  into.set(turn, 3);
  into.set(size, 6);
}

const euler = new Euler();
const quaternion = new Quaternion();
const position = new Vector3();
const scale = new Vector3();

function compose(pose: Float64Array, up: number, into: Matrix4): void {
  const [x = 0, y = 0, z = 0, rx = 0, ry = 0, rz = 0, sx = 1, sy = 1, sz = 1] = pose;
  into.compose(position.set(x, y + up, z), quaternion.setFromEuler(euler.set(rx, ry, rz)), scale.set(sx, sy, sz));
}

function matrixOf({ at = UPRIGHT, turn = UPRIGHT, size = FULL }: LocalPose): Matrix4 {
  const copy = (point: WorldPoint): Numbers => [...point];
  return new Matrix4().compose(
    new Vector3(...copy(at)),
    new Quaternion().setFromEuler(new Euler(...copy(turn))),
    new Vector3(...copy(size)),
  );
}
