import type { TrayKind } from '@tabuleiro/games';
import { heapOf, type SeedPlace } from '../../board/geometry/seed-heap.ts';
import { SEED_SHADES } from '../look/colours.ts';
import { type Actor, type Pose, poseAt } from './actor.ts';
import type { SceneFacts } from './describe.ts';
import { bowlDepth, spotOf } from './space.ts';

/** How far seeds lie from the middle, across and deep, and how high the heap floats. */
type Room = readonly [across: number, deep: number, up: number];

const ROOMS: Readonly<Partial<Record<TrayKind, Room>>> = { store: [0.32, 0.74, 0], sowing: [0.14, 0.14, 0.75] };
const BOWL: Room = [0.31, 0.31, 0];
const SEED = 0.095;

/**
 * Knows which seed is where, by its name, so that each flies by itself from heap to heap: those that a place has too many
 * go to the places that have too few.
 */
export class SeedBook {
  private heaps = new Map<string, number[]>();
  private names = 0;

  /** The seeds of the view, moved there from where they were. */
  turnTo({ view, layout, places }: SceneFacts): readonly Actor[] {
    const kinds = new Map(view.trays.map(({ id, kind }) => [id, kind]));
    const heaps = view.pieces.flatMap((piece) => {
      const place = places.get(piece.id);
      if (piece.shape !== 'seeds' || place === undefined) return [];
      const name = 'cell' in piece.at ? piece.at.cell : piece.at.tray;
      const kind = 'tray' in piece.at ? kinds.get(piece.at.tray) : undefined;
      const room = (kind === undefined ? undefined : ROOMS[kind]) ?? BOWL;
      return [{ name, room, count: piece.count ?? 1, spot: spotOf(layout, place, 0) }];
    });
    this.deal(new Map(heaps.map(({ name, count }) => [name, count])));
    return heaps.flatMap(({ name, room, count, spot: [x, , z] }) =>
      heapOf(count, name).map((seed, index): Actor => {
        const { at, turn, size } = poseIn(seed, room);
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

function poseIn({ x, y, size, turn, layer }: SeedPlace, [across, deep, up]: Room): Pose {
  const reach = Math.hypot(x, y) * 0.72;
  const height = up > 0 ? up : SEED * 0.8 - bowlDepth(reach);
  const wide = SEED * size;
  return poseAt(
    [x * across, height + layer * 0.125, y * deep],
    [wide, wide * 0.82, wide * 0.9],
    [0, (turn * Math.PI) / 180, 0.2],
  );
}

/** A seed keeps its shade wherever it lies. */
function shadeOf(id: number): number {
  return SEED_SHADES[(id * 7 + (id >> 2)) % SEED_SHADES.length] ?? SEED_SHADES[0];
}
