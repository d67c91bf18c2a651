import { useState } from 'react';

/**
 * The query that a page was asked to show. The page also writes its state into the address, which does not count as a
 * request; any other change does: a link was followed, or the person went back.
 *
 * React renders a page with a query that it wrote only when something else renders it, such as another language.
 */
export class RequestedQuery {
  requested: string;
  /** Counts requests. */
  revision = 0;
  private last: string;
  private own: string | null = null;

  constructor(query: string) {
    this.requested = query;
    this.last = query;
  }

  /** Called with the query at every render. */
  update(query: string): void {
    if (query === this.last) return;
    this.last = query;
    if (query === this.own) return;
    this.own = null;
    this.requested = query;
    this.revision++;
  }

  /** To be called before the page writes a query into the address. */
  noteOwn(query: string): void {
    this.own = query;
  }

  /** Writes what the page shows into the address, so that a reload or a copied link shows it. */
  readonly write = (address: string): void => {
    const [, query = ''] = address.split('?');
    this.noteOwn(query);
    if (globalThis.location.hash !== address) globalThis.history.replaceState(null, '', address);
  };
}

/** Writes the address of a page, and knows it as the page's own. */
export type WriteAddress = RequestedQuery['write'];

export function useRequestedQuery(query: string): Pick<RequestedQuery, 'requested' | 'revision' | 'write'> {
  const [address] = useState(() => new RequestedQuery(query));
  address.update(query);
  return address;
}
