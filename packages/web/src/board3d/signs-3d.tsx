import type { SignKind } from '@tabuleiro/games';
import { type ReactNode, useMemo } from 'react';
import { useThreatsShown } from '../board/pointing.tsx';
import { shapesOfSign, type SignShape, isRound, type DrawnSign, type SignsProps, useSigns } from '../board/signs.tsx';
import { useSelector } from '../ui/use-store.ts';
import type { SceneFacts } from './scene/describe-scene.ts';
import { Pane } from './suggested-moves-3d.tsx';

type Signs3DProps = Pick<SignsProps, 'attackedBoard' | 'locale' | 'pointing'> & { readonly facts: SceneFacts };

/** The signs of the 2D board, on a pane over the board. */
export function Signs3D(props: Signs3DProps): ReactNode {
  const { facts, ...shared } = props;
  const isPicking = facts.picked.length > 0;
  const isWanted = useSelector(shared.pointing.store, ({ id, hasLooked }) => id !== null || (isPicking && hasLooked));
  const showsThreats = useThreatsShown();
  if (!(isWanted || showsThreats)) return null;
  return <PaintedSigns {...shared} facts={facts} />;
}

function PaintedSigns({ facts, ...shared }: Signs3DProps): ReactNode {
  const { view, layout, offered, picked } = facts;
  const signs = useSigns({ ...shared, view, offered, picked });
  const draw = useMemo(
    () => (signs.length === 0 ? null : (brush: CanvasRenderingContext2D) => paint(brush, signs, facts)),
    [signs, facts],
  );
  return <Pane layout={layout} draw={draw} />;
}

/** As in board-2d.css. */
const EDGE = '#fffaf0';
const DANGER = '#b3202f';
const INKS: Readonly<Record<SignKind, string>> = {
  pointed: '#2a2018',
  goes: '#2a2018',
  attacks: DANGER,
  threatened: DANGER,
  decisive: DANGER,
};

/** Of the edge and of the ink within it. */
const WIDTHS: Readonly<Record<SignShape['look'], readonly [edge: number, ink: number]>> = {
  solid: [7, 2],
  line: [11, 6],
  thin: [7, 3],
  'on-solid': [4.5, 0],
};

function paint(brush: CanvasRenderingContext2D, signs: readonly DrawnSign[], { view, layout }: SceneFacts): void {
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  const round = isRound(view);
  const stroke = (colour: string, width: number, path: Path2D): void => {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.stroke(path);
  };
  const fill = (path: Path2D): void => brush.fill(path);
  for (const { kind, cell, isTaken } of signs) {
    const at = layout.cells.get(cell);
    if (at === undefined) continue;
    brush.save();
    brush.translate(at.x, at.y);
    for (const { look, d } of shapesOfSign(kind, isTaken, round)) {
      const path = new Path2D(d);
      const [edge, ink] = WIDTHS[look];
      stroke(EDGE, edge, path);
      if (ink > 0) stroke(INKS[kind], ink, path);
      brush.fillStyle = INKS[kind];
      if (look === 'solid') fill(path);
    }
    brush.restore();
  }
}
