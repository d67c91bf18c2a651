import type { RefusalBody } from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useOffer } from '../app/online.ts';

const NoEnginePage = lazy(async () => ({ default: (await import('../online/no-engine-page.tsx')).NoEnginePage }));

interface FairPlayProps {
  readonly game: GameId;
  readonly children: ReactNode;
}

/** Shows what is inside, unless the person plays a rated match of the game elsewhere at this moment. */
export function FairPlay({ game, children }: FairPlayProps): ReactNode {
  const { isKnown } = useOffer();
  const [refusal, setRefusal] = useState<RefusalBody | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      // Whoever never came in plays nothing elsewhere.
      const found = isKnown ? await (await import('../online/rated.ts')).engineRefusal(game) : null;
      if (isWanted) setRefusal(found);
    };
    ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [game, isKnown]);
  if (refusal === null) return children;
  return (
    <Suspense fallback={null}>
      <NoEnginePage body={refusal} />
    </Suspense>
  );
}
