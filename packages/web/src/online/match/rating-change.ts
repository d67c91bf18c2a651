import type { RatingHistory } from '@tabuleiro/client';

/** The rating after a match that ended then, and by how much it changed; null where that match did not count. */
export function changeAt(
  points: RatingHistory['points'],
  endedAt: number,
): { readonly points: number; readonly by: number | null } | null {
  const index = points.findIndex(({ at }) => at === endedAt);
  const [before, after] = [points[index - 1], points[index]];
  if (after === undefined) return null;
  return { points: after.rating, by: before === undefined ? null : after.rating - before.rating };
}
