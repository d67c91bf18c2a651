import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';

export type Draw = (brush: CanvasRenderingContext2D, size: number) => void;

/** A texture drawn on a canvas. */
export function paintTexture(size: number, draw: Draw): CanvasTexture {
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

/** A repeating texture; one tile covers this many cells. */
export function paintTiledTexture(size: number, cells: number, draw: Draw): CanvasTexture {
  const texture = paintTexture(size, draw);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(1 / cells, 1 / cells);
  return texture;
}

/** A linear congruential generator, so that textures look the same every time. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
