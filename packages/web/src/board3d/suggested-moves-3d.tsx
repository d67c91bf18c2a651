import { useThree } from '@react-three/fiber';
import { type ReactNode, useEffect, useMemo } from 'react';
import { CanvasTexture, MeshBasicMaterial, SRGBColorSpace } from 'three';
import type { Suggestions } from '../board/board-props.ts';
import type { Layout } from '../board/geometry/layout.ts';
import { UNIT } from '../board/geometry/rect.ts';
import {
  arrowShape,
  arrowWidth,
  BADGE_RADIUS,
  badgesOf,
  type SuggestedMove,
  suggestedMove,
  type SuggestionTable,
} from '../board/geometry/suggested-moves.ts';
import { decalGeometry } from './geometry/geometries.ts';
import type { Look } from './look.ts';

interface SuggestedMoves3DProps extends SuggestionTable {
  readonly suggestions: Suggestions;
  readonly look: Look;
}

/** The arrows and rings of the 2D board, painted on a pane over the board that pieces do not hide. */
export function SuggestedMoves3D(props: SuggestedMoves3DProps): ReactNode {
  const { suggestions, view, layout, places, look } = props;
  const { isHighContrast } = look;
  const draw = useMemo(
    () =>
      suggestions.length === 0
        ? null
        : (brush: CanvasRenderingContext2D) => paintAll(brush, suggestions, { view, layout, places }, isHighContrast),
    [suggestions, view, layout, places, isHighContrast],
  );
  return <Pane layout={layout} draw={draw} />;
}

interface PaneProps {
  readonly layout: Layout;
  /** Draws in units of the layout; null for nothing. The pane is drawn anew when it changes. */
  readonly draw: ((brush: CanvasRenderingContext2D) => void) | null;
}

/** Low above the board: higher than cards and tiles. */
const HEIGHT = 0.1;

/** A picture over the whole board that pieces do not hide. */
export function Pane({ layout, draw }: PaneProps): ReactNode {
  const { width, height } = layout;
  const invalidate = useThree((state) => state.invalidate);
  const material = useMemo(() => (draw === null ? null : paneOf(width, height, draw)), [width, height, draw]);
  useEffect(() => invalidate(), [material, invalidate]);
  useEffect(
    () => () => {
      material?.map?.dispose();
      material?.dispose();
    },
    [material],
  );
  if (material === null) return null;
  return (
    <mesh
      position-y={HEIGHT}
      scale={[width / UNIT, 1, height / UNIT]}
      geometry={decalGeometry()}
      material={material}
      renderOrder={ABOVE_ALL}
    />
  );
}

const ABOVE_ALL = 9;
const PIXELS_PER_UNIT = 1.5;

interface Inks {
  readonly ink: string;
  readonly edge: string;
  readonly opacity: number;
}

const INKS: Inks = { ink: '#0f6a74', edge: '#ecfcfb', opacity: 0.72 };
const HIGH_CONTRAST: Inks = { ink: '#00454b', edge: '#fff', opacity: 1 };

function paneOf(width: number, height: number, draw: NonNullable<PaneProps['draw']>): MeshBasicMaterial {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * PIXELS_PER_UNIT);
  canvas.height = Math.ceil(height * PIXELS_PER_UNIT);
  const brush = canvas.getContext('2d');
  if (brush !== null) {
    brush.scale(canvas.width / width, canvas.height / height);
    draw(brush);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  return new MeshBasicMaterial({ map, transparent: true, depthTest: false, depthWrite: false, toneMapped: false });
}

function paintAll(
  brush: CanvasRenderingContext2D,
  suggestions: Suggestions,
  table: SuggestionTable,
  isHighContrast: boolean,
): void {
  const moves = suggestions.map((picks, index) => ({ move: suggestedMove(picks, table), rank: index + 1 }));
  for (const { move, rank } of moves.toReversed()) {
    paint(brush, isHighContrast ? HIGH_CONTRAST : INKS, move, { rank, isNumbered: moves.length > 1 });
  }
}

interface Numbering {
  readonly rank: number;
  readonly isNumbered: boolean;
}

function paint(
  brush: CanvasRenderingContext2D,
  { ink, edge, opacity }: Inks,
  move: SuggestedMove,
  { rank, isNumbered }: Numbering,
): void {
  const width = arrowWidth(rank);
  brush.globalAlpha = rank === 1 ? Math.max(opacity, 0.92) : opacity;
  brush.fillStyle = ink;
  brush.strokeStyle = edge;
  brush.lineJoin = 'round';
  brush.lineWidth = 2.5;
  for (const [from, to] of move.arrows) {
    brush.beginPath();
    for (const { x, y } of arrowShape(from, to, width).outline) brush.lineTo(x, y);
    brush.closePath();
    brush.fill();
    brush.stroke();
  }
  for (const { x, y, radius } of move.rings) {
    for (const [colour, wide] of [
      [edge, width / 2 + 5],
      [ink, width / 2 + 1],
    ] as const) {
      brush.strokeStyle = colour;
      brush.lineWidth = wide;
      disc(brush, x, y, radius);
      brush.stroke();
    }
  }
  brush.strokeStyle = edge;
  brush.lineWidth = 2;
  for (const { x, y } of move.pins) {
    disc(brush, x, y, rank === 1 ? 7 : 5);
    brush.fill();
    brush.stroke();
  }
  if (!isNumbered) return;
  brush.font = '700 19px system-ui, sans-serif';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  for (const { x, y } of badgesOf(move, width)) {
    brush.fillStyle = ink;
    disc(brush, x, y, BADGE_RADIUS);
    brush.fill();
    brush.stroke();
    brush.fillStyle = edge;
    brush.fillText(String(rank), x, y + 1);
  }
}

function disc(brush: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
}
