import type { RefusalError } from '../refusal-error.ts';
import { addressKeys } from './address-keys.ts';
import { type Rate, RateLimiter, type TokenBucket } from './rate-limiter.ts';

/** The limit of an IPv6 site (/48), as a multiple of that of one address. */
const SITE_FACTOR = 2;

/** A rate limit for each address, and a higher one for each IPv6 site. */
export class AddressRateLimiter {
  private readonly addresses: RateLimiter;
  private readonly sites: RateLimiter;

  constructor({ burst, perSecond }: Rate, now: () => number) {
    this.addresses = new RateLimiter({ burst, perSecond }, now);
    this.sites = new RateLimiter({ burst: SITE_FACTOR * burst, perSecond: SITE_FACTOR * perSecond }, now);
  }

  take(ip: string, amount = 1): void {
    const refused = this.tryTake(ip, amount);
    if (refused !== null) throw refused;
  }

  /** Returns the refusal instead of throwing it; null when there was enough left. */
  tryTake(ip: string, amount = 1): RefusalError | null {
    const keys = addressKeys(ip);
    if (keys === null) return null;
    const { address, network } = keys;
    const refused = this.addresses.tryTake(address, amount);
    if (refused !== null || network === address) return refused;
    const siteRefused = this.sites.tryTake(network, amount);
    if (siteRefused !== null) this.addresses.bucketOf(address).giveBack(amount);
    return siteRefused;
  }

  giveBack(ip: string): void {
    for (const bucket of this.bucketsOf(ip)) bucket.giveBack();
  }

  /** The buckets that count an address; none for the machine itself. */
  bucketsOf(ip: string): readonly TokenBucket[] {
    const keys = addressKeys(ip);
    if (keys === null) return [];
    const { address, network } = keys;
    const own = this.addresses.bucketOf(address);
    return network === address ? [own] : [own, this.sites.bucketOf(network)];
  }
}

/** How much of something may be in use at the same time. */
export interface Share {
  /** By guests and anonymous visitors at one address. */
  readonly guests: number;
  /** By all users at one address, and by all of one IPv6 site. */
  readonly all: number;
}

/** Counts what each address and each IPv6 site uses, such as open connections. */
export class AddressSlots {
  private readonly share: Share;
  private readonly used = new Map<string, number>();

  constructor(share: Share) {
    this.share = share;
  }

  /** Takes a slot and returns the function that gives it back; null when the address or its site has used its share. */
  take(ip: string, hasAccount: boolean): (() => void) | null {
    const keys = addressKeys(ip);
    if (keys === null) return () => undefined;
    const { address, network } = keys;
    const { guests, all } = this.share;
    if (this.usedBy(address) >= (hasAccount ? all : guests) || this.usedBy(network) >= all) return null;
    const counted = network === address ? [address] : [address, network];
    for (const key of counted) this.used.set(key, this.usedBy(key) + 1);
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      for (const key of counted) this.release(key);
    };
  }

  private release(key: string): void {
    const left = this.usedBy(key) - 1;
    if (left === 0) this.used.delete(key);
    else this.used.set(key, left);
  }

  private usedBy(key: string): number {
    return this.used.get(key) ?? 0;
  }
}

/** Several buckets that all have to have enough left. */
export class TokenBucketGroup {
  private readonly buckets: readonly TokenBucket[];

  constructor(buckets: readonly TokenBucket[]) {
    this.buckets = buckets;
  }

  /** Takes one from each bucket; takes nothing and returns false when one of them is empty. */
  take(now: number): boolean {
    for (const [index, bucket] of this.buckets.entries()) {
      if (bucket.take(now)) continue;
      for (const paid of this.buckets.slice(0, index)) paid.giveBack();
      return false;
    }
    return true;
  }

  secondsUntil(): number {
    return Math.max(...this.buckets.map((bucket) => bucket.secondsUntil()));
  }
}
