import type { RatingHistory } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { ONLINE_TEXTS } from '../../text/online/index.ts';

interface RatingGraphProps {
  readonly name: string;
  readonly points: RatingHistory['points'];
}

const WIDTH = 240;
const HEIGHT = 72;
/** A narrower band would make a storm of every breeze. */
const LEAST_SPAN = 80;

/** How a rating went, match by match. In words for those who do not see it. */
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

/** The ratings from left to right, high ones above. */
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
