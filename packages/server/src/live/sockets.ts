import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROTOCOL, type UserInfo } from '@tabuleiro/client';
import { LONGEST_MESSAGE } from '@tabuleiro/client/schemas';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Matches } from '../match/matches.ts';
import { Refused } from '../refused.ts';
import { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import type { Talk } from './talk.ts';

export const LIVE_PATH = '/api/live';
const MOST_OF_ONE = 20;
const MOST_OF_ALL = 20_000;
/** Whoever is silent is asked whether it is there, and let go when it is still silent the next time. */
const ASK_MS = 30_000;
const GOING_AWAY = 1001;

export interface SocketParts {
  readonly hub: Hub;
  readonly talk: Talk;
  readonly matches: Matches;
  readonly now: () => number;
  /** Who sends this request; throws a refusal for who may not. */
  readonly recognise: (request: IncomingMessage) => Promise<UserInfo>;
  readonly failed: (error: unknown) => void;
}

/** The WebSocket side of the server. */
export class Sockets {
  private readonly parts: SocketParts;
  // Messages are short: to compress them would cost more memory than all the rest.
  private readonly server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LONGEST_MESSAGE,
    clientTracking: false,
  });
  private readonly timer: NodeJS.Timeout;

  constructor(parts: SocketParts) {
    this.parts = parts;
    this.timer = setInterval(() => this.ask(), ASK_MS);
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head));
  }

  /** Tells all to come back soon, at different moments, and lets them go. */
  close(spreadMs: number): void {
    clearInterval(this.timer);
    for (const connection of this.parts.hub.all()) {
      connection.send({ t: 'bye', afterMs: Math.round(Math.random() * spreadMs) });
      connection.close(GOING_AWAY, 'restart');
    }
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      const user = await this.admit(request);
      this.server.handleUpgrade(request, socket, head, (webSocket) => this.open(webSocket, socket, user));
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused('failed');
      if (!(error instanceof Refused)) this.parts.failed(error);
      const body = JSON.stringify(refused.body);
      socket.end(
        `HTTP/1.1 ${refused.status} Refused\r\nContent-Type: application/json; charset=utf-8\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      );
    }
  }

  private async admit(request: IncomingMessage): Promise<UserInfo> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server');
    if (pathname !== LIVE_PATH) throw new Refused('no-such-page');
    if (searchParams.get('v') !== String(PROTOCOL)) throw new Refused('unknown-protocol', { expected: PROTOCOL });
    const user = await this.parts.recognise(request);
    const { hub } = this.parts;
    const isTooMany = hub.countOf(user.id) >= MOST_OF_ONE || hub.size >= MOST_OF_ALL;
    if (isTooMany) throw new Refused('too-many-connections');
    return user;
  }

  private open(socket: WebSocket, stream: Duplex, user: UserInfo): void {
    const { hub, talk, matches, now, failed } = this.parts;
    const connection = new Connection(socket, stream, user, now());
    hub.add(connection);
    socket.on('message', (data, isBinary) => {
      connection.isAlive = true;
      if (isBinary) return connection.close(1003, 'text only');
      talk.hear(connection, String(data)).catch(failed);
    });
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    socket.on('error', () => connection.terminate());
    socket.on('close', () => hub.remove(connection));
    connection.send({ t: 'welcome', protocol: PROTOCOL, user, now: now() });
    matches
      .turnsOf(user.id)
      .then((turns) => connection.send({ t: 'turns', matches: [...turns] }))
      .catch(failed);
  }

  private ask(): void {
    for (const connection of this.parts.hub.all()) {
      if (connection.isAlive) connection.ping();
      else connection.terminate();
    }
  }
}
