import type { ReactNode } from 'react';

export interface ControlProps<Picture> {
  readonly icon: Picture;
  readonly label: string;
  readonly act: () => void;
  readonly isOff?: boolean;
  readonly isPrimary?: boolean;
}

/** One of the large buttons under a board: a picture over a word. */
export function Control({ icon, label, act, isOff = false, isPrimary = false }: ControlProps<ReactNode>): ReactNode {
  return (
    <button
      type="button"
      className={`button control${isPrimary ? ' primary' : ''}`}
      title={label}
      // It keeps the focus while it can do nothing, so that the keyboard does not lose its place.
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) act();
      }}
    >
      {icon}
      <span className="control-label">{label}</span>
    </button>
  );
}
