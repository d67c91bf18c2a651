import { isIP, isIPv6 } from 'node:net';

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
