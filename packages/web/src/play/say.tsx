import { lazy, type ReactNode, Suspense } from 'react';
import { type Readable, useParts } from '../app/use-parts.ts';
import type { PlayState } from './store.ts';

const SayLater = lazy(async () => ({ default: (await import('./say-later.tsx')).SayLater }));

/** Something that a person is asked before it is done. */
export interface Asking {
  readonly question: 'resign' | 'draw';
  /** What had the focus then. */
  readonly asker: Element | null;
}

/** What is said, and what an answer to it needs. */
export type SayState = Pick<
  PlayState,
  | 'bottom'
  | 'isElsewhere'
  | 'isLookingBack'
  | 'isStuck'
  | 'match'
  | 'movers'
  | 'moves'
  | 'notices'
  | 'outcome'
  | 'rematch'
  | 'result'
  | 'retry'
  | 'sentence'
  | 'setup'
  | 'takeOver'
  | 'told'
  | 'turn'
  | 'locale'
>;

interface Asked {
  readonly asking: Asking | null;
  readonly answer: (isYes: boolean) => void;
}

export interface SayProps extends Asked {
  readonly state: SayState;
}

/** Under the board: what happened, what can be done now and why; and at the end, how it ended and what next. */
export function Say({ store, asking, answer }: Asked & { readonly store: Readable<PlayState> }): ReactNode {
  const state = useParts(store, sayState);
  const props = { state, asking, answer };
  const { told, sentence, notices, outcome, result } = state;
  // A refusal or a hint at the end of a match is still worth hearing.
  const spoken = outcome !== null && sentence === result ? '' : sentence;
  const isLate = asking !== null || outcome !== null || state.isStuck || state.isElsewhere;
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

function sayState({ told, sentence, notices, outcome, result, locale, setup, match, ...state }: PlayState): SayState {
  const { moves, movers, turn, bottom, isLookingBack, isElsewhere, isStuck, rematch, retry, takeOver } = state;
  const about = { moves, movers, turn, bottom, isLookingBack, isElsewhere, isStuck, rematch, retry, takeOver };
  return { told, sentence, notices, outcome, result, locale, setup, match, ...about };
}
