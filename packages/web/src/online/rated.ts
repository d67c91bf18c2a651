import { type RefusalBody, refusalBody } from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import { offerNow } from '../app/online.ts';
import { lookForRated } from './rated-look.ts';
import { keepRated, ratedMatches } from './rated-memory.ts';
import { SERVER, visitor } from './visitor.ts';

/** How often is asked while somebody sits where an engine would help. */
const LOOK_MS = 5000;

let looking: Promise<void> | null = null;

/** Several parts of the page may ask at the same time. */
function look(): Promise<void> {
  looking ??= lookForRated(SERVER, ratedMatches(), offerNow().isKnown)
    .then(keepRated)
    .finally(() => {
      looking = null;
    });
  return looking;
}

/** Why no engine helps with a game now: whoever plays a rated match of it plays alone. Null when nothing speaks against it. */
export async function engineRefusal(game: GameId): Promise<RefusalBody | null> {
  await look();
  return ratedMatches().some((match) => match.game === game) ? refusalBody('engine-in-rated') : null;
}

/** Tells the same now and whenever it may have changed; gives the function that ends it. */
export function followRefusal(game: GameId, tell: (refusal: RefusalBody | null) => void): () => void {
  let isWanted = true;
  const ask = (): void => {
    engineRefusal(game).then(
      (refusal) => isWanted && tell(refusal),
      () => undefined,
    );
  };
  // A match that begins or goes on elsewhere changes whose turn it is somewhere.
  let endTurns = (): void => undefined;
  const listen = (): void => {
    endTurns();
    endTurns = visitor.getState().live?.turns.subscribe(ask) ?? (() => undefined);
    ask();
  };
  const endVisitor = visitor.subscribe(listen);
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
