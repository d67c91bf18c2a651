import type { Side } from '@tabuleiro/games';
import { HOLES } from '../../board/geometry/targets.ts';
import { FIGURES, GOLD, type FigureShape } from '../../board/pieces/figure-outlines.ts';
import type { DecalName } from '../batch-names.ts';
import { TILE_HOLE_RADIUS, TILE_TOP_WIDTH } from '../geometry/world-space.ts';
import type { Draw } from './textures.ts';

// Decals: pictures that lie flat on something. Drawn in a box from -50 to 50, like the pieces of the 2D board. White
// ones take the colour of their scene object.

const inBox =
  (draw: (brush: CanvasRenderingContext2D) => void): Draw =>
  (brush, size) => {
    brush.setTransform(size / 100, 0, 0, size / 100, size / 2, size / 2);
    brush.lineJoin = 'round';
    brush.lineCap = 'round';
    draw(brush);
  };

function fillPath(brush: CanvasRenderingContext2D, path: Path2D): void {
  brush.fill(path);
}

interface Ring {
  readonly isRound: boolean;
  readonly line: number;
  readonly dash?: readonly number[];
  readonly fill?: number;
  readonly rim?: boolean;
  /** Only its four corners. */
  readonly corners?: boolean;
}

const ring = ({ isRound, line, dash = [], fill = 0, rim = false, corners = false }: Ring): Draw =>
  inBox((brush) => {
    const path = new Path2D();
    const r = 46 - line / 2;
    if (isRound) path.arc(0, 0, r, 0, 2 * Math.PI);
    else path.roundRect(-r, -r, 2 * r, 2 * r, 8);
    if (fill > 0) {
      brush.fillStyle = `rgb(255 255 255 / ${fill}%)`;
      fillPath(brush, path);
    }
    const eighth = isRound ? (Math.PI / 4) * r : r;
    const dashes = corners ? [eighth] : dash;
    // A round one begins at its right, a square one at the end of its first corner.
    brush.lineDashOffset = corners ? (isRound ? 1.5 : 0.5) * eighth : 0;
    if (corners) brush.setLineDash(dashes);
    if (rim) {
      brush.strokeStyle = 'rgb(255 255 255 / 34%)';
      brush.lineWidth = line + 4;
      brush.stroke(path);
    }
    brush.strokeStyle = '#fff';
    brush.lineWidth = line;
    brush.lineCap = 'butt';
    brush.setLineDash([...dashes]);
    brush.stroke(path);
  });

const ROUND = 'M-35 -43H35Q43 -43 43 -35V35Q43 43 35 43H-35Q-43 43 -43 35V-35Q-43 -43 -35 -43Z';
const CUT = 'M-30 -43H30L43 -30V30L30 43H-30L-43 30V-30Z';
const rimOf = (side: Side): Path2D => new Path2D(side === 1 ? ROUND : CUT);

/** A figure on its card, with a border. */
export const face = (shape: FigureShape, side: Side): Draw =>
  inBox((brush) => {
    const { outline, knobs = [], carving } = FIGURES[shape];
    brush.strokeStyle = side === 1 ? '#b59b6c' : '#8d8069';
    brush.lineWidth = 1.4;
    brush.stroke(rimOf(side));
    const ink = side === 1 ? '#241a12' : '#141216';
    brush.strokeStyle = ink;
    brush.lineWidth = 5.6;
    const body = new Path2D(outline);
    for (const [x, y, r] of knobs) {
      const knob = new Path2D();
      knob.arc(x, y, r, 0, 2 * Math.PI);
      body.addPath(knob);
    }
    brush.stroke(body);
    const fill = brush.createLinearGradient(-25, 0, 25, 0);
    fill.addColorStop(0, side === 1 ? '#fbefd2' : '#fffdf6');
    fill.addColorStop(1, side === 1 ? '#d2b27a' : '#e2cda4');
    brush.fillStyle = fill;
    fillPath(brush, new Path2D(outline));
    for (const [x, y, r] of knobs) {
      brush.fillStyle = r > 3 ? '#f6ead0' : ink;
      brush.beginPath();
      brush.arc(x, y, r, 0, 2 * Math.PI);
      brush.fill();
    }
    brush.lineWidth = 1.8;
    brush.stroke(new Path2D(carving));
    if (shape === 'king') {
      brush.fillStyle = '#d8a93b';
      for (const path of GOLD) {
        fillPath(brush, new Path2D(path));
        brush.stroke(new Path2D(path));
      }
    }
  });

