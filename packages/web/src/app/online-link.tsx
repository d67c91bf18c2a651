import type { ReactNode } from 'react';
import { useLanguage } from './language.tsx';
import { useOffer } from './online.ts';
import { ONLINE_ADDRESS } from './route.ts';

interface OnlineLinkProps {
  readonly className: string;
  /** Whether it says in whole words what it is for. */
  readonly isWhole?: boolean;
}

/** The way to online play, where there is such a thing, with the number of matches that wait. */
export function OnlineLink({ className, isWhole = false }: OnlineLinkProps): ReactNode {
  const { isThere, turns } = useOffer();
  const { online } = useLanguage().texts.app;
  if (!isThere) return null;
  const counts = turns > 0 && !isWhole;
  return (
    <a
      className={counts ? `${className} has-turns` : className}
      href={ONLINE_ADDRESS}
      aria-label={counts ? online.turns(turns) : undefined}
    >
      <span className="online-word">{isWhole ? online.play : online.name}</span>
      {counts && <span className="turn-count figures">{turns}</span>}
    </a>
  );
}
