import { isIP, isIPv6 } from 'node:net';

/** How many groups of an IPv6 address belong to the network; the rest its holder chooses freely. */
const NETWORK_GROUPS = 4;

/**
 * The address as limits count it. Null for the machine itself: either somebody sits at it, or a proxy does not say whom it
 * speaks for, and then nobody may be held to account for all.
 */
export function countedAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 0 || plain === '::1' || plain.startsWith('127.')) return null;
  return isIPv6(plain) ? networkOf(plain) : plain;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  const network = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
