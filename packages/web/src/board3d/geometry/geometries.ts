import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  PlaneGeometry,
  type Shape,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from 'three';
import type { SolidName } from '../batch-names.ts';
import { figureGeometry, kingCrest, lit } from './figure-geometry.ts';
import { cutSquare, roundRect } from './shapes.ts';
import { CARD_THICKNESS, TILE_THICKNESS, BOWL_FLOOR, bowlDepth, HOLE_DEPTH, HOLE_RADIUS } from './world-space.ts';

export type Profile = readonly (readonly [radius: number, height: number])[];

export function lathe(profile: Profile, segments = 20): LatheGeometry {
  return new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    segments,
  );
}

/** Wood grain runs along a turned stick, so u and v change places. */
function alongGrain(geometry: BufferGeometry): BufferGeometry {
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getY(i) * 1.4, uv.getX(i) * 2.6);
  return geometry;
}

/** A shape extruded upwards from the ground, with a bevel. */
export function extrudeFlat(shape: Shape, thickness: number, bevel: number, curveSegments = 6): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: thickness - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments,
  });
  return geometry.rotateX(-Math.PI / 2).translate(0, bevel, 0);
}

/** The plane of decals: 1 wide, facing up, upright for the near side. */
export function decalGeometry(): BufferGeometry {
  flat ??= new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
  return flat;
}

let flat: BufferGeometry | null = null;

/** A peg with a rounded head, one wide and one high. */
function peg(corners: number): BufferGeometry {
  return lathe(
    [
      [1, 0],
      [1, 0.8],
      [0.86, 0.97],
      [0, 1],
    ],
    corners,
  );
}

const hollow = (radius: number, depthAt: (reach: number) => number): BufferGeometry => {
  const steps = 9;
  const profile = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const reach = 1 - i / steps;
    return [reach * radius, -depthAt(reach)];
  });
  return lathe(profile, 28);
};

/** A turned stick with a groove below its head; the third number is how much light reaches a point. */
const STICK: readonly (readonly [radius: number, height: number, light: number])[] = [
  [0, 0, 0.4],
  [0.19, 0, 0.4],
  [0.21, 0.03, 0.45],
  [0.21, 0.2, 0.8],
  [0.21, 0.44, 1],
  [0.188, 0.455, 0.4],
  [0.188, 0.475, 0.4],
  [0.21, 0.49, 1],
  [0.21, 0.58, 1],
  [0.2, 0.61, 1],
  [0.17, 0.63, 1],
  [0, 0.63, 1],
];

const BUILDERS: Readonly<Record<SolidName, () => BufferGeometry>> = {
  'marble-square': () => new BoxGeometry(0.992, 0.06, 0.992).translate(0, -0.03, 0),
  'slate-square': () => new BoxGeometry(0.975, 0.06, 0.975).translate(0, -0.03, 0),
  'wood-square': () => new BoxGeometry(0.992, 0.06, 0.992).translate(0, -0.03, 0),
  'plain-square': () => new BoxGeometry(0.97, 0.06, 0.97).translate(0, -0.03, 0),
  dish: () => hollow(HOLE_RADIUS - 0.025, (reach) => HOLE_DEPTH * Math.sqrt(Math.max(0, 1 - reach ** 3))),
  bowl: () => hollow(BOWL_FLOOR, bowlDepth),
  stick: () => {
    const geometry = lathe(
      STICK.map(([radius, height]) => [radius, height]),
      28,
    );
    return lit(alongGrain(geometry), (point) => STICK[point % STICK.length]?.[2] ?? 1);
  },
  counter: () =>
    lathe(
      [
        [0, 0],
        [0.33, 0],
        [0.36, 0.03],
        [0.36, 0.13],
        [0.33, 0.16],
        [0, 0.16],
      ],
      32,
    ),
  pawn: () => figureGeometry('pawn'),
  rook: () => figureGeometry('rook'),
  bishop: () => figureGeometry('bishop'),
  knight: () => figureGeometry('knight'),
  queen: () => figureGeometry('queen'),
  king: () => figureGeometry('king'),
  band: () => new TorusGeometry(1, 0.09, 8, 32).rotateX(Math.PI / 2),
  crest: kingCrest,
  'card-1': () => extrudeFlat(roundRect(0.84, 0.84, 0.1), CARD_THICKNESS, 0.015).translate(0, -CARD_THICKNESS / 2, 0),
  'card-2': () => extrudeFlat(cutSquare(0.84, 0.13), CARD_THICKNESS, 0.015).translate(0, -CARD_THICKNESS / 2, 0),
  'tile-1': () => extrudeFlat(roundRect(0.88, 0.88, 0.11), TILE_THICKNESS, 0.02),
  'tile-2': () => extrudeFlat(cutSquare(0.88, 0.13), TILE_THICKNESS, 0.02),
  'peg-1': () => peg(14),
  'peg-2': () => peg(6),
  seed: () => new SphereGeometry(1, 14, 10),
  rail: () => new CylinderGeometry(0.5, 0.5, 1, 14).rotateZ(Math.PI / 2),
  line: () => new BoxGeometry(1, 1, 1),
  disc: () =>
    lathe(
      [
        [1, 0],
        [1, 0.07],
        [0.92, 0.1],
        [0, 0.1],
      ],
      24,
    ),
  diamond: () => new CylinderGeometry(0.1, 0.12, 0.03, 4, 1).translate(0, 0.015, 0),
  wax: () =>
    lathe(
      [
        [0.1, 0],
        [0.1, 0.97],
        [0.08, 1],
        [0.04, 0.98],
        [0, 0.98],
      ],
      18,
    ),
  wick: () => new CylinderGeometry(0.01, 0.012, 0.08, 5).translate(0, 0.03, 0),
  flame: () =>
    lathe(
      [
        [0, 0],
        [0.035, 0.03],
        [0.052, 0.08],
        [0.042, 0.14],
        [0.02, 0.21],
        [0, 0.27],
      ],
      12,
    ),
};

export function solidGeometry(name: SolidName): BufferGeometry {
  return BUILDERS[name]();
}
