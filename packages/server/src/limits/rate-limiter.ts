import { createHash } from 'node:crypto';
import { RefusalError } from '../refusal-error.ts';

/** A token bucket: allows a burst up to its capacity and then a number per second. */
export class TokenBucket {
  private readonly capacity: number;
  private readonly perSecond: number;
  private level: number;
  private filledAt: number;

  constructor(capacity: number, perSecond: number, now: number) {
    this.capacity = capacity;
    this.perSecond = perSecond;
    this.level = capacity;
    this.filledAt = now;
  }

  /** False when there is nothing left. */
  take(now: number, amount = 1): boolean {
    this.level = Math.min(this.capacity, this.level + (Math.max(0, now - this.filledAt) * this.perSecond) / 1000);
    this.filledAt = now;
    if (this.level < amount) return false;
    this.level -= amount;
    return true;
  }

  /** What turned out to be welcome costs nothing. */
  giveBack(amount = 1): void {
    this.level = Math.min(this.capacity, this.level + amount);
  }

  /** How long until it has this amount. */
  secondsUntil(amount = 1): number {
    return Math.max(1, Math.ceil((amount - this.level) / this.perSecond));
  }

  /** Whether it is as good as new. */
  isFull(now: number): boolean {
    return this.level + ((now - this.filledAt) * this.perSecond) / 1000 >= this.capacity;
  }
}

const MOST_KEYS = 20_000;
const SHARED = 1024;
/** The sweep takes a while, so it is not done more often. */
const SWEEP_MS = 1000;

/** A burst, and a number per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * A rate limit for each key, in bounded memory: when too many keys are busy, new ones share buckets, so that a flood of
 * keys makes the limit coarser but never lifts it.
 */
export class RateLimiter {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, TokenBucket>();
  private readonly shared = new Map<number, TokenBucket>();
  private sweptAt = Number.NEGATIVE_INFINITY;

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  /** How many keys have a bucket of their own. */
  get size(): number {
    return this.buckets.size;
  }

  /** Takes an amount. Throws a refusal if there is not enough left. */
  take(key: string, amount = 1): void {
    const refused = this.tryTake(key, amount);
    if (refused !== null) throw refused;
  }

  /** The same, and gives the refusal, if it is one. */
  tryTake(key: string, amount = 1): RefusalError | null {
    const bucket = this.bucketOf(key);
    return bucket.take(this.now(), amount)
      ? null
      : new RefusalError('too-fast', { seconds: bucket.secondsUntil(amount) });
  }

  /** What turned out to be welcome costs nothing. */
  giveBack(key: string): void {
    this.bucketOf(key).giveBack();
  }

  /** The bucket of a key, for callers that count themselves. */
  bucketOf(key: string): TokenBucket {
    const known = this.buckets.get(key);
    if (known !== undefined) return known;
    if (this.buckets.size >= MOST_KEYS) this.sweep();
    return this.buckets.size < MOST_KEYS ? this.add(this.buckets, key) : this.sharedOf(key);
  }

  private sharedOf(key: string): TokenBucket {
    const place = createHash('sha256').update(key).digest().readUInt32LE() % SHARED;
    return this.shared.get(place) ?? this.add(this.shared, place);
  }

  private add<Key>(buckets: Map<Key, TokenBucket>, key: Key): TokenBucket {
    const bucket = new TokenBucket(this.rate.burst, this.rate.perSecond, this.now());
    buckets.set(key, bucket);
    return bucket;
  }

  /** Removes the buckets that are full again. */
  private sweep(): void {
    const now = this.now();
    if (now - this.sweptAt < SWEEP_MS) return;
    this.sweptAt = now;
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}
