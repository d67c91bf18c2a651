import type { RefusalBody } from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../ui/loading.ts';
import { useOnlineStatus } from './online-status.ts';
import { savedRatedMatches } from './rated-matches.ts';

const NoEnginePage = lazyComponent(async () => (await import('./engine-refused-page.tsx')).EngineRefusedPage);

/** When the server does not answer for this long, only remembered matches count. */
const PATIENCE_MS = 3000;

interface FairPlayGuardProps {
  readonly game: GameId;
  readonly children: ReactNode;
}

/** Shows its children unless the user is playing a rated match of the game. */
export function FairPlayGuard({ game, children }: FairPlayGuardProps): ReactNode {
  const { isAvailable } = useOnlineStatus();
  const { refusal, isSure, isConcerned } = useFairness(game);
  if (refusal !== null) return <Refused body={refusal} />;
  return isSure || (isAvailable !== null && !isConcerned) ? children : null;
}

interface FairPlayWatchProps {
  readonly game: GameId;
  readonly tell: (isAllowed: boolean) => void;
}

/** For a page that is already shown: reports whether engines are allowed, and shows the refusal if not. */
export function FairPlayWatch({ game, tell }: FairPlayWatchProps): ReactNode {
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
  /** The server has answered, or has been silent for too long. */
  readonly isSure: boolean;
  /** Users who never signed in here have no rated matches. */
  readonly isConcerned: boolean;
}

function useFairness(game: GameId): Fairness {
  const { isSignedIn } = useOnlineStatus();
  const isConcerned = isSignedIn || savedRatedMatches().length > 0;
  const [refusal, setRefusal] = useState<RefusalBody | null>(null);
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    if (!isConcerned) return undefined;
    let end: (() => void) | null = null;
    let isWanted = true;
    const follow = async (): Promise<void> => {
      const { watchEngineRefusal } = await import('./fair-play-check.ts');
      if (!isWanted) return;
      end = watchEngineRefusal(game, (found) => {
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
      const isRemembered = savedRatedMatches().some((match) => match.game === game);
      if (!isRemembered) setSure(true);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [game]);
  return { refusal, isSure, isConcerned };
}
