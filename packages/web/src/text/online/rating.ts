/** "1512 (+12)"; the sign of less is the one that is as wide as that of more. */
export function sayRating(points: number, change: number | null): string {
  if (change === null) return String(points);
  return `${points} (${change < 0 ? '−' : '+'}${Math.abs(change)})`;
}
