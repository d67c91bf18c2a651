import type { PieceView, Side, View } from '@tabuleiro/games';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Layout } from './geometry/layout.ts';
import { isLostHeap, type Placement, placePieces } from './geometry/piece-placement.ts';
import { Piece } from './pieces/piece.tsx';
import { startTracking, track, type Tracked } from './tracked-pieces.ts';

/** Tracks the pieces of the current view. State is adjusted during rendering, so no wrong picture is ever painted. */
export function useTracked(view: View): Tracked {
  const [tracked, setTracked] = useState(() => startTracking(view));
  if (tracked.view === view) return tracked;
  const next = track(tracked, view);
  setTracked(next);
  return next;
}

interface MovingPiecesProps {
  readonly view: View;
  readonly layout: Layout;
  readonly bottom: Side;
  readonly places: ReadonlyMap<string, Placement>;
}

/** The pieces, one element each. Style sheets animate them. */
export function MovingPieces({ view, layout, bottom, places }: MovingPiecesProps): ReactNode {
  const tracked = useTracked(view);
  const placesBefore = placePieces(tracked.before, layout);
  const isOnCard = view.surface === 'felt';
  const stores = new Set(view.trays.flatMap(({ id, kind }) => (kind === 'store' ? [id] : [])));
  return (
    <g>
      {tracked.pieces.map(({ key, piece, isNew, cameFrom, isLeaving }) => {
        const place = (isLeaving ? placesBefore : places).get(piece.id);
        if (place === undefined) return null;
        const origin = cameFrom === undefined ? undefined : placesBefore.get(cameFrom);
        const style: CSSProperties & Record<'--board-from', string> = {
          transform: transformOf(place),
          '--board-from': transformOf(origin ?? place),
        };
        return (
          <g
            key={key}
            className={`board-piece${isNew ? ' board-arriving' : ''}${isLeaving ? ' board-leaving' : ''}`}
            data-on={(piece.count ?? 1) > 1 ? undefined : 'cell' in piece.at ? piece.at.cell : piece.id}
            style={style}
          >
            <Piece
              piece={piece}
              bottom={bottom}
              isOnCard={isOnCard}
              isInStore={'tray' in piece.at && stores.has(piece.at.tray)}
              isOut={isLostHeap(view, piece)}
              sticks={place.sticks}
              markedPegs={isLeaving ? [] : markedPegsOf(view, piece)}
            />
          </g>
        );
      })}
    </g>
  );
}

/** The pegs of a tile that the last move put in. */
export function markedPegsOf({ marks }: View, { at }: PieceView): readonly number[] {
  return marks.flatMap(({ cell, hole }) => (hole !== undefined && 'cell' in at && at.cell === cell ? [hole] : []));
}

function transformOf({ x, y, scale }: Placement): string {
  return `translate(${round(x)}px, ${round(y)}px) scale(${scale})`;
}

const round = (n: number): number => Math.round(n * 10) / 10;
