import type { TrayKind } from '@tabuleiro/games';
import { heapOf, type SeedPlace } from '../../board/geometry/seed-heap.ts';
import { bowlDepth, toWorld } from '../geometry/world-space.ts';
import { SEED_SHADES } from '../materials/colours.ts';
import type { SceneFacts } from './describe-scene.ts';
import { type SceneObject, type Pose, poseAt } from './scene-object.ts';

/** How far seeds lie from the centre in x and z, and how high the heap floats. */
type HeapArea = readonly [across: number, deep: number, up: number];

const HEAP_AREAS: Readonly<Partial<Record<TrayKind, HeapArea>>> = {
  store: [0.32, 0.74, 0],
  sowing: [0.14, 0.14, 0.75],
};
const BOWL: HeapArea = [0.31, 0.31, 0];
const SEED = 0.095;

/**
 * Gives every seed an identity, so that each flies by itself from heap to heap: surplus seeds of one place go to the
 * places that lack some.
 */
export class SeedTracker {
  private heaps = new Map<string, number[]>();
  private names = 0;

  /** Assigns the seeds to the heaps of a view. */
  update({ view, layout, places }: SceneFacts): readonly SceneObject[] {
    const kinds = new Map(view.trays.map(({ id, kind }) => [id, kind]));
    const heaps = view.pieces.flatMap((piece) => {
      const place = places.get(piece.id);
      if (piece.shape !== 'seeds' || place === undefined) return [];
      const name = 'cell' in piece.at ? piece.at.cell : piece.at.tray;
      const kind = 'tray' in piece.at ? kinds.get(piece.at.tray) : undefined;
      const area = (kind === undefined ? undefined : HEAP_AREAS[kind]) ?? BOWL;
      return [{ name, area, count: piece.count ?? 1, point: toWorld(layout, place, 0) }];
    });
    this.deal(new Map(heaps.map(({ name, count }) => [name, count])));
    return heaps.flatMap(({ name, area, count, point: [x, , z] }) =>
      heapOf(count, name).map((seed, index): SceneObject => {
        const { at, turn, size } = poseIn(seed, area);
        const pose: Pose = { at: [x + at[0], at[1], z + at[2]], turn, size };
        const id = this.heaps.get(name)?.[index] ?? -1;
        return { key: `seed ${id}`, batch: 'seed', pose, colour: shadeOf(id), hop: 0.45, exit: 'shrink' };
      }),
    );
  }

  private deal(counts: ReadonlyMap<string, number>): void {
    const spare: number[] = [];
    for (const [name, seeds] of this.heaps) spare.push(...seeds.splice(counts.get(name) ?? 0));
    const heaps = new Map<string, number[]>();
    for (const [name, count] of counts) {
      const seeds = this.heaps.get(name) ?? [];
      while (seeds.length < count) seeds.push(spare.pop() ?? this.names++);
      heaps.set(name, seeds);
    }
    this.heaps = heaps;
  }
}

function poseIn({ x, y, size, turn, layer }: SeedPlace, [across, deep, up]: HeapArea): Pose {
  const reach = Math.hypot(x, y) * 0.72;
  const height = up > 0 ? up : SEED * 0.8 - bowlDepth(reach);
  const wide = SEED * size;
  return poseAt(
    [x * across, height + layer * 0.125, y * deep],
    [wide, wide * 0.82, wide * 0.9],
    [0, (turn * Math.PI) / 180, 0.2],
  );
}

/** A seed keeps its shade wherever it goes. */
function shadeOf(id: number): number {
  return SEED_SHADES[(id * 7 + (id >> 2)) % SEED_SHADES.length] ?? SEED_SHADES[0];
}
