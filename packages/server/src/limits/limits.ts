import type { IncomingMessage } from 'node:http';
import type { UserInfo } from '@tabuleiro/client';
import { RefusalError } from '../refusal-error.ts';
import { addressKeys, AddressRateLimiter, AddressSlots, TokenBucketGroup } from './address-limiter.ts';
import { KeyedLock } from './locks.ts';
import { type Rate, RateLimiter, TokenBucket } from './rate-limiter.ts';

// Limits by user, and by address for all users and visitors there. One address may be a school class of 35 with two
// pages each that all begin within a minute; the bursts allow for that.

/** A recognised user. */
interface Person {
  readonly info: Pick<UserInfo, 'id' | 'isGuest'>;
}

interface CountedRequest {
  readonly ip: string;
  readonly method: string;
  readonly routeOptions: { readonly url?: string | undefined };
  readonly person: Person | null;
}

/** The charge for looking up a session or token, refunded if it is valid. */
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

/** Entries of long logs. Logs of almost all matches are shorter than `LONG_LOG` and are not counted here. */
const LOG_ENTRIES: Rate = { burst: 100_000, perSecond: 10_000 };
const LONG_LOG = 500;

/** Who may do how much; docs/administration.md has the table. */
export class ServerLimits {
  // By account.
  private readonly requests: RateLimiter;
  private readonly messages: RateLimiter;
  private readonly refusedMoves: RateLimiter;
  private readonly newMatches: RateLimiter;
  private readonly triesByBoth: RateLimiter;
  private readonly triesByName: RateLimiter;
  private readonly triesByHolder: RateLimiter;
  private readonly signInsByName: RateLimiter;
  private readonly confirmations: RateLimiter;
  private readonly listings: RateLimiter;
  private readonly renamings: RateLimiter;
  private readonly thoughts: RateLimiter;
  private readonly records: RateLimiter;
  private readonly exports: RateLimiter;
  private readonly fetching = new KeyedLock();
  // By address.
  private readonly allRequests: AddressRateLimiter;
  private readonly requestsByAddress: AddressRateLimiter;
  private readonly anonymousRequests: AddressRateLimiter;
  private readonly messagesByAddress: AddressRateLimiter;
  private readonly newMatchesByAddress: AddressRateLimiter;
  private readonly newGuests: AddressRateLimiter;
  private readonly newGuestsOfDay: AddressRateLimiter;
  private readonly unknownSecrets: AddressRateLimiter;
  private readonly triesByAddress: AddressRateLimiter;
  private readonly attempts: AddressRateLimiter;
  private readonly listingsByAddress: AddressRateLimiter;
  private readonly thoughtsByAddress: AddressRateLimiter;
  private readonly recordsByAddress: AddressRateLimiter;
  private readonly longLogs: AddressRateLimiter;
  /** At most 1 % and 2 % of the slots of the server (live/websocket-server.ts, http/stream-routes.ts). */
  private readonly sockets = new AddressSlots({ guests: 200, all: 400 });
  private readonly anonymousSockets = new AddressSlots({ guests: 100, all: 200 });
  private readonly streams = new AddressSlots({ guests: 200, all: 400 });
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
    this.requests = new RateLimiter({ burst: 120, perSecond: 20 }, now);
    this.messages = new RateLimiter(MESSAGES, now);
    this.refusedMoves = new RateLimiter({ burst: 60, perSecond: 10 }, now);
    this.newMatches = new RateLimiter({ burst: 100, perSecond: 1 }, now);
    this.triesByBoth = new RateLimiter({ burst: 8, perSecond: 2 / MINUTE }, now);
    // Looser, so that it takes many addresses to lock out a user.
    this.triesByName = new RateLimiter({ burst: 60, perSecond: 12 / MINUTE }, now);
    this.triesByHolder = new RateLimiter({ burst: 8, perSecond: 2 / MINUTE }, now);
    // Right passphrases are hashed too.
    this.signInsByName = new RateLimiter({ burst: 100, perSecond: 12 / MINUTE }, now);
    this.confirmations = new RateLimiter({ burst: 20, perSecond: 6 / MINUTE }, now);
    this.listings = new RateLimiter({ burst: 60, perSecond: 5 }, now);
    this.renamings = new RateLimiter({ burst: 3, perSecond: 1 / DAY }, now);
    this.thoughts = new RateLimiter({ burst: 10, perSecond: 30 / MINUTE }, now);
    this.records = new RateLimiter({ burst: 2000, perSecond: 50 }, now);
    this.exports = new RateLimiter({ burst: 3, perSecond: 1 / MINUTE }, now);

