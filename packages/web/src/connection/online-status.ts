import { useSyncExternalStore } from 'react';

/** Whether the page's server offers online play, and what is waiting there. */
export interface OnlineStatus {
  /** Whether there is a server for online play; static hosting has none. Null until it is known. */
  readonly isAvailable: boolean | null;
  /** Whether the user is signed in, so that matches may be waiting. */
  readonly isSignedIn: boolean;
  /** The user's name; null unless signed in. */
  readonly name: string | null;
  /** In how many matches it is the user's turn. */
  readonly turns: number;
}

let status: OnlineStatus = { isAvailable: null, isSignedIn: false, name: null, turns: 0 };
const listeners = new Set<() => void>();

export function useOnlineStatus(): OnlineStatus {
  return useSyncExternalStore(listen, () => status);
}

/** For code outside components. */
export function getOnlineStatus(): OnlineStatus {
  return status;
}

export function setOnlineStatus(part: Partial<OnlineStatus>): void {
  status = { ...status, ...part };
  for (const listener of listeners) listener();
}

/** After this time we assume that there is no server; a later answer still counts. */
const PATIENCE_MS = 3000;

/** Asks the server who the user is. Loads the rest of online play only for signed-in users. */
export async function loadOnlineStatus(): Promise<void> {
  const timer = setTimeout(() => setOnlineStatus({ isAvailable: false }), PATIENCE_MS);
  let isAvailable = false;
  let isSignedIn = false;
  try {
    const answer: unknown = await (await fetch('api/me')).json();
    if (typeof answer === 'object' && answer !== null && 'now' in answer && 'user' in answer) {
      isAvailable = true;
      isSignedIn = answer.user !== null;
    }
  } catch {
    // No answer: only local play is available.
  }
  clearTimeout(timer);
  // The name of a signed-in user comes with the session.
  if (!isSignedIn) return setOnlineStatus({ isAvailable });
  try {
    await (await import('./session.ts')).restoreSession();
  } catch {
    // The server is gone again; online pages will say so.
    setOnlineStatus({ isAvailable });
  }
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
