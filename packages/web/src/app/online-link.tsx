import type { ReactNode } from 'react';
import { useOnlineStatus } from '../connection/online-status.ts';
import { ONLINE_ADDRESS } from '../routes/route.ts';
import { useTexts } from '../settings/language.tsx';
import { APP_TEXTS } from './app-texts.ts';

interface OnlineLinkProps {
  readonly className: string;
  /** Whether the label is long: "Play online". */
  readonly isWhole?: boolean;
}

/** A link to online play, if the server has it, with the number of matches in which it is the person's turn. */
export function OnlineLink({ className, isWhole = false }: OnlineLinkProps): ReactNode {
  const { isAvailable, turns } = useOnlineStatus();
  const { online } = useTexts(APP_TEXTS);
  if (!isAvailable) return null;
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
