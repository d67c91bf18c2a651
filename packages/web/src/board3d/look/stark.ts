import { BackSide, type Material, MeshBasicMaterial } from 'three';
import { type BatchName, SOLIDS } from './batch-names.ts';
import { COLOURS } from './colours.ts';

// High contrast: what is pale is white, what is dark is black, and around each thing goes a thick line of the other.

const BLACK = 0x000000;
const WHITE = 0xffffff;
const GREY = 0xd9d9d9;

/** Colours that carry a meaning of their own, darker than usual. */
const SIGNS = new Map<number, number>([
  [COLOURS.offer, 0x00454b],
  [COLOURS.pick, 0x8a2500],
  [COLOURS.lastMove, BLACK],
  [COLOURS.lastMoveOnSand, BLACK],
  [COLOURS.gold, GREY],
  [COLOURS.brass, GREY],
  // The pegs of the white tiles are black.
  [COLOURS.copper, 0x101010],
  [COLOURS.inkOnCopper, WHITE],
  [COLOURS.inkOnBrass, BLACK],
]);

/** Pictures bring their colours with them. */
const isSolid = (batch: BatchName): boolean => SOLIDS.some((solid) => solid === batch);

export function starkColour(colour: number, batch: BatchName): number {
  const sign = SIGNS.get(colour);
  if (sign !== undefined) return sign;
  // The board's own parts have been made for it.
  if (batch === 'flame') return 0x8a2500;
  if (!isSolid(batch) || batch === 'plain-square' || batch === 'dish' || batch === 'bowl') return colour;
  const sum = (colour >> 16) + ((colour >> 8) & 255) + (colour & 255);
  return sum > 330 ? WHITE : 0x101010;
}

const WIDTH = '0.028';

let outline: MeshBasicMaterial | null = null;

/** The same thing, a little larger and seen from behind: what looks out from behind it is its outline. */
export function outlineMaterial(): Material {
  outline ??= makeOutline();
  return outline;
}

function makeOutline(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ side: BackSide, toneMapped: false });
  material.onBeforeCompile = (shader) => {
    // Grown in the world, so that large and small things have the same line.
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
