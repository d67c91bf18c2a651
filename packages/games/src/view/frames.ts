import type { MarkView, View } from '../contract/index.ts';

// Small steps from which games put the frames of their moves together. All give a new view.

/** The id of the piece on a cell. */
export function pieceOn(view: View, cell: string): string | undefined {
  return view.pieces.find(({ at }) => 'cell' in at && at.cell === cell)?.id;
}

/** The view with the pieces on some cells gone. */
export function without(view: View, ...cells: readonly string[]): View {
  const gone = new Set(cells.map((cell) => pieceOn(view, cell)));
  return { ...view, pieces: view.pieces.filter(({ id }) => !gone.has(id)) };
}

/** The view with the piece of one cell on another, which must be empty. */
export function moved(view: View, from: string, to: string): View {
  const mover = pieceOn(view, from);
  const pieces = view.pieces.map((piece) => (piece.id === mover ? { ...piece, at: { cell: to } } : piece));
  return { ...view, pieces };
}

/**
 * The view in which one piece goes by another id: the last frame of a move is the view of the position after it, with the
 * moved piece under the name that it had before.
 */
export function renamed(view: View, from: string, to: string): View {
  const pieces = view.pieces.map((piece) => (piece.id === from ? { ...piece, id: to } : piece));
  return { ...view, pieces };
}

export function withMarks(view: View, marks: readonly MarkView[]): View {
  return { ...view, marks };
}
