import type { IncomingMessage } from 'node:http';
import {
  isRefusalBody,
  LiveConnection,
  type OpenSocket,
  type RefusalBody,
  type Server,
  findOwnMatches,
  type OwnMatch,
  refusalBody,
} from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { type Credentials, loadCredentials } from './credentials.ts';

/** Servers behind HTTPS prefix the name of the cookie. */
const COOKIE = /^(?:__Host-)?tabuleiro=([\w-]+)/;
const LONGEST_REFUSAL = 10_000;

/** A client of a server outside the browser. It keeps the session that browsers keep in a cookie. */
export class ServerClient {
  readonly server: Server;
  private readonly token: string | null;
  private session: string | null;

  constructor(address: string, credentials: Pick<Credentials, 'kind' | 'secret'> | null = null) {
    this.token = credentials?.kind === 'token' ? credentials.secret : null;
    this.session = credentials?.kind === 'session' ? credentials.secret : null;
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

  /** The token or the session; null when there is neither. */
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

  private readonly open: OpenSocket = (address, { received, closed, refused }) => {
    const socket = new WebSocket(address, { headers: this.headers(), perMessageDeflate: false });
    socket.on('message', (data, isBinary) => {
      if (!isBinary && Buffer.isBuffer(data)) received(data.toString('utf8'));
    });
    // Without a listener an error would end the process; `close` follows.
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

/** If the server does not answer in this time, the hint is given. */
const ANSWER_TIMEOUT_MS = 1000;

/** Why no hint is given: the person plays a rated match of the game on the server where they are signed in. Null when it may. */
export async function refuseHint({ io, language }: Context, game: GameId): Promise<string | null> {
  const credentials = await loadCredentials(io.env);
  if (credentials === null || credentials === 'damaged') return null;
  const { server } = new ServerClient(credentials.server, credentials);
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const ask: typeof fetch = (input, init) => (server.fetch ?? fetch)(input, { ...init, signal });
  const nothing = (): readonly OwnMatch[] => [];
  const matches = await findOwnMatches({ ...server, fetch: ask }).catch(nothing);
  const isRated = matches.some(({ info, isRunning }) => isRunning && info.terms.isRated && info.terms.game === game);
  return isRated ? refusalBody('engine-in-rated').message[language] : null;
}
