import { Color, Euler, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import type { BatchName } from '../look/batch-names.ts';
import type { Actor, Local, Pose } from './actor.ts';
import { FULL, UPRIGHT } from './actor.ts';
import type { Spot } from './space.ts';

type Numbers = [number, number, number];

/** An actor on its way. What changes from frame to frame is written in place. */
interface Walk {
  actor: Actor;
  readonly local: Matrix4 | null;
  readonly from: Float64Array;
  readonly now: Float64Array;
  readonly to: Float64Array;
  hop: number;
  isLeaving: boolean;
}

const POSE = 9;

/** Moves the actors from scene to scene and writes where they are into the meshes of their batches. */
export class Troupe {
  private readonly walks = new Map<string, Walk>();
  private startMs = 0;
  private lengthMs = 0;
  private isMoving = false;
  private readonly matrix = new Matrix4();
  private readonly shifting = new Matrix4();
  private readonly colour = new Color();
  private readonly counts = new Map<BatchName, number>();
  private held: string | null = null;
  private readonly pull = new Vector3();

  /** Sets out for a new scene from wherever everything is now. */
  show(actors: readonly Actor[], nowMs: number, lengthMs: number): void {
    const isFirst = this.walks.size === 0;
    for (const [key, walk] of this.walks) if (walk.isLeaving) this.walks.delete(key);
    const shown = new Set<string>();
    for (const actor of actors) {
      shown.add(actor.key);
      this.send(actor, isFirst);
    }
    for (const [key, walk] of this.walks) {
      if (shown.has(key)) continue;
      if (walk.actor.exit === undefined || lengthMs === 0) this.walks.delete(key);
      else dismiss(walk);
    }
    this.startMs = nowMs;
    this.lengthMs = isFirst ? 0 : lengthMs;
    this.isMoving = true;
  }

  /** What is picked up by this name is so far from where it stands. */
  hold(grip: string, pull: Vector3): void {
    this.held = grip;
    this.pull.copy(pull);
    this.isMoving = true;
  }

  /** From where the hand leaves it, it goes where it belongs. */
  letGo(nowMs: number, lengthMs: number): void {
    const { held, pull } = this;
    if (held === null) return;
    this.held = null;
    for (const walk of this.walks.values()) {
      walk.from.set(walk.now);
      walk.hop = 0;
      if (walk.actor.grip !== held) continue;
      for (const [axis, by] of [pull.x, pull.y, pull.z].entries()) walk.from[axis] = (walk.from[axis] ?? 0) + by;
      walk.now.set(walk.from);
    }
    this.startMs = nowMs;
    this.lengthMs = lengthMs;
    this.isMoving = true;
  }

  private send(actor: Actor, isFirst: boolean): void {
    const before = this.walks.get(actor.key);
    if (before === undefined || before.actor.batch !== actor.batch) {
      const from = packed(actor.from ?? actor.pose);
      if (actor.from === undefined && actor.exit !== undefined && !isFirst) from.fill(0.001, 6, 9);
      const local = actor.local === undefined ? null : matrixOf(actor.local);
      const hop = actor.from === undefined ? 0 : (actor.hop ?? 0);
      this.walks.set(actor.key, {
        actor,
        local,
        from,
        now: from.slice(),
        to: packed(actor.pose),
        hop,
        isLeaving: false,
      });
      return;
    }
    before.actor = actor;
    before.from.set(before.now);
    pack(actor.pose, before.to);
    before.hop = (actor.hop ?? 0) * Math.min(1, wayBetween(before.from, before.to));
  }

  /** How many of each batch there are, on their way out included. */
  countBatches(): ReadonlyMap<BatchName, number> {
    this.counts.clear();
    for (const { actor } of this.walks.values()) {
      this.counts.set(actor.batch, (this.counts.get(actor.batch) ?? 0) + 1);
    }
    return this.counts;
  }

  /** Writes this moment into the meshes; true while there is more to come, null when nothing has changed. */
  step(nowMs: number, meshes: ReadonlyMap<BatchName, InstancedMesh>): boolean | null {
    if (!this.isMoving) return null;
    const t = this.lengthMs === 0 ? 1 : Math.min(1, Math.max(0, (nowMs - this.startMs) / this.lengthMs));
    const eased = 1 - (1 - t) ** 3;
    const rise = 4 * t * (1 - t);
    this.isMoving = t < 1;
    for (const mesh of meshes.values()) mesh.count = 0;
    for (const [key, walk] of this.walks) {
      if (walk.isLeaving && t === 1) {
        this.walks.delete(key);
        continue;
      }
      const mesh = meshes.get(walk.actor.batch);
      for (let i = 0; i < POSE; i++) walk.now[i] = mix(walk.from[i], walk.to[i], eased);
      if (mesh === undefined || mesh.count >= mesh.instanceMatrix.count) continue;
      compose(walk.now, walk.hop * rise, this.matrix);
      if (walk.actor.grip !== undefined && walk.actor.grip === this.held) this.matrix.premultiply(this.shift());
      if (walk.local !== null) this.matrix.multiply(walk.local);
      mesh.setMatrixAt(mesh.count, this.matrix);
      mesh.setColorAt(mesh.count, this.colour.set(walk.actor.colour));
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

  /** Everything must be written again: the meshes are new. */
  refresh(): void {
    this.isMoving = true;
  }
}

/** A thing that leaves falls over or grows small. */
function dismiss(walk: Walk): void {
  walk.isLeaving = true;
  walk.from.set(walk.now);
  walk.to.set(walk.now);
  walk.to.fill(0.001, 6, 9);
  walk.hop = 0;
  if (walk.actor.exit === 'topple') {
    walk.to[5] = (walk.now[5] ?? 0) - 1.45;
    walk.hop = 0.12;
  }
}

const mix = (a = 0, b = 0, t: number): number => a + (b - a) * t;

/** Over the ground, in cells. */
function wayBetween(a: Float64Array, b: Float64Array): number {
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

function matrixOf({ at = UPRIGHT, turn = UPRIGHT, size = FULL }: Local): Matrix4 {
  const copy = (spot: Spot): Numbers => [...spot];
  return new Matrix4().compose(
    new Vector3(...copy(at)),
    new Quaternion().setFromEuler(new Euler(...copy(turn))),
    new Vector3(...copy(size)),
  );
}
