import type { ReactNode } from 'react';
import type { Theme } from '../theme/theme.ts';

// Drawn by ourselves in one colour, that of the text around them; words beside them or a label say what they mean.

/** The mark of the house: five small squares in a quincunx, one of them lifted. */
export function Mark(): ReactNode {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="currentColor">
      <rect x="4" y="6" width="8" height="8" rx="1.5" />
      <rect x="4" y="22" width="8" height="8" rx="1.5" />
      <rect x="20" y="22" width="8" height="8" rx="1.5" />
      <rect x="12" y="14" width="8" height="8" rx="1.5" />
      <rect className="mark-shade" x="20" y="11.6" width="8" height="2.4" rx="1.2" opacity="0.3" />
      <rect className="mark-lifted" x="21.5" y="1.5" width="8" height="8" rx="1.5" transform="rotate(12 25.5 5.5)" />
    </svg>
  );
}

const THEME_SHAPES: Readonly<Record<Theme, ReactNode>> = {
  light: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1" />
    </>
  ),
  dark: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />,
  contrast: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
    </>
  ),
};

export function ThemeIcon({ theme }: { readonly theme: Theme }): ReactNode {
  return <Outline>{THEME_SHAPES[theme]}</Outline>;
}

export function BackIcon(): ReactNode {
  return (
    <Outline>
      <path d="M14.5 5 7.5 12l7 7" />
    </Outline>
  );
}

function Outline({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg
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
