import { type RefusalBody, refusalBody } from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import { getOnlineStatus } from './online-status.ts';
import { saveRatedMatches, savedRatedMatches } from './rated-matches.ts';
import { findRunningRated } from './running-rated-matches.ts';
import { SERVER, session } from './session.ts';

/** How often to ask while the user is on a page with an engine. */
const LOOK_MS = 5000;

let looking: Promise<void> | null = null;

/** Concurrent calls share one request. */
function look(): Promise<void> {
  looking ??= findRunningRated(SERVER, savedRatedMatches(), getOnlineStatus().isSignedIn)
    .then(saveRatedMatches)
    .finally(() => {
      looking = null;
    });
  return looking;
}

/** Why no engine may help with a game now: the user is playing a rated match of it. Null if engines are allowed. */
export async function engineRefusal(game: GameId): Promise<RefusalBody | null> {
  await look();
  return savedRatedMatches().some((match) => match.game === game) ? refusalBody('engine-in-rated') : null;
}

/** Calls `tell` now and whenever the answer may have changed. Returns a function that ends it. */
export function watchEngineRefusal(game: GameId, tell: (refusal: RefusalBody | null) => void): () => void {
  let isWanted = true;
  const ask = (): void => {
    engineRefusal(game).then(
      (refusal) => isWanted && tell(refusal),
      () => undefined,
    );
  };
  // A match that begins or continues elsewhere changes the turns.
  let endTurns = (): void => undefined;
  const listen = (): void => {
    endTurns();
    endTurns = session.getState().live?.turns.subscribe(ask) ?? (() => undefined);
    ask();
  };
  const endVisitor = session.subscribe(listen);
  const timer = setInterval(() => {
    if (!document.hidden) ask();
  }, LOOK_MS);
  globalThis.addEventListener('focus', ask);
  document.addEventListener('visibilitychange', ask);
  listen();
  return () => {
    isWanted = false;
    endTurns();
    endVisitor();
    clearInterval(timer);
    globalThis.removeEventListener('focus', ask);
    document.removeEventListener('visibilitychange', ask);
  };
}
