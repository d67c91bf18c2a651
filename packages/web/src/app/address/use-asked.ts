import { useState } from 'react';

/**
 * What an address asks a page to show. The page writes there itself what it shows, for a reload or for whoever copies it,
 * which is no reason to begin anew; any other change is: somebody followed a link, or went back.
 *
 * Pages hear of what they wrote only when something else draws them again, such as another language.
 */
export class AskedAddress {
  asked: string;
  /** How often something else was asked for. */
  turn = 0;
  private heard: string;
  private own: string | null = null;

  constructor(query: string) {
    this.asked = query;
    this.heard = query;
  }

  /** The address as the page hears of it. */
  hear(query: string): void {
    if (query === this.heard) return;
    this.heard = query;
    if (query === this.own) return;
    this.own = null;
    this.asked = query;
    this.turn++;
  }

  /** The page is about to write this there. */
  readonly noteOwn = (query: string): void => {
    this.own = query;
  };
}

export function useAsked(query: string): Pick<AskedAddress, 'asked' | 'noteOwn' | 'turn'> {
  const [address] = useState(() => new AskedAddress(query));
  address.hear(query);
  return address;
}
