import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { EXPLAINING, recall } from '../app/memory.ts';
import { type Readable, useParts } from '../app/use-parts.ts';
import type { PlayState } from './store.ts';

const FirstTime = lazy(async () => ({ default: (await import('../first-time/first-time.tsx')).FirstTime }));

/** Nothing that is needed sooner waits for it. */
const LATER_MS = 2000;

/** What explains the match to newcomers, once the board is there. */
export function ExplainLater({ store }: { readonly store: Readable<PlayState> }): ReactNode {
  const [isTime, setIsTime] = useState(false);
  const hasHuman = useParts(store, (state) => state.hasHuman);
  const isWanted = hasHuman && recall(EXPLAINING) !== 'off';
  useEffect(() => {
    const timer = isWanted ? setTimeout(() => setIsTime(true), LATER_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isWanted]);
  return <Suspense fallback={null}>{isTime && <FirstTime store={store} />}</Suspense>;
}
