import { isIP, isIPv6 } from 'node:net';
import type { RefusalError } from '../refusal-error.ts';
import { type Rate, RateLimiter, type TokenBucket } from './rate-limiter.ts';

/** The groups of an IPv6 address that identify the network of a household (/64) and of a site or customer (/48). */
const HOUSEHOLD_GROUPS = 4;
const SITE_GROUPS = 3;
/** Numbers of an IPv4 address that are logged. */
const LOGGED_NUMBERS = 3;

/** The two keys by which limits count an address. */
export interface AddressKeys {
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  readonly address: string;
  /** The /48 network of an IPv6 address. The same as `address` for IPv4. */
  readonly network: string;
}

/**
 * Null for the machine itself, which no limit counts: either the operator sits at it, or a proxy does not pass on the
 * addresses of its clients, and a limit would hit all of them together.
 */
export function addressKeys(ip: string): AddressKeys | null {
  const plain = plainAddress(ip);
  if (isIP(plain) === 0 || plain === '::1' || plain.startsWith('127.')) return null;
  if (!isIPv6(plain)) return { address: plain, network: plain };
  const groups = expandIPv6(plain);
  return { address: networkOf(groups, HOUSEHOLD_GROUPS), network: networkOf(groups, SITE_GROUPS) };
}

/**
 * The address for logs, truncated so that it identifies no person: the /24 of an IPv4 address, the /48 of an IPv6 address.
 */
export function truncatedAddress(ip: string): string {
  const plain = plainAddress(ip);
  if (isIP(plain) === 0) return 'unknown';
  if (isIPv6(plain)) return networkOf(expandIPv6(plain), SITE_GROUPS);
  return `${plain.split('.').slice(0, LOGGED_NUMBERS).join('.')}.0/24`;
}

/** An IPv4 address that was written as one of IPv6 is one of IPv4. */
function plainAddress(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '');
}

function networkOf(groups: readonly string[], count: number): string {
  return `${groups.slice(0, count).join(':')}::/${count * 16}`;
}

/** The groups of an address without `::` and without leading zeros. */
function expandIPv6(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}

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
