import type { IncomingMessage } from 'node:http';
import { Bucket } from '../live/bucket.ts';
import { Refused } from '../refused.ts';
import type { Person } from '../users/users.ts';
import { AddressLimiter, AddressSlots, BucketGroup } from './address-limits.ts';
import { addressKeys } from './address.ts';
import { KeyedLock } from './keyed-lock.ts';
import { Limiter, type Rate } from './limiter.ts';

// Each person is limited by account, and all people at one address together, whether they are signed in or not. One address
// may be a class of 35 with two pages each that all begin within a minute: that has to fit into what is allowed at once.

interface Asking {
  readonly ip: string;
  readonly method: string;
  readonly routeOptions: { readonly url?: string | undefined };
  readonly person: Person | null;
}

/** What a look-up of a session or token costs its address: charged before, refunded when somebody has that secret. */
export interface LookUpCharge {
  readonly charge: () => void;
  readonly refund: () => void;
}

const WRONG_SECRETS: ReadonlySet<string> = new Set(['wrong-passphrase', 'wrong-code']);
const MOVES = /^\/api\/matches\/[^/?]+\/moves$/;
const MINUTE = 60;
const DAY = 86_400;

/** Messages over live connections, without moves. */
const MESSAGES: Rate = { burst: 60, perSecond: 15 };

/** Entries of logs that are longer than those of almost all matches; of those, each request counts once. */
const LOG_ENTRIES: Rate = { burst: 100_000, perSecond: 10_000 };
const LONG_LOG = 500;

/** Who may do how much; docs/administration.md has the table. */
export class Limits {
  // By account.
  private readonly requests: Limiter;
  private readonly messages: Limiter;
  private readonly refusedMoves: Limiter;
  private readonly newMatches: Limiter;
  private readonly triesByBoth: Limiter;
  private readonly triesByName: Limiter;
  private readonly triesByHolder: Limiter;
  private readonly signInsByName: Limiter;
  private readonly confirmations: Limiter;
  private readonly listings: Limiter;
  private readonly renamings: Limiter;
  private readonly thoughts: Limiter;
  private readonly records: Limiter;
  private readonly exports: Limiter;
  private readonly fetching = new KeyedLock();
  // By address.
  private readonly allRequests: AddressLimiter;
  private readonly requestsByAddress: AddressLimiter;
  private readonly anonymousRequests: AddressLimiter;
  private readonly messagesByAddress: AddressLimiter;
  private readonly newMatchesByAddress: AddressLimiter;
  private readonly newGuests: AddressLimiter;
  private readonly newGuestsOfDay: AddressLimiter;
  private readonly unknownSecrets: AddressLimiter;
  private readonly triesByAddress: AddressLimiter;
  private readonly attempts: AddressLimiter;
  private readonly listingsByAddress: AddressLimiter;
  private readonly thoughtsByAddress: AddressLimiter;
  private readonly recordsByAddress: AddressLimiter;
  private readonly longLogs: AddressLimiter;
  /** At the same time, at most 1 % and 2 % of what the server has (live/sockets.ts, http/stream-routes.ts). */
  private readonly sockets = new AddressSlots({ guests: 200, all: 400 });
  private readonly anonymousSockets = new AddressSlots({ guests: 100, all: 200 });
  private readonly streams = new AddressSlots({ guests: 200, all: 400 });
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
    this.requests = new Limiter({ burst: 120, perSecond: 20 }, now);
    this.messages = new Limiter(MESSAGES, now);
    this.refusedMoves = new Limiter({ burst: 60, perSecond: 10 }, now);
    this.newMatches = new Limiter({ burst: 100, perSecond: 1 }, now);
    this.triesByBoth = new Limiter({ burst: 8, perSecond: 2 / MINUTE }, now);
    // Looser, so that it takes many addresses to keep somebody from signing in.
    this.triesByName = new Limiter({ burst: 60, perSecond: 12 / MINUTE }, now);
    this.triesByHolder = new Limiter({ burst: 8, perSecond: 2 / MINUTE }, now);
    // Right passphrases are hashed too.
    this.signInsByName = new Limiter({ burst: 100, perSecond: 12 / MINUTE }, now);
    this.confirmations = new Limiter({ burst: 20, perSecond: 6 / MINUTE }, now);
    this.listings = new Limiter({ burst: 60, perSecond: 5 }, now);
    this.renamings = new Limiter({ burst: 3, perSecond: 1 / DAY }, now);
    this.thoughts = new Limiter({ burst: 10, perSecond: 30 / MINUTE }, now);
    this.records = new Limiter({ burst: 2000, perSecond: 50 }, now);
    this.exports = new Limiter({ burst: 3, perSecond: 1 / MINUTE }, now);

