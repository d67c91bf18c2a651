import { BackSide, type Material, MeshBasicMaterial } from 'three';
import { type BatchName, SOLIDS } from '../batch-names.ts';

// The colours of objects. They are based on those of the 2D board; light and shadow do the rest.

export const COLOURS = {
  white: 0xffffff,
  paleWood: 0xf5e6c8,
  darkWood: 0x55301d,
  ivory: 0xf6e6c6,
  jet: 0x2b2a31,
  paleFoot: 0xd8c9a8,
  cardLight: 0xf8efdc,
  cardDark: 0x3a383f,
  maple: 0xe9cb96,
  stone: 0x39434c,
  brass: 0xdcb04a,
  copper: 0xc0623a,
  /** Text on a copper peg and on a brass one. */
  inkOnCopper: 0x24140a,
  inkOnBrass: 0x231509,
  /** What is cut into brass. */
  carving: 0x5b3d08,
  gold: 0xe2b343,
  wax: 0xf4e7cb,
  lastMove: 0xf4c95d,
  lastMoveOnSand: 0x9a6414,
  attacked: 0xb3202f,
  offer: 0x12818b,
  pick: 0xc2502c,
} as const;

export const SEED_SHADES = [0xb4b1a8, 0x9d9e9a, 0xcdcac0] as const;

// High contrast: pale things are white, dark things black, and each has a thick outline in the opposite colour.

const BLACK = 0x000000;
const WHITE = 0xffffff;
const GREY = 0xd9d9d9;

/** Colours with a meaning of their own, darker than usual. */
const SIGNS = new Map<number, number>([
  [COLOURS.offer, 0x00454b],
  [COLOURS.pick, 0x8a2500],
  [COLOURS.lastMove, BLACK],
  [COLOURS.lastMoveOnSand, BLACK],
  // Seen on white and on black kings.
  [COLOURS.gold, 0x909090],
  [COLOURS.brass, GREY],
  // The white tiles have black pegs.
  [COLOURS.copper, 0x101010],
  [COLOURS.inkOnCopper, WHITE],
  [COLOURS.inkOnBrass, BLACK],
]);

/** Decals bring their own colours. */
const isSolid = (batch: BatchName): boolean => SOLIDS.some((solid) => solid === batch);

export function highContrastColour(colour: number, batch: BatchName): number {
  const sign = SIGNS.get(colour);
  if (sign !== undefined) return sign;
  // The board's own parts already have high-contrast colours.
  if (batch === 'flame') return 0x8a2500;
  if (!isSolid(batch) || batch === 'plain-square' || batch === 'dish' || batch === 'bowl') return colour;
  const sum = (colour >> 16) + ((colour >> 8) & 255) + (colour & 255);
  return sum > 330 ? WHITE : 0x101010;
}

const WIDTH = '0.028';

let outline: MeshBasicMaterial | null = null;

/** An outline is the object drawn again, slightly larger, back faces only. */
export function outlineMaterial(): Material {
  outline ??= makeOutline();
  return outline;
}

function makeOutline(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ side: BackSide, toneMapped: false });
  material.onBeforeCompile = (shader) => {
    // Grown in world space, so that all outlines have the same width.
    shader.vertexShader = shader.vertexShader.replace(
      '#include <project_vertex>',
      `vec3 outwards = normalize(mat3(instanceMatrix) * normal);
      vec4 mvPosition = modelViewMatrix * (instanceMatrix * vec4(transformed, 1.0) + vec4(outwards * ${WIDTH}, 0.0));
      gl_Position = projectionMatrix * mvPosition;`,
    );
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <color_fragment>',
      `#include <color_fragment>
      diffuseColor.rgb = vec3(1.0 - step(0.1, vColor.r));`,
    );
  };
  return material;
}
