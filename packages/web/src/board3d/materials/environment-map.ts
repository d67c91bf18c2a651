import { CubeTexture, DataTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from 'three';

// The environment map: a room around the board that only shows in reflections. Its mipmaps for each roughness are
// computed here. three.js would compute them on the GPU with so many samples that, on slow GPUs, the first frame came
// seconds later.

/** Side of a face in the sharpest mipmap; each rougher level halves it. */
const SHARPEST = 64;
const LEVELS = 5;
/** Our smoothest materials are too rough to tell these two levels from an unfiltered reflection. */
const SHARP_LEVELS = 2;

type Colour = readonly [red: number, green: number, blue: number];
type Direction = readonly [x: number, y: number, z: number];

/** Wall colours from the ceiling down. */
const WALLS: readonly (readonly [down: number, colour: Colour])[] = [
  [0, [255, 246, 232]],
  [0.5, [185, 171, 152]],
  [0.62, [163, 150, 132]],
  [1, [132, 119, 106]],
];

/** A large window on the left and a small one behind, in fractions of the way around and down. */
const WINDOWS = [
  { left: 6 / 128, right: 28 / 128, top: 8 / 64, bottom: 24 / 64 },
  { left: 84 / 128, right: 98 / 128, top: 5 / 64, bottom: 17 / 64 },
] as const;
const DAYLIGHT: Colour = [255, 255, 255];

/** The sRGB colour in a direction. */
function seen(around: number, down: number): Colour {
  const isWindow = WINDOWS.some(
    ({ left, right, top, bottom }) => around >= left && around < right && down >= top && down < bottom,
  );
  if (isWindow) return DAYLIGHT;
  const below = Math.max(
    1,
    WALLS.findIndex(([at]) => at >= down),
  );
  const [from, upper] = WALLS[below - 1] ?? [0, DAYLIGHT];
  const [to, lower] = WALLS[below] ?? [1, DAYLIGHT];
  const part = (down - from) / (to - from);
  const mix = (index: 0 | 1 | 2): number => upper[index] + (lower[index] - upper[index]) * part;
  return [mix(0), mix(1), mix(2)];
}

const toLight = (shade: number): number => (shade / 255) ** 2.2;
const toShade = (light: number): number => 255 * light ** (1 / 2.2);

/** A patch of the room as a light source. */
interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Patches near the ceiling and the floor are smaller. */
  readonly size: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const AROUND = 64;
const DOWN = 32;

function lampAt(row: number, column: number): Lamp {
  const [around, down] = [(column + 0.5) / AROUND, (row + 0.5) / DOWN];
  const angle = 2 * Math.PI * (around - 0.5);
  const size = Math.sin(Math.PI * down);
  const [red, green, blue] = seen(around, down);
  return {
    x: size * Math.cos(angle),
    y: Math.cos(Math.PI * down),
    z: size * Math.sin(angle),
    size,
    red: toLight(red),
    green: toLight(green),
    blue: toLight(blue),
  };
}

function lamps(): readonly Lamp[] {
  return Array.from({ length: AROUND * DOWN }, (_, index) => lampAt(Math.floor(index / AROUND), index % AROUND));
}

/** The direction of a point on a cube face. three.js samples cube maps mirrored, hence the minus. */
function towards(face: number, u: number, v: number): Direction {
  const [x, y, z] = faceDirection(face, u, v);
  const length = Math.hypot(x, y, z);
  return [-x / length, y / length, z / length];
}

function faceDirection(face: number, u: number, v: number): Direction {
  if (face === 0) return [1, -v, -u];
  if (face === 1) return [-1, -v, u];
  if (face === 2) return [u, 1, v];
  if (face === 3) return [u, -1, -v];
  return face === 4 ? [u, -v, 1] : [-u, -v, -1];
}

/** The light that a surface of this roughness reflects along its normal. */
function reflected([x, y, z]: Direction, roughness: number, all: readonly Lamp[]): Colour {
  const alpha2 = roughness ** 4;
  let [red, green, blue, sum] = [0, 0, 0, 0];
  for (const lamp of all) {
    const facing = x * lamp.x + y * lamp.y + z * lamp.z;
    if (facing <= 0) continue;
    // The squared cosine of half the angle between lamp and eye (GGX uses the half vector).
    const half2 = (1 + facing) / 2;
    const weight = (facing * lamp.size) / (half2 * (alpha2 - 1) + 1) ** 2;
    red += weight * lamp.red;
    green += weight * lamp.green;
    blue += weight * lamp.blue;
    sum += weight;
  }
  return [toShade(red / sum), toShade(green / sum), toShade(blue / sum)];
}

function sharp([x, y, z]: Direction): Colour {
  return seen(Math.atan2(z, x) / (2 * Math.PI) + 0.5, 0.5 - Math.asin(y) / Math.PI);
}

function paintFace(face: number, level: number, all: readonly Lamp[]): DataTexture {
  const size = SHARPEST >> level;
  // See `roughnessToMip` in three.js.
  const roughness = 1 - Math.sqrt(1 - Math.min(level, LEVELS - 1) / (LEVELS - 1));
  const pixels = new Uint8Array(size * size * 4);
  for (let pixel = 0; pixel < size * size; pixel++) {
    const u = (2 * (pixel % size) + 1) / size - 1;
    const v = (2 * Math.floor(pixel / size) + 1) / size - 1;
    const direction = towards(face, u, v);
    const colour = level < SHARP_LEVELS ? sharp(direction) : reflected(direction, roughness, all);
    pixels.set([...colour, 255], 4 * pixel);
  }
  return new DataTexture(pixels, size, size);
}

let made: CubeTexture<DataTexture> | null = null;

export function environmentMap(): CubeTexture<DataTexture> {
  made ??= makeEnvironmentMap();
  return made;
}

function makeEnvironmentMap(): CubeTexture<DataTexture> {
  const all = lamps();
  const faces = (level: number): DataTexture[] => [0, 1, 2, 3, 4, 5].map((face) => paintFace(face, level, all));
  // three.js never reads the last level.
  const mipmaps = Array.from({ length: LEVELS }, (_, index) => ({
    image: faces(index + 1),
    width: SHARPEST >> (index + 1),
  }));
  return Object.assign(new CubeTexture(faces(0)), {
    mipmaps,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    generateMipmaps: false,
    colorSpace: SRGBColorSpace,
    // Tells three.js that the map is already prefiltered.
    isPMREMTexture: true,
    needsUpdate: true,
  });
}
