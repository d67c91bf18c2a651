/** Marks of moves, from the smallest loss to the largest: an inaccuracy, a mistake, a blunder. */
export const MARKS = ['?!', '?', '??'] as const;
export type Mark = (typeof MARKS)[number];

/** How many expected points of a hundred a move with the mark loses at least. */
export const MARK_POINTS: Readonly<Record<Mark, number>> = { '?!': 5, '?': 10, '??': 20 };

/** The mark of a move that loses so many expected points, as they are shown: rounded; null when it deserves none. */
export function markOf(loss: number): Mark | null {
  const shown = Math.round(loss);
  return MARKS.findLast((mark) => shown >= MARK_POINTS[mark]) ?? null;
}
