// Places the seeds of a heap. A seed's place depends only on its number, so that a new seed does not move the others.
// When the floor is full, further layers lie on top, closer to the centre.

export interface SeedPlace {
  /** From the centre of the heap; 1 is the radius of its floor. */
  readonly x: number;
  readonly y: number;
  /** Relative to an ordinary seed. */
  readonly size: number;
  /** In degrees. */
  readonly turn: number;
  readonly shade: 0 | 1 | 2;
  readonly layer: number;
}

const LAYERS = [19, 14, 10] as const;
/** Above the layers; these seeds hide what is below them anyway. */
const TOP_LAYER = 7;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const SHADES = [0, 1, 2] as const;

export function heapOf(count: number, salt: string): readonly SeedPlace[] {
  const start = hash(salt);
  return Array.from({ length: count }, (_, index) => placeOf(index, start));
}

function placeOf(index: number, salt: number): SeedPlace {
  const { layer, rank, capacity } = layerOf(index);
  const chance = (n: number): number => fraction(salt + index * 7919 + n * 104729);
  const angle = rank * GOLDEN_ANGLE + fraction(salt + layer) * 2 * Math.PI;
  const reach = Math.sqrt((rank + 0.5) / capacity) * Math.sqrt(capacity / LAYERS[0]);
  const jitter = 0.07;
  return {
    x: reach * Math.cos(angle) + (chance(1) - 0.5) * jitter,
    y: reach * Math.sin(angle) + (chance(2) - 0.5) * jitter,
    size: 0.9 + chance(3) * 0.25,
    turn: Math.round(chance(4) * 180),
    shade: SHADES[Math.floor(chance(5) * SHADES.length)] ?? 0,
    layer,
  };
}

function layerOf(index: number): { layer: number; rank: number; capacity: number } {
  let rank = index;
  for (const [layer, capacity] of LAYERS.entries()) {
    if (rank < capacity) return { layer, rank, capacity };
    rank -= capacity;
  }
  return { layer: LAYERS.length + Math.floor(rank / TOP_LAYER), rank: rank % TOP_LAYER, capacity: TOP_LAYER };
}

function hash(text: string): number {
  let value = 17;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return value;
}

/** A deterministic pseudo-random number from 0 to 1. */
function fraction(n: number): number {
  let value = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32;
}
