import { expect, test } from 'vitest';
import { environmentMap } from '../src/board3d/materials/environment-map.ts';

/** Above everything, on a face of a cube as graphics cards count them. */
const UP = 2;
const DOWN = 3;

/** The pictures of a level, the sharpest first: all bytes of each face. */
function facesOf(level: number): readonly Uint8Array[] {
  const texture = environmentMap();
  const faces: unknown = level === 0 ? texture.image : Reflect.get(texture.mipmaps[level - 1] ?? {}, 'image');
  if (!Array.isArray(faces)) throw new Error(`there is no level ${level}`);
  return faces.map((face: (typeof texture.image)[number]) => Uint8Array.from(face.image.data ?? []));
}

/** Red, the strongest channel of the room. */
const reds = (face: Uint8Array | undefined): readonly number[] => [...(face ?? [])].filter((_, at) => at % 4 === 0);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)));
}

test('each picture of the room has half the side of the one before', () => {
  const sides = [0, 1, 2, 3, 4, 5].map((level) => Math.sqrt(reds(facesOf(level)[0]).length));
  expect(sides).toEqual([64, 32, 16, 8, 4, 2]);
});

test('the ceiling is brighter than the floor, however rough what reflects it', () => {
  for (const level of [0, 1, 2, 3, 4]) {
    const faces = facesOf(level);
    expect(mean(reds(faces[UP])), `level ${level}`).toBeGreaterThan(mean(reds(faces[DOWN])) + 20);
  }
});

test('the rougher, the more alike all directions are, and no light is lost', () => {
  const levels = [1, 2, 3, 4].map((level) => facesOf(level).flatMap(reds));
  const spreads = levels.map(spread);
  expect(spreads).toEqual(spreads.toSorted((a, b) => b - a));
  const [first = 0, ...others] = levels.map(mean);
  for (const one of others) expect(Math.abs(one - first)).toBeLessThan(6);
});
