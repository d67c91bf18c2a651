import { createHash } from 'node:crypto';
import { Bucket } from '../live/bucket.ts';
import { Refused } from '../refused.ts';

const MOST_KEYS = 20_000;
const SHARED = 1024;
/** To look for those who have done nothing takes a while, and is not done more often. */
const SWEEP_MS = 1000;

/** How much somebody may do: so much at once, and so much a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * Counts for each key what it does. However many keys there are, the memory is bounded: when too many are busy at a time,
 * new ones share a bucket with others, so that a flood of keys makes the limit coarser and never lifts it.
 */
export class Limiter {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();
  private readonly shared = new Map<number, Bucket>();
  private sweptAt = Number.NEGATIVE_INFINITY;

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  /** How many keys have a bucket of their own. */
  get size(): number {
    return this.buckets.size;
  }

  /** Does it once more, or so often; refuses when there is not so much left. */
  take(key: string, amount = 1): void {
    const refused = this.tryTake(key, amount);
    if (refused !== null) throw refused;
  }

  /** The same, and gives the refusal, if it is one. */
  tryTake(key: string, amount = 1): Refused | null {
    const bucket = this.bucketOf(key);
    return bucket.take(this.now(), amount) ? null : new Refused('too-fast', { seconds: bucket.secondsUntil(amount) });
  }

  /** What turned out to be welcome costs nothing. */
  giveBack(key: string): void {
    this.bucketOf(key).giveBack();
  }

  /** The bucket of a key, for whoever counts by itself. */
  bucketOf(key: string): Bucket {
    const known = this.buckets.get(key);
    if (known !== undefined) return known;
    if (this.buckets.size >= MOST_KEYS) this.sweep();
    return this.buckets.size < MOST_KEYS ? this.add(this.buckets, key) : this.sharedOf(key);
  }

  private sharedOf(key: string): Bucket {
    const place = createHash('sha256').update(key).digest().readUInt32LE() % SHARED;
    return this.shared.get(place) ?? this.add(this.shared, place);
  }

  private add<Key>(buckets: Map<Key, Bucket>, key: Key): Bucket {
    const bucket = new Bucket(this.rate.burst, this.rate.perSecond, this.now());
    buckets.set(key, bucket);
    return bucket;
  }

  /** Who has done nothing for a while is as somebody new. */
  private sweep(): void {
    const now = this.now();
    if (now - this.sweptAt < SWEEP_MS) return;
    this.sweptAt = now;
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}
