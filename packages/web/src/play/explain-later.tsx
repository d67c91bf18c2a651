import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { PlayState } from './store.ts';

const FirstTime = lazy(async () => ({ default: (await import('../first-time/first-time.tsx')).FirstTime }));

/** Nothing that is needed sooner waits for it. */
const LATER_MS = 2000;

/** What explains rules to newcomers, once the match is well on its way. */
export function ExplainLater({ state }: { readonly state: PlayState }): ReactNode {
  const [isTime, setIsTime] = useState(false);
  const hasBegun = state.hasHuman && state.ply > 1;
  useEffect(() => {
    const timer = hasBegun ? setTimeout(() => setIsTime(true), LATER_MS) : undefined;
    return () => clearTimeout(timer);
  }, [hasBegun]);
  return <Suspense fallback={null}>{isTime && <FirstTime state={state} />}</Suspense>;
}
