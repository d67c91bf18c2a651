import { type Language, LANGUAGE_TAGS } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import './rating-graph.css';

/** Ratings at times, in milliseconds. */
type Points = readonly { readonly at: number; readonly rating: number }[];

interface RatingGraphProps {
  readonly name: string;
  readonly points: Points;
  readonly texts: {
    /** What the axes show. */
    readonly graphAxes: string;
    /** For fewer than two points. */
    readonly graphLater: string;
    readonly graphSaid: (first: number, last: number, lowest: number, highest: number) => string;
  };
}

/** A rating over time, described in words for screen readers. */
export function RatingGraph({ name, points, texts }: RatingGraphProps): ReactNode {
  const { language } = useLanguage();
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return <p className="note">{texts.graphLater}</p>;
  const ratings = points.map(({ rating }) => rating);
  const said = texts.graphSaid(first.rating, last.rating, Math.min(...ratings), Math.max(...ratings));
  const { ticks, places } = plotOf(points);
  return (
    <figure className="rating-graph">
      <figcaption className="note">{texts.graphAxes}</figcaption>
      <div className="rating-plot" role="img" aria-label={`${name}. ${said}`}>
        {ticks.map(({ rating, y }) => (
          <span key={rating} className="rating-tick note figures" style={{ top: `${y}%` }}>
            {rating}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {ticks.map(({ rating, y }) => (
            <path key={rating} className="rating-grid" d={`M0 ${y}H100`} />
          ))}
          <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {/* A line without length has round ends however the picture is stretched: a dot. */}
          <path className="rating-dots" d={places.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        </svg>
        <p className="rating-dates note figures">
          {[first.at, (first.at + last.at) / 2, last.at].map((at) => (
            <span key={at}>{formatTick(at, last.at - first.at, language)}</span>
          ))}
        </p>
      </div>
    </figure>
  );
}

/** A smaller range would exaggerate small changes. */
const LEAST_SPAN = 100;
const STEPS = [25, 50, 100, 200, 250, 500] as const;
const MOST_INTERVALS = 4;

interface Plot {
  /** Round ratings, with their place. */
  readonly ticks: readonly { readonly rating: number; readonly y: number }[];
  /** The place of each point. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Times from left to right, ratings from bottom to top, in percent of the plot. */
export function plotOf(points: Points): Plot {
  const ratings = points.map(({ rating }) => rating);
  const middle = (Math.min(...ratings) + Math.max(...ratings)) / 2;
  const lowest = Math.min(...ratings, middle - LEAST_SPAN / 2);
  const highest = Math.max(...ratings, middle + LEAST_SPAN / 2);
  const rangeOf = (step: number): readonly [number, number] => [Math.floor(lowest / step), Math.ceil(highest / step)];
  const step = STEPS.find((one) => rangeOf(one)[1] - rangeOf(one)[0] <= MOST_INTERVALS) ?? 1000;
  const [bottom, top] = rangeOf(step);
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const percent = (part: number, whole: number): number => Math.round((part / Math.max(1, whole)) * 1000) / 10;
  const yOf = (rating: number): number => percent(top * step - rating, (top - bottom) * step);
  return {
    ticks: Array.from({ length: top - bottom + 1 }, (_, index) => (bottom + index) * step).map((rating) => ({
      rating,
      y: yOf(rating),
    })),
    places: points.map(({ at, rating }) => ({ x: percent(at - from, to - from), y: yOf(rating) })),
  };
}

const DAY = 86_400_000;
const YEAR = 365 * DAY;

/** A time on the axis, as exactly as the length of the axis needs. */
function formatTick(at: number, length: number, language: Language): string {
  const fields: Intl.DateTimeFormatOptions =
    length < 2 * DAY
      ? { weekday: 'short', hour: 'numeric', minute: '2-digit' }
      : length < YEAR
        ? { day: 'numeric', month: 'short' }
        : { month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[language], fields).format(at);
}

/** The rating after a match that ended at this time, and the change; null if the match did not count. */
export function ratingChangeAt(
  points: Points,
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
