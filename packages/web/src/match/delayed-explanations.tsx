import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { EXPLANATIONS_SETTING, readSetting } from '../settings/storage.ts';
import { lazyComponent } from '../ui/loading.ts';
import type { ReadableStore } from '../ui/use-store.ts';
import type { ExplainedMatch } from './first-time/explanation-card.tsx';

const ExplanationCard = lazyComponent(
  async () => (await import('./first-time/explanation-card.tsx')).ExplanationCard,
  // The connection is lost: the match goes on without explanations.
  () => null,
);

/** Everything else loads first. */
const EXPLANATION_DELAY_MS = 2000;

interface DelayedExplanationsProps<State> {
  readonly store: ReadableStore<State>;
  /** Always the same function. */
  readonly about: (state: State) => ExplainedMatch;
  /** Whether a person plays. */
  readonly isPlaying: boolean;
}

/** Explains rules to newcomers, once the board is there. */
export function DelayedExplanations<State>({ store, about, isPlaying }: DelayedExplanationsProps<State>): ReactNode {
  const [isTime, setIsTime] = useState(false);
  const isWanted = isPlaying && readSetting(EXPLANATIONS_SETTING) !== 'off';
  useEffect(() => {
    const timer = isWanted ? setTimeout(() => setIsTime(true), EXPLANATION_DELAY_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isWanted]);
  const explained = useMemo(
    () => ({ getState: () => about(store.getState()), subscribe: store.subscribe }),
    [store, about],
  );
  return <Suspense fallback={null}>{isTime && <ExplanationCard store={explained} />}</Suspense>;
}