    // The class loads the page: 35 times 60 files, twice over.
    this.allRequests = new AddressLimiter({ burst: 5000, perSecond: 250 }, now);
    this.requestsByAddress = new AddressLimiter({ burst: 1200, perSecond: 100 }, now);
    this.anonymousRequests = new AddressLimiter({ burst: 400, perSecond: 40 }, now);
    this.messagesByAddress = new AddressLimiter({ burst: 1200, perSecond: 150 }, now);
    this.newMatchesByAddress = new AddressLimiter({ burst: 200, perSecond: 2 }, now);
    this.newGuests = new AddressLimiter({ burst: 60, perSecond: 6 / MINUTE }, now);
    this.newGuestsOfDay = new AddressLimiter({ burst: 240, perSecond: 240 / DAY }, now);
    this.unknownSecrets = new AddressLimiter({ burst: 200, perSecond: 10 }, now);
    this.triesByAddress = new AddressLimiter({ burst: 40, perSecond: 12 / MINUTE }, now);
    this.attempts = new AddressLimiter({ burst: 300, perSecond: 30 }, now);
    this.listingsByAddress = new AddressLimiter({ burst: 600, perSecond: 50 }, now);
    this.thoughtsByAddress = new AddressLimiter({ burst: 100, perSecond: 2 }, now);
    this.recordsByAddress = new AddressLimiter({ burst: 10_000, perSecond: 100 }, now);
    this.longLogs = new AddressLimiter(LOG_ENTRIES, now);
  }

  /** Before anything else is done for a request, whatever it asks for, except for moves. */
  countRequest(ip: string, { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): Refused | null {
    return method === 'POST' && MOVES.test(url) ? null : this.allRequests.tryTake(ip);
  }

  /**
   * Before a request is answered. Moves are counted apart: no legal one is ever refused for what else its player has done.
   * What a person's own limit refuses costs the address nothing, so that others there go on.
   */
  begin(request: Asking): void {
    const { person, ip } = request;
    if (person === null) {
      this.anonymousRequests.take(ip);
      return this.requestsByAddress.take(ip);
    }
    if (isMove(request)) return;
    this.requests.take(person.info.id);
    this.requestsByAddress.take(ip);
    const makesMatch = request.method === 'POST' && request.routeOptions.url === '/api/matches';
    if (!makesMatch) return;
    this.countNewMatch(person.info.id);
    this.newMatchesByAddress.take(ip);
  }

  /** Before a match or a rematch is made. */
  countNewMatch(user: string): void {
    this.newMatches.take(user);
  }

  /** When a request could not even be read: too many moves that are none are refused for their number alone. */
  refused(request: Asking): Refused | null {
    return request.person !== null && isMove(request) ? this.refusedMoves.tryTake(request.person.info.id) : null;
  }

  /** What somebody may still send of moves that are not made. */
  movesOf(user: string): Bucket {
    return this.refusedMoves.bucketOf(user);
  }

  /** Before a guest, or an account for somebody who was none, is made. */
  makeGuest(ip: string): void {
    this.newGuestsOfDay.take(ip);
    const refused = this.newGuests.tryTake(ip);
    if (refused === null) return;
    this.newGuestsOfDay.giveBack(ip);
    throw refused;
  }

  /** For the look-up of a secret that the server has not seen lately, and that may be made up. */
  lookUp(ip: string): LookUpCharge {
    return { charge: () => this.unknownSecrets.take(ip), refund: () => this.unknownSecrets.giveBack(ip) };
  }

  /** Takes a slot for a live connection; returns the function that gives it back. `person` is null for anonymous visitors. */
  openSocket(ip: string, person: Person | null): () => void {
    const release = this.sockets.take(ip, hasAccount(person));
    const releaseAnonymous = person === null ? this.anonymousSockets.take(ip, false) : () => undefined;
    if (release !== null && releaseAnonymous !== null) {
      return () => {
        release();
        releaseAnonymous();
      };
    }
    release?.();
    releaseAnonymous?.();
    throw new Refused('too-many-connections');
  }

  /** The same for a response that stays open. */
  openStream(ip: string, person: Person | null): () => void {
    const release = this.streams.take(ip, hasAccount(person));
    if (release === null) throw new Refused('too-many-connections');
    return release;
  }

  /** What one live connection may ask for: all connections of a user share it, and all at one address. */
  messagesOf(ip: string, person: Person | null): BucketGroup {
    const { burst, perSecond } = MESSAGES;
    const own = person === null ? new Bucket(burst, perSecond, this.now()) : this.messages.bucketOf(person.info.id);
    return new BucketGroup([own, ...this.messagesByAddress.bucketsOf(ip)]);
  }

  /**
   * Tries the passphrase of an account. All attempts count until they end. Wrong ones count for longer, by name and address;
   * right ones only by name, because they are hashed too.
   */
  async guess<T>(ip: string, nameKey: string, attempt: () => Promise<T>): Promise<T> {
    const both = `${nameKey} ${addressKeys(ip)?.address ?? ''}`;
    this.triesByAddress.take(ip);
    this.triesByBoth.take(both);
    this.triesByName.take(nameKey);
    const counted = (): Promise<T> => countHashing(this.signInsByName, nameKey, attempt);
    return refundUnlessWrong(counted, () => {
      this.triesByBoth.giveBack(both);
      this.triesByName.giveBack(nameKey);
      this.triesByAddress.giveBack(ip);
    });
  }

  /** The same for a user who is signed in: whatever strangers try does not keep them from it. */
  async guessOwn<T>(user: string, attempt: () => Promise<T>): Promise<T> {
    this.triesByHolder.take(user);
    const counted = (): Promise<T> => countHashing(this.confirmations, user, attempt);
    return refundUnlessWrong(counted, () => this.triesByHolder.giveBack(user));
  }

  /** The same for recovery codes, which cannot be guessed: they are limited by address only. */
  async guessCode<T>(ip: string, attempt: () => Promise<T>): Promise<T> {
    this.triesByAddress.take(ip);
    return refundUnlessWrong(attempt, () => this.triesByAddress.giveBack(ip));
  }

  /** Before a live connection is accepted. What is accepted for somebody who is signed in is refunded. */
  countAttempt(ip: string): void {
    this.attempts.take(ip);
  }

  refund(ip: string): void {
    this.attempts.giveBack(ip);
  }

  /** Asks for the moves of a position, which costs the serving thread more than most. */
  list(user: string, ip: string): void {
    this.listings.take(user);
    this.listingsByAddress.take(ip);
  }

  rename(user: string): void {
    this.renamings.take(user);
  }

  /** Lets the engine think about a position. */
  think(user: string, ip: string): void {
    this.thoughts.take(user);
    this.thoughtsByAddress.take(ip);
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
    this.recordsByAddress.take(request.ip, count);
  }

  /** Before so many entries of a match's log are read for somebody. */
  readLog(ip: string, entries: number): void {
    if (entries > LONG_LOG) this.longLogs.take(ip, Math.min(entries, LOG_ENTRIES.burst));
  }

  /** Before all is sent that is kept of somebody. */
  fetchExport(user: string): () => void {
    const done = this.fetching.begin(`export ${user}`);
    const refused = this.exports.tryTake(user);
    if (refused === null) return done;
    done();
    throw refused;
  }
}

/** Gives an attempt back that succeeded or failed for another reason than a wrong secret. */
async function refundUnlessWrong<T>(attempt: () => Promise<T>, refund: () => void): Promise<T> {
  try {
    const done = await attempt();
    refund();
    return done;
  } catch (error) {
    const isWrong = error instanceof Refused && WRONG_SECRETS.has(error.body.code);
    if (!isWrong) refund();
    throw error;
  }
}

/** Counts an attempt that hashes a passphrase; gives back one that found no place in the queue. */
async function countHashing<T>(limiter: Limiter, key: string, attempt: () => Promise<T>): Promise<T> {
  limiter.take(key);
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof Refused && error.body.code === 'too-fast') limiter.giveBack(key);
    throw error;
  }
}

/** Who asks, by account or else by address; null for who is not counted. */
function keyOf({ ip, person }: Pick<Asking, 'ip' | 'person'>): string | null {
  return person === null ? (addressKeys(ip)?.address ?? null) : person.info.id;
}

function isMove({ method, routeOptions }: Asking): boolean {
  return method === 'POST' && routeOptions.url === '/api/matches/:id/moves';
}

function hasAccount(person: Person | null): boolean {
  return person !== null && !person.info.isGuest;
}
