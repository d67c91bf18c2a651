import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';

// Textures of the boards. They are nearly white and tinted by the material's colour; only sand and felt are coloured.

/** A wavy line that ends at the height where it began, so that the texture can repeat. */
function across(brush: CanvasRenderingContext2D, size: number, y: number, bend: number, wave: number): void {
  brush.beginPath();
  for (let x = 0; x <= size; x += size / 32) {
    const at =
      y + bend * Math.sin((x / size) * 2 * Math.PI * wave + y) + bend * 0.4 * Math.sin((x / size) * 6 * Math.PI);
    if (x === 0) brush.moveTo(x, at);
    else brush.lineTo(x, at);
  }
  brush.stroke();
}

const speckle = (
  brush: CanvasRenderingContext2D,
  size: number,
  count: number,
  look: (chance: number) => string,
): void => {
  const chance = seededRandom(count);
  for (let i = 0; i < count; i++) {
    brush.fillStyle = look(chance());
    const r = 0.4 + chance() * 1.1;
    brush.fillRect(chance() * size, chance() * size, r, r);
  }
};

/** Soft patches that wrap around the edges, so that the texture can repeat. */
const clouds = (
  brush: CanvasRenderingContext2D,
  size: number,
  count: number,
  colour: string,
  percent: number,
): void => {
  const chance = seededRandom(count + percent);
  for (let cloud = 0; cloud < count; cloud++) {
    const [x, y, r] = [chance() * size, chance() * size, (0.06 + chance() * 0.16) * size];
    const strength = percent * (0.4 + chance() * 0.6);
    for (const dx of [-size, 0, size]) {
      for (const dy of [-size, 0, size]) {
        const glow = brush.createRadialGradient(x + dx, y + dy, 0, x + dx, y + dy, r);
        glow.addColorStop(0, `rgb(${colour} / ${strength}%)`);
        glow.addColorStop(1, `rgb(${colour} / 0%)`);
        brush.fillStyle = glow;
        brush.fillRect(x + dx - r, y + dy - r, 2 * r, 2 * r);
      }
    }
  }
};

const sand: Draw = (brush, size) => {
  brush.fillStyle = '#bd9e6e';
  brush.fillRect(0, 0, size, size);
  clouds(brush, size, 30, '150 108 55', 8);
  clouds(brush, size, 24, '255 240 205', 14);
  speckle(brush, size, 26_000, (c) =>
    c < 0.45 ? 'rgb(118 84 40 / 34%)' : c < 0.86 ? 'rgb(255 243 212 / 42%)' : 'rgb(78 56 30 / 42%)',
  );
};

const felt: Draw = (brush, size) => {
  brush.fillStyle = '#2f5f4b';
  brush.fillRect(0, 0, size, size);
  clouds(brush, size, 22, '150 205 170', 5);
  const chance = seededRandom(5);
  brush.lineWidth = 1;
  for (let i = 0; i < 9000; i++) {
    const [x, y, angle] = [chance() * size, chance() * size, chance() * 6.3];
    brush.strokeStyle = chance() < 0.5 ? 'rgb(20 50 35 / 22%)' : 'rgb(120 190 150 / 13%)';
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + 6 * Math.cos(angle), y + 6 * Math.sin(angle));
    brush.stroke();
  }
};

const wood: Draw = (brush, size) => {
  brush.fillStyle = '#f4efe8';
  brush.fillRect(0, 0, size, size);
  const chance = seededRandom(11);
  for (let y = 0; y < size; y += 3 + chance() * 7) {
    brush.lineWidth = 0.6 + chance() * 3;
    brush.strokeStyle = `rgb(60 30 10 / ${5 + chance() * 22}%)`;
    across(brush, size, y, 2 + chance() * 5, 1);
  }
  for (let i = 0; i < 900; i++) {
    brush.fillStyle = 'rgb(40 20 8 / 16%)';
    brush.fillRect(chance() * size, chance() * size, 4 + chance() * 16, 0.8);
  }
};

const marble: Draw = (brush, size) => {
  brush.fillStyle = '#fdfcfa';
  brush.fillRect(0, 0, size, size);
  clouds(brush, size, 26, '96 92 88', 7);
  const chance = seededRandom(23);
  for (let vein = 0; vein < 12; vein++) {
    const isDeep = vein % 4 === 0;
    let [x, y, way] = [chance() * size, chance() * size, 0.5 + chance() * 0.7];
    brush.strokeStyle = `rgb(78 74 72 / ${isDeep ? 38 : 10 + chance() * 14}%)`;
    brush.lineWidth = isDeep ? 2.4 : 0.7 + chance() * 1.3;
    brush.beginPath();
    brush.moveTo(x, y);
    for (let step = 0; step < 46; step++) {
      way += (chance() - 0.5) * 0.9;
      x += 9 * Math.cos(way);
      y += 9 * Math.sin(way);
      brush.lineTo(x, y);
    }
    brush.stroke();
  }
};

const slate: Draw = (brush, size) => {
  brush.fillStyle = '#eef0f1';
  brush.fillRect(0, 0, size, size);
  clouds(brush, size, 40, '24 32 40', 6);
  clouds(brush, size, 20, '255 255 255', 10);
  const chance = seededRandom(31);
  // Slate splits into thin layers whose edges show.
  brush.lineWidth = 1;
  for (let edge = 0; edge < 34; edge++) {
    const [x, y, wide] = [chance() * size, chance() * size, 30 + chance() * 120];
    brush.strokeStyle = chance() < 0.6 ? 'rgb(18 24 30 / 16%)' : 'rgb(255 255 255 / 34%)';
    brush.beginPath();
    brush.moveTo(x, y);
    brush.bezierCurveTo(
      x + wide / 3,
      y + (chance() - 0.5) * 26,
      x + wide / 1.5,
      y + (chance() - 0.5) * 26,
      x + wide,
      y,
    );
    brush.stroke();
  }
  speckle(brush, size, 4200, (c) => (c < 0.6 ? 'rgb(20 26 32 / 20%)' : 'rgb(255 255 255 / 40%)'));
};

const DRAWS = { sand, felt, wood, marble, slate } as const;
export type TextureName = keyof typeof DRAWS;
const CELLS: Readonly<Record<TextureName, number>> = { sand: 3, felt: 2, wood: 2.6, marble: 1, slate: 1 };

const made = new Map<TextureName, CanvasTexture>();

/** Made once and shared. */
export function textureOf(name: TextureName): CanvasTexture {
  const texture = made.get(name) ?? paintTiledTexture(512, CELLS[name], DRAWS[name]);
  made.set(name, texture);
  return texture;
}

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
