import type { CanvasTexture } from 'three';
import { chances, type Draw, tiled } from './paint.ts';

// What the boards are made of. The pictures are nearly white, and the material's colour shines through them; only sand
// and felt have colours of their own.

/** A line that leaves on one side and comes in on the other, so that the picture can be repeated. */
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
  const chance = chances(count);
  for (let i = 0; i < count; i++) {
    brush.fillStyle = look(chance());
    const r = 0.4 + chance() * 1.1;
    brush.fillRect(chance() * size, chance() * size, r, r);
  }
};

const sand: Draw = (brush, size) => {
  brush.fillStyle = '#dfc594';
  brush.fillRect(0, 0, size, size);
  brush.lineWidth = 7;
  for (let y = 10; y < size; y += 28) {
    brush.strokeStyle = `rgb(${y % 3 === 0 ? '255 240 205' : '170 130 75'} / 10%)`;
    across(brush, size, y, 5, 1);
  }
  speckle(brush, size, 9000, (c) =>
    c < 0.5 ? 'rgb(120 86 40 / 30%)' : c < 0.85 ? 'rgb(255 244 214 / 45%)' : 'rgb(80 58 30 / 35%)',
  );
};

const felt: Draw = (brush, size) => {
  brush.fillStyle = '#24573e';
  brush.fillRect(0, 0, size, size);
  const chance = chances(5);
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
  const chance = chances(11);
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
  const chance = chances(23);
  for (let cloud = 0; cloud < 40; cloud++) {
    const [x, y, r] = [chance() * size, chance() * size, (0.08 + chance() * 0.2) * size];
    const glow = brush.createRadialGradient(x, y, 0, x, y, r);
    glow.addColorStop(0, `rgb(120 115 105 / ${3 + chance() * 7}%)`);
    glow.addColorStop(1, 'rgb(120 115 105 / 0%)');
    brush.fillStyle = glow;
    brush.fillRect(0, 0, size, size);
  }
  for (let vein = 0; vein < 9; vein++) {
    let [x, y, way] = [chance() * size, chance() * size, chance() * 6.3];
    brush.strokeStyle = `rgb(95 88 80 / ${10 + chance() * 25}%)`;
    brush.lineWidth = 0.6 + chance() * 1.8;
    brush.beginPath();
    brush.moveTo(x, y);
    for (let step = 0; step < 40; step++) {
      way += (chance() - 0.5) * 0.7;
      x += 8 * Math.cos(way);
      y += 8 * Math.sin(way);
      brush.lineTo(x, y);
    }
    brush.stroke();
  }
};

const slate: Draw = (brush, size) => {
  brush.fillStyle = '#f2f3f4';
  brush.fillRect(0, 0, size, size);
  const chance = chances(31);
  for (let y = 0; y < size; y += 2) {
    brush.strokeStyle = `rgb(20 28 36 / ${chance() * 9}%)`;
    brush.lineWidth = 1 + chance() * 4;
    across(brush, size, y + chance() * 9, 3, 1);
  }
  speckle(brush, size, 2600, (c) => (c < 0.6 ? 'rgb(20 26 32 / 16%)' : 'rgb(255 255 255 / 45%)'));
};

const DRAWS = { sand, felt, wood, marble, slate } as const;
export type GroundName = keyof typeof DRAWS;
const CELLS: Readonly<Record<GroundName, number>> = { sand: 3, felt: 2, wood: 2.6, marble: 1, slate: 1 };

const made = new Map<GroundName, CanvasTexture>();

/** Made once, shared by all. */
export function ground(name: GroundName): CanvasTexture {
  const texture = made.get(name) ?? tiled(512, CELLS[name], DRAWS[name]);
  made.set(name, texture);
  return texture;
}