const cardBack = (side: Side): Draw =>
  inBox((brush) => {
    brush.clip(rimOf(side));
    brush.fillStyle = '#7b3b2c';
    brush.fillRect(-50, -50, 100, 100);
    brush.strokeStyle = 'rgb(233 211 176 / 75%)';
    brush.lineWidth = 1.4;
    brush.beginPath();
    for (let at = -100; at <= 100; at += 10) {
      brush.moveTo(at - 50, -50);
      brush.lineTo(at + 50, 50);
      brush.moveTo(at + 50, -50);
      brush.lineTo(at - 50, 50);
    }
    brush.stroke();
  });

const disc = (radius: number, rim: number): Draw =>
  inBox((brush) => {
    brush.fillStyle = 'rgb(255 255 255 / 45%)';
    brush.beginPath();
    brush.arc(0, 0, radius + rim, 0, 2 * Math.PI);
    brush.fill();
    brush.fillStyle = '#fff';
    brush.beginPath();
    brush.arc(0, 0, radius, 0, 2 * Math.PI);
    brush.fill();
  });

const stroke = (path: string, colour: string, width: number): Draw =>
  inBox((brush) => {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.stroke(new Path2D(path));
  });

export const TILE_HOLE = '#15100c';
/** Around the holes, which would hardly be seen in slate. */
export const TILE_LIP = '#c9c2b5';

function fillHoles(brush: CanvasRenderingContext2D, colour: string, lip = 0): void {
  brush.fillStyle = colour;
  for (const { x, y, isCentre } of HOLES) {
    if (isCentre) continue;
    brush.beginPath();
    brush.arc(x / TILE_TOP_WIDTH, y / TILE_TOP_WIDTH, (100 * TILE_HOLE_RADIUS) / TILE_TOP_WIDTH + lip, 0, 2 * Math.PI);
    brush.fill();
  }
}

const tileTop: Draw = inBox((brush) => {
  fillHoles(brush, TILE_LIP, 1.5);
  fillHoles(brush, TILE_HOLE);
});

/** Grey, to contrast with both black and white pegs. */
export const highContrastTileTop: Draw = inBox((brush) => fillHoles(brush, '#858585'));

const dimming: Draw = inBox((brush) => {
  const shade = brush.createRadialGradient(0, 0, 12, 0, 0, 62);
  shade.addColorStop(0, 'rgb(20 16 12 / 8%)');
  shade.addColorStop(0.6, 'rgb(20 16 12 / 60%)');
  shade.addColorStop(1, 'rgb(20 16 12 / 88%)');
  brush.fillStyle = shade;
  fillPath(brush, new Path2D(ROUND));
});

const rings: Draw = inBox((brush) => {
  brush.strokeStyle = 'rgb(104 62 22 / 82%)';
  for (const [r, width] of [
    [44, 3],
    [34, 2],
    [25, 3],
    [15, 2],
    [6, 3],
  ] as const) {
    brush.lineWidth = width;
    brush.beginPath();
    brush.ellipse(-r / 20, r / 30, r, r * 0.96, 0.4, 0, 2 * Math.PI);
    brush.stroke();
  }
});

/** The name of a tile, for its middle peg. */
export const title = (text: string): Draw =>
  inBox((brush) => {
    brush.fillStyle = '#fff';
    brush.font = '700 88px system-ui, sans-serif';
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(text, 0, 6);
  });

export const DECAL_DRAWS: Readonly<Record<DecalName, Draw>> = {
  stitch: stroke('M-6 0H6M0 -6V6', 'rgb(220 239 227 / 45%)', 2),
  'mark-square': ring({ isRound: false, line: 4, fill: 42 }),
  'mark-round': ring({ isRound: true, line: 4, fill: 30 }),
  'mark-dashed-square': ring({ isRound: false, line: 3.5, dash: [8, 7], fill: 18 }),
  'mark-dashed-round': ring({ isRound: true, line: 4, dash: [8, 7], fill: 14 }),
  removed: stroke('M-30 -30L30 30M30 -30L-30 30', '#fff', 16),
  'offer-square': ring({ isRound: false, line: 5, dash: [11, 8], rim: true }),
  'offer-round': ring({ isRound: true, line: 5, dash: [11, 8], rim: true }),
  'take-square': ring({ isRound: false, line: 9, corners: true, rim: true }),
  'take-round': ring({ isRound: true, line: 9, corners: true, rim: true }),
  'pick-square': ring({ isRound: false, line: 7, fill: 22 }),
  'pick-round': ring({ isRound: true, line: 7, fill: 22 }),
  dot: disc(34, 12),
  spot: disc(40, 8),
  'card-back-1': cardBack(1),
  'card-back-2': cardBack(2),
  dimming,
  'tile-top': tileTop,
  rings,
  cross: stroke('M-26 -26L26 26M26 -26L-26 26', 'rgb(235 200 155 / 85%)', 9),
};
