import type { ReactNode } from 'react';

const SHAPES = {
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h3',
  hint: 'M9.5 20.5h5M10 17.5c0-2-3.5-3.6-3.5-7.5a5.5 5.5 0 0 1 11 0c0 3.9-3.5 5.5-3.5 7.5z',
  resign: 'M6 21V4M6 4.5h11.5l-2.5 4 2.5 4H6',
  first: 'M18 5.5 10.5 12l7.5 6.5M6.5 5.5v13',
  back: 'M15 5.5 8 12l7 6.5',
  forward: 'M9 5.5 16 12l-7 6.5',
  last: 'M6 5.5 13.5 12 6 18.5M17.5 5.5v13',
  arrow: 'M5.5 18.5 18 6M9 6h9v9',
  play: 'M8 5.5 18 12 8 18.5z',
  pause: 'M9 5.5v13M15 5.5v13',
  step: 'M6 5.5 15 12l-9 6.5zM18.5 5.5v13',
  full: 'M4.5 9v-4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  'leave-full': 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5',
  // Two sliders.
  settings: 'M4 7h8M18 7h2M4 17h2M12 17h8M12 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  person: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c.7-4.3 3.4-6.5 7.5-6.5s6.8 2.2 7.5 6.5z',
  guest: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c.7-4.3 3.4-6.5 7.5-6.5s6.8 2.2 7.5 6.5',
  close: 'M6 6l12 12M18 6 6 18',
  zen: 'M5.5 5.5h13v13h-13zM12 5.5v13M5.5 12h13',
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return <Strokes path={SHAPES[name]} />;
}

export function BackIcon(): ReactNode {
  return (
    <Outline>
      <path d="M14.5 5 7.5 12l7 7" />
    </Outline>
  );
}

/** An icon given as one path. */
export function Strokes({ path }: { readonly path: string }): ReactNode {
  return (
    <Outline className="icon-shape">
      <path d={path} />
    </Outline>
  );
}

interface OutlineProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** All icons have lines of the same width, in the colour of the text around them. */
export function Outline({ className, children }: OutlineProps): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
