import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { EXPLAINING, recall } from '../app/memory.ts';
import type { PlayState } from './store.ts';

const FirstTime = lazy(async () => ({ default: (await import('../first-time/first-time.tsx')).FirstTime }));

/** Nothing that is needed sooner waits for it. */
const LATER_MS = 2000;

/** What explains the match to newcomers, once the board is there. */
export function ExplainLater({ state }: { readonly state: PlayState }): ReactNode {
  const [isTime, setIsTime] = useState(false);
  const isWanted = state.hasHuman && recall(EXPLAINING) !== 'off';
  useEffect(() => {
    const timer = isWanted ? setTimeout(() => setIsTime(true), LATER_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isWanted]);
  return <Suspense fallback={null}>{isTime && <FirstTime state={state} />}</Suspense>;
}
