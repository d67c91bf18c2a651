import { CubeTexture, DataTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from 'three';

// The room around the board, only seen in what reflects it. Its picture for every roughness is worked out here: left to the
// library, the graphics card does so with so many samples that the first picture of a board came seconds later where there is
// no fast one.

/** Side of the faces in the sharpest picture; each rougher one has half of it. */
const SHARPEST = 64;
const LEVELS = 5;
/** The smoothest things on our boards are far too rough to tell these two from the room itself. */
const SHARP_LEVELS = 2;

type Colour = readonly [red: number, green: number, blue: number];
type Direction = readonly [x: number, y: number, z: number];

/** From the ceiling down: where, and which colour. */
const WALLS: readonly (readonly [down: number, colour: Colour])[] = [
  [0, [255, 246, 232]],
  [0.5, [185, 171, 152]],
  [0.62, [163, 150, 132]],
  [1, [132, 119, 106]],
];

/** A large one on the left and a small one behind; parts of the way around, and of the way down. */
const WINDOWS = [
  { left: 6 / 128, right: 28 / 128, top: 8 / 64, bottom: 24 / 64 },
  { left: 84 / 128, right: 98 / 128, top: 5 / 64, bottom: 17 / 64 },
] as const;
const DAYLIGHT: Colour = [255, 255, 255];

/** What is seen in a direction, as a screen shows it. */
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

/** The room as many small lamps. */
interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Lamps near the ceiling and the floor are small. */
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

/** Where a point of a face of a cube lies; the library looks at it from outside, so that left and right change places. */
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

/** What a surface of this roughness reflects when it is looked at from where it faces. */
function reflected([x, y, z]: Direction, roughness: number, all: readonly Lamp[]): Colour {
  const alpha2 = roughness ** 4;
  let [red, green, blue, sum] = [0, 0, 0, 0];
  for (const lamp of all) {
    const facing = x * lamp.x + y * lamp.y + z * lamp.z;
    if (facing <= 0) continue;
    // The surface shines half-way between lamp and eye: this is the cosine of half their angle, squared.
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
  // As the library reads it: see its `roughnessToMip`.
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

export function room(): CubeTexture<DataTexture> {
  made ??= makeRoom();
  return made;
}

function makeRoom(): CubeTexture<DataTexture> {
  const all = lamps();
  const faces = (level: number): DataTexture[] => [0, 1, 2, 3, 4, 5].map((face) => paintFace(face, level, all));
  // The library never looks at the last one.
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
    // Not to be worked out again.
    isPMREMTexture: true,
    needsUpdate: true,
  });
}
