import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL } from '@tabuleiro/client';
import { LONGEST_MESSAGE } from '@tabuleiro/client/schemas';
import { WebSocketServer } from 'ws';
import type { Person } from '../accounts/users.ts';
import type { ServerLimits } from '../limits/limits.ts';
import type { MatchService } from '../match/match-service.ts';
import { RefusalError } from '../refusal-error.ts';
import type { Timing } from '../timing.ts';
import { ClosingSocket, UNREADABLE, rejectConnection } from './closing-socket.ts';
import { ClientConnection, UnreadTotal } from './connection.ts';
import type { Hub } from './hub.ts';
import { InboundQueue } from './inbound-queue.ts';
import type { MessageHandler } from './message-handler.ts';

export const LIVE_PATH = '/api/live';
const MOST_OF_ONE = 20;
const MOST_OF_ALL = 20_000;
/** The rest is reserved for users with a session or token. */
const MOST_ANONYMOUS = 10_000;
/** How often silent connections are checked. */
const CHECK_MS = 20_000;
const GOING_AWAY = 1001;
/** At shutdown, how long to wait for replies and for clients to disconnect. */
const PATIENCE_MS = 1000;
const POLL_MS = 10;

export interface LiveServerParts {
  readonly hub: Hub;
  readonly handler: MessageHandler;
  readonly matches: MatchService;
  readonly limits: ServerLimits;
  readonly now: () => number;
  readonly timing: Timing;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Who sends this request; null for a connection that is meant to be anonymous. Throws a refusal. */
  readonly recognise: (request: IncomingMessage, address: string) => Promise<Person | null>;
  /** Sent with every refusal. */
  readonly headers: Readonly<Record<string, string>>;
  readonly failed: (error: unknown) => void;
  /** Called for every refused connection. */
  readonly refused: (code: string, address: string) => void;
}

/** The WebSocket side of the server. */
export class LiveServer {
  private readonly parts: LiveServerParts;
  // Messages are short: to compress them would cost more memory than all the rest. Pings are answered by `Connection`,
  // within its limits.
  private readonly server = new WebSocketServer({
    noServer: true,
    WebSocket: ClosingSocket,
    perMessageDeflate: false,
    maxPayload: LONGEST_MESSAGE,
    clientTracking: false,
    autoPong: false,
  });
  private readonly unread: UnreadTotal;
  private readonly timer: NodeJS.Timeout;
  private isClosing = false;

  constructor(parts: LiveServerParts) {
    this.parts = parts;
    this.unread = new UnreadTotal(() => parts.hub.all());
    this.timer = setInterval(() => this.checkAlive(), CHECK_MS);
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head));
  }

  /**
   * Refuses new connections, answers pending messages, then tells all clients to reconnect at different moments and
   * closes their connections. Clients send again what was not answered.
   */
  async close(spreadMs: number): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    const { hub, handler } = this.parts;
    for (let waited = 0; handler.underway > 0 && waited < PATIENCE_MS; waited += POLL_MS) await wait(POLL_MS);
    for (const connection of hub.all()) {
      connection.send({ t: 'bye', afterMs: Math.round(Math.random() * spreadMs) });
      connection.close(GOING_AWAY, 'restart');
    }
    for (let waited = 0; hub.size > 0 && waited < PATIENCE_MS; waited += POLL_MS) await wait(POLL_MS);
    for (const connection of hub.all()) connection.terminate();
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (socket.destroyed) return;
    socket.on('error', () => socket.destroy());
    const address = this.parts.addressOf(request);
    try {
      const person = await this.admit(request, socket, address);
      this.server.handleUpgrade(request, socket, head, (webSocket) => this.open(webSocket, socket, person, address));
    } catch (error) {
      const refused = error instanceof RefusalError ? error : new RefusalError('failed');
      if (!(error instanceof RefusalError)) this.parts.failed(error);
      this.parts.refused(refused.body.code, address);
      rejectConnection(socket, refused, this.parts.headers);
    }
  }

  /** Decides whether a request becomes a live connection, and of whom; null for an anonymous visitor. Throws a refusal. */
  private async admit(request: IncomingMessage, socket: Duplex, address: string): Promise<Person | null> {
    const [path, query] = splitUrl(request);
    if (path !== LIVE_PATH) throw new RefusalError('no-such-page');
    if (query.get('v') !== String(PROTOCOL)) throw new RefusalError('unknown-protocol', { expected: PROTOCOL });
    if (this.isClosing) throw new RefusalError('going-away');
    const { hub, limits, recognise } = this.parts;
    limits.countAttempt(address);
    const person = await recognise(request, address);
    if (this.isClosing) throw new RefusalError('going-away');
    const isTooMany =
      hub.size >= MOST_OF_ALL ||
      (person === null ? hub.anonymousSize >= MOST_ANONYMOUS : hub.countOf(person.info.id) >= MOST_OF_ONE);
    if (isTooMany) throw new RefusalError('too-many-connections');
    // A destroyed socket emits no `close` any more, and its slot would be taken for ever.
    if (!socket.destroyed) socket.once('close', limits.openSocket(address, person));
    if (person !== null) limits.refund(address);
    return person;
  }

  private open(socket: ClosingSocket, stream: Duplex, person: Person | null, address: string): void {
    const { hub, handler, matches, limits, now, failed } = this.parts;
    const bucket = limits.messagesOf(address, person);
    const connection = new ClientConnection(socket, stream, address, person, bucket, this.unread);
    const { user } = connection;
    const inbound = new InboundQueue({
      socket,
      handle: (text) => handler.handle(connection, text),
      countControlFrame: () => connection.bucket.take(now()),
      pong: (data) => connection.pong(data),
    });
    hub.add(connection);
    socket.closeTimeoutMs = this.parts.timing.socketClose;
    socket.refused = (code) => this.parts.refused(code, address);
    // Frames of a closing connection are ignored, no matter how long the client takes to disconnect.
    const isHeard = (): boolean => {
      if (this.isClosing || socket.readyState !== socket.OPEN) return false;
      connection.markAlive();
      return true;
    };
    socket.on('message', (data, isBinary) => {
      if (!isHeard()) return;
      if (isBinary || !Buffer.isBuffer(data)) connection.close(UNREADABLE);
      else inbound.take(data);
    });
    socket.on('ping', (data) => isHeard() && inbound.takePing(data));
    socket.on('pong', () => isHeard() && inbound.takePong());
    // `ws` closes a connection that breaks the WebSocket protocol.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      hub.remove(connection);
      connection.release();
    });
    connection.send({ t: 'welcome', protocol: PROTOCOL, user, now: now() });
    if (user === null) return;
    matches
      .turnsOf(user.id)
      .then((turns) => connection.send({ t: 'turns', matches: [...turns] }))
      .catch(failed);
  }

  private checkAlive(): void {
    for (const connection of this.parts.hub.all()) connection.checkAlive();
  }
}

/** Whether a client asks for a connection that only watches. Its cookie or token is then not looked at. */
export function isAnonymous(request: IncomingMessage): boolean {
  return splitUrl(request)[1].get('anonymous') === '1';
}

/** Not every URL that a client sends can be parsed as one. */
function splitUrl({ url = '' }: IncomingMessage): readonly [path: string, query: URLSearchParams] {
  const [path = '', query = ''] = url.split('?', 2);
  return [path, new URLSearchParams(query)];
}
