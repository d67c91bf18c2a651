import type { RatingHistory } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { ONLINE_TEXTS } from '../messages.ts';

interface RatingGraphProps {
  readonly name: string;
  readonly points: RatingHistory['points'];
}

const WIDTH = 240;
const HEIGHT = 72;
/** A smaller range would exaggerate small changes. */
const LEAST_SPAN = 80;

/** A rating over time, described in words for screen readers. */
export function RatingGraph({ name, points }: RatingGraphProps): ReactNode {
  const { language } = useLanguage();
  const { player: texts } = ONLINE_TEXTS[language];
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const ratings = points.map(({ rating }) => rating);
  const [lowest, highest] = [Math.min(...ratings), Math.max(...ratings)];
  const said = texts.graphSaid(first.rating, last.rating, lowest, highest);
  return (
    <figure className="rating-graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${name}. ${said}`} preserveAspectRatio="none">
        <polyline points={lineThrough(ratings)} />
      </svg>
      <figcaption className="online-note">{said}</figcaption>
    </figure>
  );
}

/** The points of the curve, from left to right. */
export function lineThrough(ratings: readonly number[]): string {
  const [lowest, highest] = [Math.min(...ratings), Math.max(...ratings)];
  const span = Math.max(LEAST_SPAN, highest - lowest);
  const bottom = (lowest + highest - span) / 2;
  return ratings
    .map((rating, index) => {
      const x = (index / Math.max(1, ratings.length - 1)) * WIDTH;
      const y = HEIGHT - ((rating - bottom) / span) * HEIGHT;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** The rating after a match that ended at this time, and the change; null if the match did not count. */
export function ratingChangeAt(
  points: RatingHistory['points'],
  endedAt: number,
): { readonly points: number; readonly by: number | null } | null {
  const index = points.findIndex(({ at }) => at === endedAt);
  const [before, after] = [points[index - 1], points[index]];
  if (after === undefined) return null;
  return { points: after.rating, by: before === undefined ? null : after.rating - before.rating };
}

/** "1512 (+12)". */
export function formatRatingChange(points: number, change: number | null): string {
  if (change === null) return String(points);
  return `${points} (${change < 0 ? '−' : '+'}${Math.abs(change)})`;
}
