import type { MarkView, View } from '../contract/index.ts';

// Helpers that games use to make the frames of a move. All return a new view.

/** The id of the piece on a cell. */
export function pieceOn(view: View, cell: string): string | undefined {
  return view.pieces.find(({ at }) => 'cell' in at && at.cell === cell)?.id;
}

/** The view without the pieces on some cells. */
export function without(view: View, ...cells: readonly string[]): View {
  const gone = new Set(cells.map((cell) => pieceOn(view, cell)));
  return { ...view, pieces: view.pieces.filter(({ id }) => !gone.has(id)) };
}

/** The view after the piece of one cell moves to another, which must be empty. */
export function moved(view: View, from: string, to: string): View {
  const mover = pieceOn(view, from);
  const pieces = view.pieces.map((piece) => (piece.id === mover ? { ...piece, at: { cell: to } } : piece));
  return { ...view, pieces };
}

/**
 * The view with one piece's id replaced. The last frame of a move is the view of the next position, in which the moved
 * piece keeps its old id.
 */
export function renamed(view: View, from: string, to: string): View {
  const pieces = view.pieces.map((piece) => (piece.id === from ? { ...piece, id: to } : piece));
  return { ...view, pieces };
}

export function withMarks(view: View, marks: readonly MarkView[]): View {
  return { ...view, marks };
}
