import type { RefusalBody } from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useOffer } from '../app/online.ts';
import { ratedMatches } from './rated-memory.ts';

const NoEnginePage = lazy(async () => ({ default: (await import('./no-engine-page.tsx')).NoEnginePage }));

/** Who hears nothing from the server for so long goes on with what is remembered. */
const PATIENCE_MS = 3000;

interface FairPlayProps {
  readonly game: GameId;
  readonly children: ReactNode;
}

/** Shows what is inside, unless the person plays a rated match of the game elsewhere at this moment. */
export function FairPlay({ game, children }: FairPlayProps): ReactNode {
  const { isThere } = useOffer();
  const { refusal, isSure, isConcerned } = useFairness(game);
  if (refusal !== null) return <Refused body={refusal} />;
  return isSure || (isThere !== null && !isConcerned) ? children : null;
}

interface FairWatchProps {
  readonly game: GameId;
  readonly tell: (isAllowed: boolean) => void;
}

/** The same for a page that may be there already: it is told as soon as it is known, and makes room for what is said. */
export function FairWatch({ game, tell }: FairWatchProps): ReactNode {
  const { refusal, isSure } = useFairness(game);
  const isRefused = refusal !== null;
  useEffect(() => {
    if (isSure) tell(!isRefused);
  }, [isSure, isRefused, tell]);
  return isRefused && <Refused body={refusal} />;
}

function Refused({ body }: { readonly body: RefusalBody }): ReactNode {
  return (
    <Suspense fallback={null}>
      <NoEnginePage body={body} />
    </Suspense>
  );
}

interface Fairness {
  readonly refusal: RefusalBody | null;
  /** Whether the server was asked, or has kept silent for too long. */
  readonly isSure: boolean;
  /** Whoever never came in plays nothing elsewhere. */
  readonly isConcerned: boolean;
}

function useFairness(game: GameId): Fairness {
  const { isKnown } = useOffer();
  const isConcerned = isKnown || ratedMatches().length > 0;
  const [refusal, setRefusal] = useState<RefusalBody | null>(null);
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    if (!isConcerned) return undefined;
    let end: (() => void) | null = null;
    let isWanted = true;
    const follow = async (): Promise<void> => {
      const { followRefusal } = await import('./rated.ts');
      if (!isWanted) return;
      end = followRefusal(game, (found) => {
        setRefusal(found);
        setSure(true);
      });
    };
    follow().catch(() => setSure(true));
    return () => {
      isWanted = false;
      end?.();
    };
  }, [game, isConcerned]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const isRemembered = ratedMatches().some((match) => match.game === game);
      if (!isRemembered) setSure(true);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [game]);
  return { refusal, isSure, isConcerned };
}
