import { useSyncExternalStore } from 'react';

/** What the server that the page comes from offers beside the page itself. */
export interface Offer {
  /** Whether one can play online. A folder of files somewhere has no server for that. Null until it was asked. */
  readonly isThere: boolean | null;
  /** Whether the person has come in before, so that matches may wait. */
  readonly isKnown: boolean;
  /** In how many matches it is the person's turn. */
  readonly turns: number;
}

let offer: Offer = { isThere: null, isKnown: false, turns: 0 };
const listeners = new Set<() => void>();

export function useOffer(): Offer {
  return useSyncExternalStore(listen, () => offer);
}

/** For those who are no components. */
export function offerNow(): Offer {
  return offer;
}

export function changeOffer(part: Partial<Offer>): void {
  offer = { ...offer, ...part };
  for (const listener of listeners) listener();
}

/** So long nobody waits for an answer; one that comes later still counts. */
const PATIENCE_MS = 3000;

/** Asks who one is. Only somebody who has come in before needs the rest of online play on other pages. */
export async function askForOffer(): Promise<void> {
  const timer = setTimeout(() => changeOffer({ isThere: false }), PATIENCE_MS);
  let isThere = false;
  let isKnown = false;
  try {
    const answer: unknown = await (await fetch('api/me')).json();
    if (typeof answer === 'object' && answer !== null && 'now' in answer && 'user' in answer) {
      isThere = true;
      isKnown = answer.user !== null;
    }
  } catch {
    // Nobody answers: then one plays here.
  }
  clearTimeout(timer);
  changeOffer({ isThere });
  if (!isKnown) return;
  try {
    await (await import('../online/visitor.ts')).restoreSession();
  } catch {
    // The server is gone again; whoever goes to its pages is told why.
  }
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
