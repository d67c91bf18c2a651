import type { Side } from '../contract/index.ts';

/** A rectangle of characters, from 0 at the top left. */
export interface DrawnPlace {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
  /** The side whose piece is drawn here. */
  readonly owner: Side | null;
}

/** Lines of characters, and where on them everything stands that a person can point at, by its pick id. */
export interface Drawing {
  readonly lines: readonly string[];
  readonly places: ReadonlyMap<string, DrawnPlace>;
}

/** Drawings one below the other. */
export function stack(...drawings: readonly Drawing[]): Drawing {
  const lines: string[] = [];
  const places = new Map<string, DrawnPlace>();
  for (const drawing of drawings) {
    for (const [id, place] of drawing.places) places.set(id, { ...place, row: place.row + lines.length });
    lines.push(...drawing.lines);
  }
  return { lines, places };
}
