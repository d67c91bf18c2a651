import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { FigureShape } from '../../board/pieces/figure-outlines.ts';
import { polygon } from './shapes.ts';
import { HEIGHTS } from './world-space.ts';

// Chess figures: lathe profiles with extra geometry on top. Heights are fractions of the figure's height, radii of a
// cell.

// A third number is how much light reaches a point, where that is not all: figures that are lit evenly look flat.

type Profile = readonly (readonly [radius: number, height: number, light?: number])[];

const FOOT: Profile = [
  [0, 0],
  [0.29, 0, 0.7],
  [0.3, 0.03, 0.8],
  [0.29, 0.08, 0.86],
  [0.24, 0.11, 0.62],
  [0.21, 0.15, 0.62],
];

const PROFILES: Readonly<Record<FigureShape, Profile>> = {
  pawn: [
    ...FOOT,
    [0.12, 0.3],
    [0.1, 0.52],
    [0.17, 0.57],
    [0.16, 0.61],
    [0.09, 0.64],
    [0.15, 0.7],
    [0.18, 0.82],
    [0.14, 0.94],
    [0, 1],
  ],
  rook: [...FOOT, [0.16, 0.3], [0.145, 0.62], [0.21, 0.7], [0.22, 0.74], [0.22, 1], [0.15, 1], [0.15, 0.86], [0, 0.86]],
  bishop: [
    ...FOOT,
    [0.12, 0.3],
    [0.095, 0.54],
    [0.17, 0.58],
    [0.16, 0.61],
    [0.1, 0.63],
    [0.155, 0.73],
    [0.12, 0.85],
    [0.04, 0.93],
    [0.05, 0.96],
    [0, 1],
  ],
  knight: [...FOOT, [0.2, 0.2], [0.19, 0.24], [0, 0.24]],
  queen: [
    ...FOOT,
    [0.13, 0.3],
    [0.095, 0.58],
    [0.175, 0.63],
    [0.165, 0.66],
    [0.1, 0.68],
    [0.13, 0.76],
    [0.225, 0.89],
    [0.19, 0.895],
    [0.09, 0.82, 0.35],
    [0, 0.82, 0.35],
  ],
  king: [
    [0, 0],
    [0.34, 0],
    [0.355, 0.03],
    [0.34, 0.065],
    [0.27, 0.09, 0.62],
    [0.23, 0.14, 0.62],
    [0.15, 0.26],
    [0.125, 0.46],
    [0.2, 0.5],
    [0.2, 0.54],
    [0.13, 0.56],
    [0.16, 0.62],
    [0.255, 0.74],
    [0.24, 0.77],
    [0.15, 0.81],
    [0, 0.83],
  ],
};

const SEGMENTS = 18;
const POINTS_OF_CROWN = 8;

export function figureGeometry(shape: FigureShape): BufferGeometry {
  const height = HEIGHTS[shape];
  const profile = PROFILES[shape];
  const body = new LatheGeometry(
    profile.map(([radius, up]) => new Vector2(radius, up * height)),
    SEGMENTS,
  );
  // The points of a lathe are those of its profile, again and again.
  const parts = [
    lit(body, (point) => profile[point % profile.length]?.[2] ?? 1),
    ...crownOf(shape, height).map((part) => lit(part, () => 1)),
  ];
  const all = parts.map((part) => {
    // Only attributes that all parts have can be merged.
    const plain = part.index === null ? part : part.toNonIndexed();
    plain.deleteAttribute('uv');
    return plain;
  });
  return mergeGeometries(all);
}

/** Says how much light reaches each point, for materials that are shaded so. */
export function lit(geometry: BufferGeometry, lightOf: (point: number) => number): BufferGeometry {
  const shades = Float32Array.from({ length: 3 * geometry.getAttribute('position').count }, (_, at) =>
    lightOf(Math.floor(at / 3)),
  );
  return geometry.setAttribute('color', new Float32BufferAttribute(shades, 3));
}

function crownOf(shape: FigureShape, height: number): readonly BufferGeometry[] {
  const around = (count: number, make: (angle: number) => BufferGeometry): BufferGeometry[] =>
    Array.from({ length: count }, (_, index) => make((index / count) * 2 * Math.PI));
  switch (shape) {
    case 'queen':
      // Points that lean outwards, around a knob in the hollow of the crown.
      return [
        new SphereGeometry(0.055, 8, 6).translate(0, height * 0.9, 0),
        ...around(POINTS_OF_CROWN, (angle) =>
          new CylinderGeometry(0.008, 0.052, 0.2, 5, 1, true)
            .rotateZ(-0.42)
            .translate(0.2, height * 0.97, 0)
            .rotateY(angle),
        ),
      ];
    case 'rook':
      return around(5, (angle) => new BoxGeometry(0.08, 0.07, 0.05).translate(0, height, 0.19).rotateY(angle));
    case 'knight':
      return [knightHead(height)];
    case 'king':
    case 'pawn':
    case 'bishop':
      return [];
    default:
      return shape;
  }
}

/**
 * The gold on a king's head is a batch of its own because its material differs: a rim around the crown and a cross that
 * lies on it as it stands up, to be seen from above too.
 */
export function kingCrest(): BufferGeometry {
  const height = HEIGHTS.king;
  const [foot, rise] = [height * 0.82, 0.34];
  const parts = [
    new TorusGeometry(0.25, 0.035, 6, 24).rotateX(Math.PI / 2).translate(0, height * 0.75, 0),
    new BoxGeometry(0.46, 0.05, 0.085).translate(0, height * 0.8, 0),
    new BoxGeometry(0.085, 0.05, 0.46).translate(0, height * 0.8, 0),
    new BoxGeometry(0.1, rise, 0.1).translate(0, foot + rise / 2, 0),
    new BoxGeometry(0.3, 0.1, 0.1).translate(0, foot + rise * 0.62, 0),
  ];
  return mergeGeometries(parts.map((part) => part.toNonIndexed()));
}

/** An extruded horse's head that looks to the left, as on the cards. */
function knightHead(height: number): BufferGeometry {
  const outline = polygon([
    [0.17, 0.2],
    [0.19, 0.45],
    [0.13, 0.72],
    [0.03, 0.88],
    [-0.02, 1],
    [-0.08, 0.88],
    [-0.14, 0.76],
    [-0.24, 0.58],
    [-0.25, 0.5],
    [-0.2, 0.45],
    [-0.1, 0.52],
    [-0.02, 0.5],
    [-0.1, 0.34],
    [-0.15, 0.2],
  ]);
  const head = new ExtrudeGeometry(outline, {
    depth: 0.12,
    bevelThickness: 0.04,
    bevelSize: 0.03,
    bevelOffset: -0.02,
    bevelSegments: 2,
  });
  return head.translate(0, 0, -0.06).scale(1, height, 1);
}
