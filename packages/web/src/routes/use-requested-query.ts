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
  readonly noteOwn = (query: string): void => {
    this.own = query;
  };
}

export function useRequestedQuery(query: string): Pick<RequestedQuery, 'requested' | 'noteOwn' | 'revision'> {
  const [address] = useState(() => new RequestedQuery(query));
  address.update(query);
  return address;
}
