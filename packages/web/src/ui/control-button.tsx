import type { ReactNode } from 'react';

export interface ControlButtonProps<Picture> {
  readonly icon: Picture;
  readonly label: string;
  readonly act: () => void;
  readonly isOff?: boolean;
  readonly isPrimary?: boolean;
}

/** One of the large buttons under a board: an icon over a word. */
export function ControlButton({
  icon,
  label,
  act,
  isOff = false,
  isPrimary = false,
}: ControlButtonProps<ReactNode>): ReactNode {
  return (
    <button
      type="button"
      className={`button control${isPrimary ? ' primary' : ''}`}
      title={label}
      // Not `disabled`, which would lose the keyboard's focus.
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
