import type { PieceView, PieceLocation, View, Side } from '@tabuleiro/games';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Layout } from './geometry/layout.ts';
import { isLostHeap, type Placement, placePieces } from './geometry/piece-placement.ts';
import { Piece } from './pieces/piece.tsx';

// Follows pieces from view to view, so that each keeps its element while it moves. Within the frames of a move, ids
// identify pieces. Between positions a game may rename a piece; then its place identifies it.

export interface TrackedPiece {
  /** The key of its element, unique forever. */
  readonly key: string;
  readonly piece: PieceView;
  /** New on the screen: fades in, coming from `cameFrom` if that is known. */
  readonly isNew: boolean;
  readonly cameFrom?: string;
  /** No longer in the view: fades out, and is dropped at the next view. */
  readonly isLeaving: boolean;
}

export interface Tracked {
  readonly view: View;
  /** The previous view: pieces come from its places and leave at them. */
  readonly before: View;
  readonly pieces: readonly TrackedPiece[];
  /** The number of keys used so far. */
  readonly keys: number;
}

export function startTracking(view: View): Tracked {
  const pieces = view.pieces.map((piece, index) => ({ key: `p${index}`, piece, isNew: false, isLeaving: false }));
  return { view, before: view, pieces, keys: pieces.length };
}

/** Keeps the order of the elements, because moving one in the DOM would interrupt its animation. */
export function track(before: Tracked, view: View): Tracked {
  // Another game: nothing to follow.
  if (before.view.surface !== view.surface) return startTracking(view);
  const old = before.pieces.filter(({ isLeaving }) => !isLeaving);
  const successors = matchPieces(old, view.pieces);
  const matched = new Set(successors.values());
  const pieces = old.map((entry): TrackedPiece => succeed(entry, successors.get(entry)));
  let keys = before.keys;
  for (const piece of view.pieces) {
    if (matched.has(piece)) continue;
    const cameFrom = sourceOf(piece, before.view, view);
    const key = `p${keys++}`;
    pieces.push({ key, piece, isNew: true, isLeaving: false, ...(cameFrom !== undefined && { cameFrom }) });
  }
  return { view, before: before.view, pieces, keys };
}

function succeed(entry: TrackedPiece, piece: PieceView | undefined): TrackedPiece {
  return piece === undefined ? { ...entry, isNew: false, isLeaving: true } : { ...entry, piece };
}

function matchPieces(old: readonly TrackedPiece[], pieces: readonly PieceView[]): ReadonlyMap<TrackedPiece, PieceView> {
  const successors = new Map<TrackedPiece, PieceView>();
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const unclaimed = new Set(pieces);
  for (const entry of old) {
    const same = byId.get(entry.piece.id);
    if (same === undefined || !isAlike(same, entry.piece)) continue;
    successors.set(entry, same);
    unclaimed.delete(same);
  }
  for (const entry of old) {
    if (successors.has(entry)) continue;
    const renamed = [...unclaimed].find(
      (piece) => isAlike(piece, entry.piece) && placeName(piece.at) === placeName(entry.piece.at),
    );
    if (renamed === undefined) continue;
    successors.set(entry, renamed);
    unclaimed.delete(renamed);
  }
  return successors;
}

/** Seeds change hands on their way, so a missing owner matches any. */
function isAlike(a: PieceView, b: PieceView): boolean {
  return a.shape === b.shape && (a.owner === b.owner || a.owner === null || b.owner === null);
}

const placeName = (place: PieceLocation): string => ('cell' in place ? `cell ${place.cell}` : `tray ${place.tray}`);

/** The tray that a new piece came from: one with fewer pieces now. */
function sourceOf(piece: PieceView, before: View, after: View): string | undefined {
  return before.pieces.find(({ id, at, shape, owner, count = 1 }) => {
    if (!('tray' in at) || shape !== piece.shape || owner !== piece.owner) return false;
    const left = after.pieces.find((other) => other.id === id)?.count ?? 0;
    return left < count;
  })?.id;
}

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
