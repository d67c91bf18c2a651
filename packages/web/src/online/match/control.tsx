import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../play/icons.tsx';

const SHAPES = {
  draw: 'M5 9.5h14M5 14.5h14',
  speak: 'M4.5 5.5h15v10h-8l-4 4v-4h-3z',
} as const;

export type OnlineIconName = IconName | keyof typeof SHAPES;

/** The icons of a local match, and two that only an online one needs. */
export function OnlineIcon({ name }: { readonly name: OnlineIconName }): ReactNode {
  if (name !== 'draw' && name !== 'speak') return <Icon name={name} />;
  return (
    <svg
      className="icon-shape"
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
      <path d={SHAPES[name]} />
    </svg>
  );
}

interface ControlProps {
  readonly icon: OnlineIconName;
  readonly label: string;
  readonly act: () => void;
  readonly isOff?: boolean;
  readonly isPrimary?: boolean;
}

export function Control({ icon, label, act, isOff = false, isPrimary = false }: ControlProps): ReactNode {
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
      <OnlineIcon name={icon} />
      <span className="control-label">{label}</span>
    </button>
  );
}
