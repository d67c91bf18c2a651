import { lazy, type ReactNode, Suspense } from 'react';
import type { PlayState } from './store.ts';

const SayLater = lazy(async () => ({ default: (await import('./say-later.tsx')).SayLater }));

/** Something that a person is asked before it is done. */
export interface Asking {
  readonly question: 'resign' | 'draw';
  /** What had the focus then. */
  readonly asker: Element | null;
}

export interface SayProps {
  readonly state: PlayState;
  readonly asking: Asking | null;
  readonly answer: (isYes: boolean) => void;
}

/** Under the board: what happened, what can be done now and why; and at the end, how it ended and what next. */
export function Say(props: SayProps): ReactNode {
  const { state, asking } = props;
  const { told, sentence, notices, outcome, result } = state;
  // A refusal or a hint at the end of a match is still worth hearing.
  const spoken = outcome !== null && sentence === result ? '' : sentence;
  const isLate = asking !== null || outcome !== null || state.isStuck;
  return (
    <div className="say">
      <div className="say-words" aria-live="polite" hidden={asking !== null}>
        <Suspense fallback={null}>{outcome !== null && <SayLater {...props} />}</Suspense>
        {told !== '' && outcome === null && <p className="say-told">{told}</p>}
        {spoken !== '' && <p className="say-now">{spoken}</p>}
        {notices.map((notice) => (
          <p key={notice} className="say-notice">
            {notice}
          </p>
        ))}
      </div>
      <Suspense fallback={null}>{isLate && <SayLater {...props} isBelow />}</Suspense>
    </div>
  );
}
