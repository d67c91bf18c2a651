import { Path, Shape } from 'three';

/** A rectangle around 0, 0 with round corners. */
export function roundRect(width: number, height: number, radius: number): Shape {
  const [x, y, r] = [width / 2, height / 2, Math.min(radius, width / 2, height / 2)];
  const shape = new Shape();
  shape.moveTo(-x + r, -y);
  shape.lineTo(x - r, -y);
  shape.absarc(x - r, -y + r, r, -Math.PI / 2, 0, false);
  shape.lineTo(x, y - r);
  shape.absarc(x - r, y - r, r, 0, Math.PI / 2, false);
  shape.lineTo(-x + r, y);
  shape.absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false);
  shape.lineTo(-x, -y + r);
  shape.absarc(-x + r, -y + r, r, Math.PI, 1.5 * Math.PI, false);
  return shape;
}

/** A square around 0, 0 with its corners cut off. */
export function cutSquare(width: number, cut: number): Shape {
  const [r, c] = [width / 2, width / 2 - cut];
  return polygon([
    [-c, -r],
    [c, -r],
    [r, -c],
    [r, c],
    [c, r],
    [-c, r],
    [-r, c],
    [-r, -c],
  ]);
}

export function polygon(points: readonly (readonly [x: number, y: number])[]): Shape {
  const shape = new Shape();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  }
  shape.closePath();
  return shape;
}

export function ellipse(x: number, y: number, across: number, deep: number): Path {
  const path = new Path();
  path.absellipse(x, y, across, deep, 0, 2 * Math.PI, true, 0);
  return path;
}
