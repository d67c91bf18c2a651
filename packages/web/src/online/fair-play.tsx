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
  const { isThere, isKnown } = useOffer();
  // Whoever never came in plays nothing elsewhere.
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
  if (refusal !== null) {
    return (
      <Suspense fallback={null}>
        <NoEnginePage body={refusal} />
      </Suspense>
    );
  }
  return isSure || (isThere !== null && !isConcerned) ? children : null;
}
