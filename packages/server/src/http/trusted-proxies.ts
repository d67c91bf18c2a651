import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

// The client of a request behind proxies, for HTTP and WebSocket. Every proxy appends the address of its peer to
// `X-Forwarded-For`, so the list is read from the right, as far as the proxies are trusted: anybody can write the rest.

const MOST_HOPS = 10;
const HEADERS = ['x-forwarded-for', 'x-forwarded-host'] as const;
const REQUEST_ID = /^[\w-]{1,100}$/;

/** The proxies before the server, as TRUST_PROXY names them: how many there are in a row, or their addresses. */
export class TrustedProxies {
  private readonly hops: number;
  private readonly networks: BlockList | null;

  private constructor(hops: number, networks: BlockList | null) {
    this.hops = hops;
    this.networks = networks;
  }

  /** Reads the setting; null when it cannot be read. */
  static read(text: string): TrustedProxies | null {
    if (/^\d+$/.test(text)) {
      const hops = Number(text);
      return hops <= MOST_HOPS ? new TrustedProxies(hops, null) : null;
    }
    const networks = new BlockList();
    const isRead = text.split(',').every((part) => addNetwork(networks, part.trim()));
    return isRead ? new TrustedProxies(0, networks) : null;
  }

  static readonly NONE = new TrustedProxies(0, null);

  /** Whether the headers of a peer are believed; `hop` counts the proxies between it and the server. */
  trusts(address: string, hop: number): boolean {
    if (this.networks === null) return hop < this.hops;
    const plain = readAddress(address);
    return plain !== null && this.networks.check(plain, familyOf(plain));
  }

  /** The address of the client. An entry that is no address ends the list: the proxy that passed it on counts instead. */
  clientAddress({ headers, socket }: IncomingMessage): string {
    let address = readAddress(socket.remoteAddress ?? '') ?? '';
    const forwarded = listIn(headers['x-forwarded-for']).toReversed();
    for (const [hop, text] of forwarded.entries()) {
      const next = this.trusts(address, hop) ? readAddress(text) : null;
      if (next === null) return address;
      address = next;
    }
    return address;
  }

  /** The host that the client asked for. */
  clientHost(request: IncomingMessage): string | undefined {
    const forwarded = this.trustsPeer(request) ? listIn(request.headers['x-forwarded-host']).at(-1) : undefined;
    return forwarded ?? request.headers.host;
  }

  /** The number that a proxy has given the request, for logs. */
  requestId(request: IncomingMessage): string | null {
    const id = this.trustsPeer(request) ? request.headers['x-request-id'] : undefined;
    return typeof id === 'string' && REQUEST_ID.test(id) ? id : null;
  }

  /** Removes untrusted headers, so that Fastify's `request.ip` and `request.host` have the values above. */
  rewriteHeaders(request: IncomingMessage): void {
    const [address, host] = [this.clientAddress(request), this.clientHost(request)];
    for (const name of HEADERS) delete request.headers[name];
    if (!this.trustsPeer(request)) return;
    request.headers['x-forwarded-for'] = address;
    if (host !== undefined) request.headers['x-forwarded-host'] = host;
  }

  private trustsPeer({ socket }: IncomingMessage): boolean {
    return this.trusts(socket.remoteAddress ?? '', 0);
  }
}

/**
 * Adds an address or a network such as 10.0.0.0/8. The network of all addresses is refused, because it would trust
 * everybody.
 */
function addNetwork(networks: BlockList, text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (isIP(address) === 0) return false;
  const family = familyOf(address);
  const most = family === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  if (prefix < 1 || prefix > most) return false;
  networks.addSubnet(address, prefix, family);
  return true;
}

function listIn(header: string | readonly string[] | undefined): readonly string[] {
  const text = typeof header === 'string' ? header : (header?.join(',') ?? '');
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Reads an address and drops its port; null if it is invalid. IPv4 mapped to IPv6 becomes IPv4. */
function readAddress(text: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const plain = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 0 ? null : plain;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
