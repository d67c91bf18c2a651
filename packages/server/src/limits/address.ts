import { isIP, isIPv6 } from 'node:net';

/** How many groups of an IPv6 address belong to the network; the rest its holder chooses freely. */
const NETWORK_GROUPS = 4;
/** How many groups, and numbers of an IPv4 address, are logged: enough to see where an attack comes from, too few to name anybody. */
const LOGGED_GROUPS = 3;
const LOGGED_NUMBERS = 3;

/**
 * The address as limits count it. Null for the machine itself: either somebody sits at it, or a proxy does not say whom it
 * speaks for, and then nobody may be held to account for all.
 */
export function countedAddress(address: string): string | null {
  const plain = plainAddress(address);
  if (isIP(plain) === 0 || plain === '::1' || plain.startsWith('127.')) return null;
  return isIPv6(plain) ? networkOf(plain, NETWORK_GROUPS) : plain;
}

/** The address as it is logged: /24 of an IPv4 address, /48 of an IPv6 address. */
export function truncatedAddress(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) === 0) return 'unknown';
  if (isIPv6(plain)) return networkOf(plain, LOGGED_GROUPS);
  return `${plain.split('.').slice(0, LOGGED_NUMBERS).join('.')}.0/24`;
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function networkOf(address: string, groupCount: number): string {
  const [head = '', tail] = address.split('::');
  const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  const network = all.slice(0, groupCount).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${16 * groupCount}`;
}
