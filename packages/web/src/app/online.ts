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
export function isKnownOnline(): boolean {
  return offer.isKnown;
}

export function changeOffer(part: Partial<Offer>): void {
  offer = { ...offer, ...part };
  for (const listener of listeners) listener();
}

/** Asks who one is. Only somebody who has come in before needs the rest of online play on other pages. */
export async function askForOffer(): Promise<void> {
  let isThere = false;
  try {
    const answer: unknown = await (await fetch('api/me')).json();
    if (typeof answer !== 'object' || answer === null || !('now' in answer) || !('user' in answer)) return;
    isThere = true;
    if (answer.user !== null) await (await import('../online/visitor.ts')).comeIn();
  } catch {
    // Nobody answers: then one plays here.
  } finally {
    changeOffer({ isThere });
  }
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