    // The class loads the page: 35 times 60 files, twice over.
    this.allRequests = new AddressRateLimiter({ burst: 5000, perSecond: 250 }, now);
    this.requestsByAddress = new AddressRateLimiter({ burst: 1200, perSecond: 100 }, now);
    this.anonymousRequests = new AddressRateLimiter({ burst: 400, perSecond: 40 }, now);
    this.messagesByAddress = new AddressRateLimiter({ burst: 1200, perSecond: 150 }, now);
    this.newMatchesByAddress = new AddressRateLimiter({ burst: 200, perSecond: 2 }, now);
    this.newGuests = new AddressRateLimiter({ burst: 60, perSecond: 6 / MINUTE }, now);
    this.newGuestsOfDay = new AddressRateLimiter({ burst: 240, perSecond: 240 / DAY }, now);
    this.unknownSecrets = new AddressRateLimiter({ burst: 200, perSecond: 10 }, now);
    this.triesByAddress = new AddressRateLimiter({ burst: 40, perSecond: 12 / MINUTE }, now);
    this.attempts = new AddressRateLimiter({ burst: 300, perSecond: 30 }, now);
    this.listingsByAddress = new AddressRateLimiter({ burst: 600, perSecond: 50 }, now);
    this.thoughtsByAddress = new AddressRateLimiter({ burst: 100, perSecond: 2 }, now);
    this.recordsByAddress = new AddressRateLimiter({ burst: 10_000, perSecond: 100 }, now);
    this.longLogs = new AddressRateLimiter(LOG_ENTRIES, now);
  }

  /** Counts a request before anything else is done for it. Moves are not counted here. */
  countRequest(ip: string, { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): RefusalError | null {
    return method === 'POST' && MOVES.test(url) ? null : this.allRequests.tryTake(ip);
  }

  /**
   * Counts a request after authentication. Moves are counted elsewhere, so that no legal one is refused because of
   * other requests. A request over a user's own limit costs the address nothing.
   */
  countAuthenticated(request: CountedRequest): void {
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
  refused(request: CountedRequest): RefusalError | null {
    return request.person !== null && isMove(request) ? this.refusedMoves.tryTake(request.person.info.id) : null;
  }

  /** The bucket of a user's moves that are not played. */
  movesOf(user: string): TokenBucket {
    return this.refusedMoves.bucketOf(user);
  }

  /** Counts a new guest, or an account that is created without a guest. */
  countNewGuest(ip: string): void {
    this.newGuestsOfDay.take(ip);
    const refused = this.newGuests.tryTake(ip);
    if (refused === null) return;
    this.newGuestsOfDay.giveBack(ip);
    throw refused;
  }

  /** For the look-up of a secret that the server has not seen lately, and that may be made up. */
  chargeForLookUp(ip: string): LookUpCharge {
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
    throw new RefusalError('too-many-connections');
  }

  /** The same for a response that stays open. */
  openStream(ip: string, person: Person | null): () => void {
    const release = this.streams.take(ip, hasAccount(person));
    if (release === null) throw new RefusalError('too-many-connections');
    return release;
  }

  /** The buckets of messages, shared by all connections of a user and by all at one address. */
  messagesOf(ip: string, person: Person | null): TokenBucketGroup {
    const { burst, perSecond } = MESSAGES;
    const own =
      person === null ? new TokenBucket(burst, perSecond, this.now()) : this.messages.bucketOf(person.info.id);
    return new TokenBucketGroup([own, ...this.messagesByAddress.bucketsOf(ip)]);
  }

  /**
   * Tries the passphrase of an account. All attempts count until they end. Wrong ones count for longer, by name and address;
   * right ones only by name, because they are hashed too.
   */
  async trySignIn<T>(ip: string, nameKey: string, attempt: () => Promise<T>): Promise<T> {
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

  /** The same for a signed-in user, whom attempts by others do not lock out. */
  async tryConfirmation<T>(user: string, attempt: () => Promise<T>): Promise<T> {
    this.triesByHolder.take(user);
    const counted = (): Promise<T> => countHashing(this.confirmations, user, attempt);
    return refundUnlessWrong(counted, () => this.triesByHolder.giveBack(user));
  }

  /** The same for recovery codes, which cannot be guessed: they are limited by address only. */
  async tryRecoveryCode<T>(ip: string, attempt: () => Promise<T>): Promise<T> {
    this.triesByAddress.take(ip);
    return refundUnlessWrong(attempt, () => this.triesByAddress.giveBack(ip));
  }

  /** Counts an attempt to open a live connection. Refunded for a recognised user. */
  countAttempt(ip: string): void {
    this.attempts.take(ip);
  }

  refund(ip: string): void {
    this.attempts.giveBack(ip);
  }

  /** Counts a list of legal moves, which costs the main thread more than most requests. */
  countListing(user: string, ip: string): void {
    this.listings.take(user);
    this.listingsByAddress.take(ip);
  }

  countRename(user: string): void {
    this.renamings.take(user);
  }

  /** Lets the engine think about a position. */
  countAnalysis(user: string, ip: string): void {
    this.thoughts.take(user);
    this.thoughtsByAddress.take(ip);
  }

  /** Starts a request for many records, one at a time; returns the function that ends it. */
  fetchRecords(request: Pick<CountedRequest, 'ip' | 'person'>): () => void {
    const key = keyOf(request);
    return key === null ? () => undefined : this.fetching.begin(`records ${key}`);
  }

  /** Counts the records that were found. */
  sendRecords(request: Pick<CountedRequest, 'ip' | 'person'>, count: number): void {
    const key = keyOf(request);
    if (key !== null) this.records.take(key, count);
    this.recordsByAddress.take(request.ip, count);
  }

  /** Counts the entries of a log that is to be read. */
  countLogRead(ip: string, entries: number): void {
    if (entries > LONG_LOG) this.longLogs.take(ip, Math.min(entries, LOG_ENTRIES.burst));
  }

  /** Starts an export, one at a time; returns the function that ends it. */
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
    const isWrong = error instanceof RefusalError && WRONG_SECRETS.has(error.body.code);
    if (!isWrong) refund();
    throw error;
  }
}

/** Counts an attempt that hashes a passphrase; gives back one that found no place in the queue. */
async function countHashing<T>(limiter: RateLimiter, key: string, attempt: () => Promise<T>): Promise<T> {
  limiter.take(key);
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof RefusalError && error.body.code === 'too-fast') limiter.giveBack(key);
    throw error;
  }
}

/** The key of a user, or else of an address; null if it is not counted. */
function keyOf({ ip, person }: Pick<CountedRequest, 'ip' | 'person'>): string | null {
  return person === null ? (addressKeys(ip)?.address ?? null) : person.info.id;
}

function isMove({ method, routeOptions }: CountedRequest): boolean {
  return method === 'POST' && routeOptions.url === '/api/matches/:id/moves';
}

function hasAccount(person: Person | null): boolean {
  return person !== null && !person.info.isGuest;
}
