import type { ReactNode } from 'react';
import './portrait.css';

// Ten faces from a few shapes, drawn in the colours of the page. What tells them apart is the outline of hair, hat and beard, so that
// one colour is enough.

interface Face {
  /** Hair behind the head. */
  readonly back?: string;
  /** Outlined, behind the head and over the clothes. */
  readonly scarf?: string;
  /** Hair before the head. */
  readonly front?: string;
  /** White hair: outlined, not filled. */
  readonly white?: string;
  readonly beard?: string;
  /** Thin lines: glasses, ear-rings, folds. */
  readonly lines?: string;
  /** Whether the clothes have the cool colour. */
  readonly isCool?: true;
}

const GLASSES =
  'M16 21.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M25.6 21.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M22.4 21h3.2';
const EAR_RINGS = 'M15 27.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M30.2 27.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0';

/** By level. */
const FACES: readonly Face[] = [
  // Two bunches and a fringe.
  {
    back: 'M6.5 24a5 5.5 0 1 0 10 0a5 5.5 0 1 0-10 0M31.5 24a5 5.5 0 1 0 10 0a5 5.5 0 1 0-10 0',
    front: 'M15 21C14 7 34 7 33 21c-2-3-4-4.5-9-4.5s-7 1.5-9 4.5z',
  },
  // A cap with a peak to one side.
  { front: 'M14.5 17C14 6 34 6 33.5 17l7 2.5c-8-1-18-1-26 0z', lines: 'M15 20.5v3M33 20.5v3', isCool: true },
  // Long hair, parted in the middle.
  {
    back: 'M12.5 38C10 18 13 8.5 24 8.5S38 18 35.5 38z',
    front: 'M24 11.5c-4 1-7 5-8 10.5-2-8 2-12.5 8-12.5s10 4.5 8 12.5c-1-5.5-4-9.5-8-10.5z',
  },
  // Curls.
  {
    front:
      'M15 21a4.5 4.5 0 0 1 0-8a4.5 4.5 0 0 1 4-5a5.5 5.5 0 0 1 10 0a4.5 4.5 0 0 1 4 5a4.5 4.5 0 0 1 0 8c-1-4-3-5.5-9-5.5s-8 1.5-9 5.5z',
    isCool: true,
  },
  // A bob with a straight fringe, and glasses.
  { back: 'M12.5 30C9 4 39 4 35.5 30z', front: 'M15 18.5C14 7 34 7 33 18.5z', lines: GLASSES },
  // Round hair, and a full, short beard.
  {
    back: 'M11 17a13 12.5 0 1 0 26 0a13 12.5 0 1 0-26 0',
    beard: 'M15.5 23c0 12.5 17 12.5 17 0-1.5 3-3 3.5-8.5 3.5s-7-.5-8.5-3.5z',
    isCool: true,
  },
  // Hair put up, and ear-rings.
  {
    back: 'M18.5 6.5a5.5 4.5 0 1 0 11 0a5.5 4.5 0 1 0-11 0',
    front: 'M15 22C12.5 7 35.5 7 33 22c-1-6-4-8.5-9-8.5s-8 2.5-9 8.5z',
    lines: EAR_RINGS,
  },
  // Short hair with a parting, and a moustache.
  {
    front: 'M15.5 20C13 8.5 24 7 29 9c4 0 5 6 3.5 11-.5-3-1.5-5-3-6-5 1.5-8 1-11 .5-1.5 1.5-2.5 3-3 5.5z',
    beard: 'M18.5 27.3c2-2.3 4-2.3 5.5-1c1.5-1.3 3.5-1.3 5.5 1-2 1-4 1-5.5 0-1.5 1-3.5 1-5.5 0z',
    isCool: true,
  },
  // A light scarf over the head, tied below the chin.
  {
    scarf: 'M13 30C9 14 14 6.5 24 6.5S39 14 35 30l-8.5 6h-5z',
    front: 'M15.8 19.5c.8-5 4-8 8.2-8s7.4 3 8.2 8c-1.8-3.5-4.5-4.5-8.2-4.5s-6.4 1-8.2 4.5z',
    lines: 'M24 36l-4.5 6M24 36l4.5 6',
  },
  // Bald, with a long white beard and glasses.
  {
    white: 'M15.5 24C14 33 18 42 24 42s10-9 8.5-18c-1.5 3.5-4 3.5-8.5 3.5s-7 0-8.5-3.5z',
    lines: GLASSES,
    isCool: true,
  },
];

/** The face of an opponent by level; its name stands beside it. */
export function Portrait({ level }: { readonly level: number }): ReactNode {
  const { back, scarf, front, white, beard, lines, isCool } = FACES[level - 1] ?? {};
  return (
    <svg className="portrait" viewBox="0 0 48 48" aria-hidden="true">
      <circle className="portrait-ground" cx="24" cy="24" r="24" />
      <g className={isCool ? 'portrait-drawing is-cool' : 'portrait-drawing'}>
        {back !== undefined && <path className="portrait-hair" d={back} />}
        <path className="portrait-clothes" d="M6 50c0-10 8-14 18-14s18 4 18 14z" />
        {scarf !== undefined && <path className="portrait-skin" d={scarf} />}
        <path className="portrait-skin" d="M20.5 29v7.5c0 2.5 7 2.5 7 0V29z" />
        <ellipse className="portrait-skin" cx="24" cy="21" rx="8.5" ry="10" />
        {white !== undefined && <path className="portrait-skin" d={white} />}
        {beard !== undefined && <path className="portrait-hair" d={beard} />}
        {front !== undefined && <path className="portrait-hair" d={front} />}
        <path className="portrait-eyes" d="M19.2 21.5v.1M28.8 21.5v.1" />
        <path className="portrait-line" d="M22 26.4c1.2.8 2.8.8 4 0" />
        {lines !== undefined && <path className="portrait-line" d={lines} />}
      </g>
    </svg>
  );
}
