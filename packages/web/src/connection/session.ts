import {
  beGuest,
  LiveConnection,
  refusalBody,
  type RefusalBody,
  type Server,
  ServerRefusal,
  type UserInfo,
  whoAmI,
} from '@tabuleiro/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { setOnlineStatus } from './online-status.ts';
import { showTurnBadges } from './turn-alerts.ts';

// The user of the page, and the one connection that all online pages share.

/** The server that served the page. */
export const SERVER: Server = { address: new URL('./', document.baseURI).href };

export interface Session {
  /** Null if the visitor is not signed in, not even as a guest. */
  readonly user: UserInfo | null;
  /** Null until the server has said who the user is. Anonymous while the visitor is not signed in. */
  readonly live: LiveConnection | null;
}

export const session: StoreApi<Session> = createStore<Session>(() => ({ user: null, live: null }));

let unfollow: () => void = () => undefined;

/** Finds out who is signed in, and connects. Visitors who only look stay anonymous: no guest is made. */
export const restoreSession: () => Promise<void> = once(async () => {
  if (session.getState().live === null) setUser((await whoAmI(SERVER)).user);
});

/** Makes a guest unless the visitor is signed in; called before the first action that needs a name. */
export const ensureUser: () => Promise<void> = once(async () => {
  if (session.getState().user === null) setUser((await beGuest(SERVER)).user);
});

/** Concurrent calls share one run. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Changes the user and reconnects, because the server sends different messages to different users. */
export function setUser(user: UserInfo | null): void {
  const { user: before, live: connected } = session.getState();
  const isFirstName = before === null && user !== null && connected !== null;
  if (!isFirstName) connected?.close();
  // An anonymous connection is kept and signed in, with everything the page shows.
  const live = isFirstName ? connected : connect(user === null);
  if (isFirstName) live.signIn();
  unfollow();
  unfollow = user === null ? () => undefined : showTurnBadges(live, SERVER);
  session.setState({ user, live });
  setOnlineStatus({
    isAvailable: true,
    isSignedIn: user !== null,
    name: user?.name ?? null,
    ...(user === null && { turns: 0 }),
  });
}

function connect(isAnonymous: boolean): LiveConnection {
  const live = new LiveConnection({ address: SERVER.address, explain, isAnonymous });
  live.connect();
  return live;
}

/** Browsers do not say why a WebSocket failed, but a request tells. */
async function explain(): Promise<RefusalBody | null> {
  try {
    const { user } = await whoAmI(SERVER);
    return user === null && session.getState().user !== null ? refusalBody('not-signed-in') : null;
  } catch (error) {
    return error instanceof ServerRefusal ? error.body : null;
  }
}

// Reconnects at once when the user returns to the page or the network is back.
const hurry = (): void => {
  const { live } = session.getState();
  if (live?.status.get().kind === 'lost') live.connect();
};
globalThis.addEventListener('online', hurry);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) hurry();
});
