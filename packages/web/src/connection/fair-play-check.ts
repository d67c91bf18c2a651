import {
  findMatch,
  findOwnMatches,
  type RefusalBody,
  refusalBody,
  type Server,
  ServerRefusal,
  stateOf,
} from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import { getOnlineStatus } from './online-status.ts';
import { type RatedMatch, saveRatedMatches, savedRatedMatches } from './rated-match-storage.ts';
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

/**
 * The running rated matches: the user's own according to the server, and remembered ones until the server says that
 * they are over. Users who have signed out or get no answer are still playing them.
 */
export async function findRunningRated(
  server: Server,
  known: readonly RatedMatch[],
  isIn: boolean,
): Promise<readonly RatedMatch[]> {
  const own = isIn ? await findOwn(server) : [];
  const others = known.filter(({ id }) => !own.some((one) => one.id === id));
  const areOn = await Promise.all(others.map((match) => isOn(server, match)));
  return [...own, ...others.filter((_, index) => areOn[index])];
}

async function findOwn(server: Server): Promise<readonly RatedMatch[]> {
  try {
    const matches = await findOwnMatches(server);
    return matches
      .filter(({ info, isRunning }) => isRunning && info.terms.isRated)
      .map(({ info }) => ({ game: info.terms.game, id: info.id }));
  } catch {
    return [];
  }
}

async function isOn(server: Server, { id }: RatedMatch): Promise<boolean> {
  try {
    const { info, events } = await findMatch(server, id);
    return stateOf(info, events).ending === null;
  } catch (error) {
    return !(error instanceof ServerRefusal && error.code === 'no-such-match');
  }
}
