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
import { changeOffer } from '../app/online.ts';
import { followTurns } from './turns.ts';

// Who sits at the page, and the one connection that all pages of online play share.

/** The server that the page comes from. */
export const SERVER: Server = { address: new URL('./', document.baseURI).href };

export interface Visitor {
  /** Null for somebody who is not signed in, not even as a guest. */
  readonly user: UserInfo | null;
  /** Null until the server has said who sits here. Anonymous as long as nobody is signed in. */
  readonly live: LiveConnection | null;
}

export const visitor: StoreApi<Visitor> = createStore<Visitor>(() => ({ user: null, live: null }));

let unfollow: () => void = () => undefined;

/** Finds out who the browser was before, and connects. Whoever only looks stays anonymous: no guest is made. */
export const restoreSession: () => Promise<void> = once(async () => {
  if (visitor.getState().live === null) become((await whoAmI(SERVER)).user);
});

/** Makes a guest of somebody who is not signed in; to be called before the first thing that needs a name. */
export const ensureUser: () => Promise<void> = once(async () => {
  if (visitor.getState().user === null) become((await beGuest(SERVER)).user);
});

/** Several parts of the page may ask for the same at the same time: it is then done once. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

/** The server knows the page as somebody else now: what it hears is meant for somebody else too. */
export function become(user: UserInfo | null): void {
  const { user: before, live: connected } = visitor.getState();
  const isFirstName = before === null && user !== null && connected !== null;
  if (!isFirstName) connected?.close();
  // Somebody who was anonymous keeps all that is on the page, and hears more from now on.
  const live = isFirstName ? connected : connect(user === null);
  if (isFirstName) live.signIn();
  unfollow();
  unfollow = user === null ? () => undefined : followTurns(live, SERVER);
  visitor.setState({ user, live });
  changeOffer({ isThere: true, isKnown: user !== null, ...(user === null && { turns: 0 }) });
}

function connect(isAnonymous: boolean): LiveConnection {
  const live = new LiveConnection({ address: SERVER.address, explain, isAnonymous });
  live.connect();
  return live;
}

/** Browsers do not say why there is no connection; the server does when it is asked otherwise. */
async function explain(): Promise<RefusalBody | null> {
  try {
    const { user } = await whoAmI(SERVER);
    return user === null && visitor.getState().user !== null ? refusalBody('not-signed-in') : null;
  } catch (error) {
    return error instanceof ServerRefusal ? error.body : null;
  }
}

// Whoever comes back, to the page or to the network, need not wait for the next attempt.
const hurry = (): void => {
  const { live } = visitor.getState();
  if (live?.status.get().kind === 'lost') live.connect();
};
globalThis.addEventListener('online', hurry);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) hurry();
});
