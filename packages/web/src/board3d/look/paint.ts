import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';

export type Draw = (brush: CanvasRenderingContext2D, size: number) => void;

/** A picture made in code. */
export function painted(size: number, draw: Draw): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const brush = canvas.getContext('2d');
  if (brush !== null) draw(brush, size);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** A picture that goes on and on; one of them is so many cells wide. */
export function tiled(size: number, cells: number, draw: Draw): CanvasTexture {
  const texture = painted(size, draw);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(1 / cells, 1 / cells);
  return texture;
}

/** The same chances every time. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
