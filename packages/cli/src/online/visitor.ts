import type { IncomingMessage } from 'node:http';
import { isRefusalBody, LiveConnection, type OpenSocket, type RefusalBody, type Server } from '@tabuleiro/client';
import { WebSocket } from 'ws';
import type { Identity } from './identity.ts';

/** Servers behind HTTPS put a word before its name. */
const COOKIE = /^(?:__Host-)?tabuleiro=([\w-]+)/;
const LONGEST_REFUSAL = 10_000;

/** Somebody at a server, outside a browser: the session that browsers keep in a cookie is kept here. */
export class Visitor {
  readonly server: Server;
  private readonly token: string | null;
  private session: string | null;

  constructor(address: string, identity: Pick<Identity, 'kind' | 'secret'> | null = null) {
    this.token = identity?.kind === 'token' ? identity.secret : null;
    this.session = identity?.kind === 'session' ? identity.secret : null;
    this.server = {
      address,
      ...(this.token !== null && { token: this.token }),
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        for (const [name, value] of Object.entries(this.headers())) headers.set(name, value);
        const response = await fetch(input, { ...init, headers });
        for (const cookie of response.headers.getSetCookie()) this.session = COOKIE.exec(cookie)?.[1] ?? this.session;
        return response;
      },
    };
  }

  /** The session that the server gave; null when it gave none. */
  get secret(): string | null {
    return this.token ?? this.session;
  }

  connect(): LiveConnection {
    return new LiveConnection({
      address: this.server.address,
      open: this.open,
      isAnonymous: this.secret === null,
    });
  }

  private headers(): Readonly<Record<string, string>> {
    if (this.token !== null) return { authorization: `Bearer ${this.token}` };
    return this.session === null ? {} : { cookie: `tabuleiro=${this.session}; __Host-tabuleiro=${this.session}` };
  }

  private readonly open: OpenSocket = (address, { heard, closed, refused }) => {
    const socket = new WebSocket(address, { headers: this.headers(), perMessageDeflate: false });
    socket.on('message', (data, isBinary) => {
      if (!isBinary && Buffer.isBuffer(data)) heard(data.toString('utf8'));
    });
    // Without a listener it would end the process; a close follows.
    socket.on('error', () => undefined);
    socket.on('close', closed);
    socket.on('unexpected-response', (_request, response) => {
      void readRefusal(response).then((refusal) => (refusal === null ? closed() : refused(refusal)));
    });
    return { send: (text) => socket.send(text), close: () => socket.terminate() };
  };
}

async function readRefusal(response: IncomingMessage): Promise<RefusalBody | null> {
  let text = '';
  try {
    for await (const part of response.setEncoding('utf8')) {
      text += String(part);
      if (text.length > LONGEST_REFUSAL) break;
    }
    const value: unknown = JSON.parse(text);
    return isRefusalBody(value) ? value : null;
  } catch {
    return null;
  }
}
