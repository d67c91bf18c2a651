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
  /** Null for somebody who has not come in, or has gone out. */
  readonly user: UserInfo | null;
  readonly live: LiveConnection | null;
}

export const visitor: StoreApi<Visitor> = createStore<Visitor>(() => ({ user: null, live: null }));

let entering: Promise<void> | null = null;
let unfollow: () => void = () => undefined;

/** Comes in as whoever the browser was before, or as a new guest. Several parts of the page may ask at the same time. */
export function comeIn(): Promise<void> {
  if (visitor.getState().user !== null) return Promise.resolve();
  entering ??= enter().finally(() => {
    entering = null;
  });
  return entering;
}

async function enter(): Promise<void> {
  become((await beGuest(SERVER)).user);
}

/** The server knows the page as somebody else now: what it hears is meant for somebody else too. */
export function become(user: UserInfo | null): void {
  visitor.getState().live?.close();
  unfollow();
  const live = user === null ? null : connect();
  unfollow = live === null ? () => undefined : followTurns(live, SERVER);
  visitor.setState({ user, live });
  changeOffer({ isThere: true, isKnown: user !== null, ...(user === null && { turns: 0 }) });
}

function connect(): LiveConnection {
  const live = new LiveConnection({ address: SERVER.address, explain });
  live.connect();
  return live;
}

/** Browsers do not say why there is no connection; the server does when it is asked otherwise. */
async function explain(): Promise<RefusalBody | null> {
  try {
    const { user } = await whoAmI(SERVER);
    return user === null ? refusalBody('not-signed-in') : null;
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
