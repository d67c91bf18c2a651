import type { PieceView, Place, View } from '@tabuleiro/games';

// Follows the pieces from view to view, so that each keeps its element on the screen while it moves. Within the frames
// of a move the ids tell which piece is which; between positions a game may rename a piece, and then the place tells.

export interface TrackedPiece {
  /** Of its element; never used again for another piece. */
  readonly key: string;
  readonly piece: PieceView;
  /** New on the screen: it fades in, from where it came if that is known. */
  readonly isNew: boolean;
  readonly cameFrom?: string;
  /** No longer in the view: it fades out, and is forgotten at the next view. */
  readonly isLeaving: boolean;
}

export interface Tracked {
  readonly view: View;
  /** The view before it, which knows the places from which pieces come and at which they leave. */
  readonly before: View;
  readonly pieces: readonly TrackedPiece[];
  /** How many keys have been given out. */
  readonly keys: number;
}

export function beginTracking(view: View): Tracked {
  const pieces = view.pieces.map((piece, index) => ({ key: `p${index}`, piece, isNew: false, isLeaving: false }));
  return { view, before: view, pieces, keys: pieces.length };
}

/** The order of the elements stays: moving one in the document would break its movement on the screen off. */
export function track(before: Tracked, view: View): Tracked {
  // Another game: nothing of the old one is left to be followed.
  if (before.view.surface !== view.surface) return beginTracking(view);
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

/** The entry with its piece as it is now, or on its way out. */
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

/** Seeds change hands on their way, so the owner alone does not make another piece of them. */
function isAlike(a: PieceView, b: PieceView): boolean {
  return a.shape === b.shape && (a.owner === b.owner || a.owner === null || b.owner === null);
}

const placeName = (place: Place): string => ('cell' in place ? `cell ${place.cell}` : `tray ${place.tray}`);

/** A piece that was one of many in a tray, of which there is one less now. */
function sourceOf(piece: PieceView, before: View, after: View): string | undefined {
  return before.pieces.find(({ id, at, shape, owner, count = 1 }) => {
    if (!('tray' in at) || shape !== piece.shape || owner !== piece.owner) return false;
    const left = after.pieces.find((other) => other.id === id)?.count ?? 0;
    return left < count;
  })?.id;
}
