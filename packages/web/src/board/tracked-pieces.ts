import type { PieceView, PieceLocation, View } from '@tabuleiro/games';

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
