import type { Bucket } from '../live/bucket.ts';
import type { Refused } from '../refused.ts';
import type { Person } from '../users/users.ts';
import { countedAddress } from './address.ts';
import { KeyedLock } from './keyed-lock.ts';
import { Limiter } from './limiter.ts';

// Accounts are counted by account. Addresses, which a whole club may share, count only for those who have not come in and
// for making guests and trying passphrases.

interface Asking {
  readonly ip: string;
  readonly method: string;
  readonly routeOptions: { readonly url?: string | undefined };
  readonly person: Person | null;
}

const MINUTE = 60;
const DAY = 86_400;

/** Who may do how much. */
export class Limits {
  private readonly strangers: Limiter;
  private readonly requests: Limiter;
  private readonly refusedMoves: Limiter;
  private readonly newMatches: Limiter;
  private readonly newGuests: Limiter;
  private readonly triesByAddress: Limiter;
  private readonly triesByBoth: Limiter;
  private readonly triesByName: Limiter;
  private readonly triesByHolder: Limiter;
  private readonly attempts: Limiter;
  private readonly listings: Limiter;
  private readonly renamings: Limiter;
  private readonly thoughts: Limiter;
  private readonly records: Limiter;
  private readonly exports: Limiter;
  private readonly fetching = new KeyedLock();

  constructor(now: () => number) {
    this.strangers = new Limiter({ burst: 120, perSecond: 20 }, now);
    this.requests = new Limiter({ burst: 120, perSecond: 20 }, now);
    this.refusedMoves = new Limiter({ burst: 60, perSecond: 10 }, now);
    this.newMatches = new Limiter({ burst: 100, perSecond: 1 }, now);
    this.newGuests = new Limiter({ burst: 60, perSecond: 6 / MINUTE }, now);
    this.triesByAddress = new Limiter({ burst: 40, perSecond: 12 / MINUTE }, now);
    this.triesByBoth = new Limiter({ burst: 8, perSecond: 2 / MINUTE }, now);
    // Looser, so that it takes many addresses to keep somebody from signing in.
    this.triesByName = new Limiter({ burst: 60, perSecond: 12 / MINUTE }, now);
    this.triesByHolder = new Limiter({ burst: 8, perSecond: 2 / MINUTE }, now);
    this.attempts = new Limiter({ burst: 300, perSecond: 30 }, now);
    this.listings = new Limiter({ burst: 60, perSecond: 5 }, now);
    this.renamings = new Limiter({ burst: 3, perSecond: 1 / DAY }, now);
    this.thoughts = new Limiter({ burst: 10, perSecond: 30 / MINUTE }, now);
    this.records = new Limiter({ burst: 2000, perSecond: 50 }, now);
    this.exports = new Limiter({ burst: 3, perSecond: 1 / MINUTE }, now);
  }

  /** Before a request is answered. Moves are counted apart: no legal one is ever refused for what else its player has done. */
  begin(request: Asking): void {
    const { person } = request;
    if (person === null) return this.byAddress(this.strangers, request.ip);
    if (isMove(request)) return;
    this.requests.take(person.info.id);
    const makesMatch = request.method === 'POST' && request.routeOptions.url === '/api/matches';
    if (makesMatch) this.newMatches.take(person.info.id);
  }

  /** When a request could not even be read: too many moves that are none are refused for their number alone. */
  refused(request: Asking): Refused | null {
    return request.person !== null && isMove(request) ? this.refusedMoves.tryTake(request.person.info.id) : null;
  }

  /** What somebody may still send of moves that are not made. */
  movesOf(user: string): Bucket {
    return this.refusedMoves.bucketOf(user);
  }

  makeGuest(ip: string): void {
    this.byAddress(this.newGuests, ip);
  }

  /** Asks for the passphrase of an account; only wrong ones count. Attempts at the same time all count, until one is right. */
  async guess<T>(ip: string, nameKey: string, attempt: () => Promise<T>): Promise<T> {
    const both = `${nameKey} ${countedAddress(ip) ?? ''}`;
    this.byAddress(this.triesByAddress, ip);
    this.triesByBoth.take(both);
    this.triesByName.take(nameKey);
    const done = await attempt();
    this.triesByBoth.giveBack(both);
    this.triesByName.giveBack(nameKey);
    this.giveBack(this.triesByAddress, ip);
    return done;
  }

  /** The same of somebody who is in already: whatever strangers try does not keep them from it. */
  async guessOwn<T>(user: string, attempt: () => Promise<T>): Promise<T> {
    this.triesByHolder.take(user);
    const done = await attempt();
    this.triesByHolder.giveBack(user);
    return done;
  }

  /** The same of recovery codes, which nobody guesses: who has one gets in, whatever others have tried. */
  async guessCode<T>(ip: string, attempt: () => Promise<T>): Promise<T> {
    this.byAddress(this.triesByAddress, ip);
    const done = await attempt();
    this.giveBack(this.triesByAddress, ip);
    return done;
  }

  /** Before somebody is let in for a live connection; who is, has knocked for nothing. */
  countAttempt(ip: string): void {
    this.byAddress(this.attempts, ip);
  }

  refund(ip: string): void {
    this.giveBack(this.attempts, ip);
  }

  /** Asks for the moves of a position, which costs the serving thread more than most. */
  list(user: string): void {
    this.listings.take(user);
  }

  rename(user: string): void {
    this.renamings.take(user);
  }

  think(user: string): void {
    this.thoughts.take(user);
  }

  /** Before many records are found: one such request after the other; gives what is to be called in the end. */
  fetchRecords(request: Pick<Asking, 'ip' | 'person'>): () => void {
    const key = keyOf(request);
    return key === null ? () => undefined : this.fetching.begin(`records ${key}`);
  }

  /** So many were found, and are to be sent. */
  sendRecords(request: Pick<Asking, 'ip' | 'person'>, count: number): void {
    const key = keyOf(request);
    if (key !== null) this.records.take(key, count);
  }

  /** Before all is sent that is kept of somebody. */
  fetchExport(user: string): () => void {
    const done = this.fetching.begin(`export ${user}`);
    const refused = this.exports.tryTake(user);
    if (refused === null) return done;
    done();
    throw refused;
  }

  private giveBack(limiter: Limiter, ip: string): void {
    const address = countedAddress(ip);
    if (address !== null) limiter.giveBack(address);
  }

  private byAddress(limiter: Limiter, ip: string): void {
    const address = countedAddress(ip);
    if (address !== null) limiter.take(address);
  }
}

/** Who asks, by account or else by address; null for who is not counted. */
function keyOf({ ip, person }: Pick<Asking, 'ip' | 'person'>): string | null {
  return person === null ? countedAddress(ip) : person.info.id;
}

function isMove({ method, routeOptions }: Asking): boolean {
  return method === 'POST' && routeOptions.url === '/api/matches/:id/moves';
}
