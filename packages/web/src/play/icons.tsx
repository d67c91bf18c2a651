import type { ReactNode } from 'react';

// Drawn by ourselves in the colour of the text around them; a word beside them or a label says what they mean.

const SHAPES = {
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h3',
  hint: 'M9.5 20.5h5M10 17.5c0-2-3.5-3.6-3.5-7.5a5.5 5.5 0 0 1 11 0c0 3.900-3.500 5.500-3.500 7.500z',
  resign: 'M6 21V4M6 4.500h11.500l-2.500 4 2.500 4H6',
  more: 'M5.500 12h.01M12 12h.01M18.500 12h.01',
  first: 'M18 5.500 10.500 12l7.500 6.500M6.500 5.500v13',
  back: 'M15 5.500 8 12l7 6.500',
  forward: 'M9 5.500 16 12l-7 6.500',
  last: 'M6 5.500 13.500 12 6 18.500M17.500 5.500v13',
  play: 'M8 5.500 18 12 8 18.500z',
  pause: 'M9 5.500v13M15 5.500v13',
  step: 'M6 5.500 15 12l-9 6.500zM18.500 5.500v13',
  turn: 'M5 9.500h13l-3.500-4M19 14.500H6l3.500 4',
  share: 'M9.500 14.500 14.500 9.500M11 7.500l2-2a4 4 0 0 1 5.500 5.500l-2 2M13 16.500l-2 2A4 4 0 0 1 5.500 13l2-2',
  sound: 'M4 9.5v5h3.5L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
  full: 'M4.500 9v-4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15',
  'leave-full': 'M9 4.500V9H4.500M19.500 9H15V4.500M15 19.500V15h4.500M4.500 15H9v4.500',
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return <Strokes path={SHAPES[name]} width={name === 'more' ? 3 : 1.8} />;
}

/** Lines as wide as those of all other icons, unless they are to be wider. */
export function Strokes({ path, width = 1.8 }: { readonly path: string; readonly width?: number }): ReactNode {
  return (
    <svg
      className="icon-shape"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
