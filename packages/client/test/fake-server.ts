import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type ClientMessage, PROTOCOL, type ServerMessage, socketsBy, type UserInfo } from '@tabuleiro/client';
import { WebSocket, WebSocketServer } from 'ws';

/** How a test answers a message; the default is `done`, and `pong` for a ping. */
export type Handler = (message: ClientMessage, reply: (message: ServerMessage) => void) => void;

export const ANNA: UserInfo = { id: 'anna', name: 'Anna', isGuest: false, isBot: false };
export const openSocket = socketsBy((address) => new WebSocket(address));

/** A WebSocket server that speaks the live protocol as far as a test tells it to. */
export class FakeServer {
  readonly address: string;
  /** Everything that clients sent, over all connections. */
  readonly received: ClientMessage[] = [];
  /** The URLs with which clients connected. */
  readonly urls: string[] = [];
  handle: Handler = replyDone;
  /** Null for a server that never greets its clients. */
  greeting: ServerMessage | null = { t: 'welcome', protocol: PROTOCOL, user: ANNA, now: 1000 };
  private readonly http: Server;
  private readonly sockets = new WebSocketServer({ noServer: true });

  private constructor(http: Server, port: number) {
    this.http = http;
    this.address = `http://127.0.0.1:${port}/`;
    http.on('upgrade', (request, socket, head) => {
      this.urls.push(request.url ?? '');
      this.sockets.handleUpgrade(request, socket, head, (client) => this.welcome(client));
    });
  }

  static async start(): Promise<FakeServer> {
    const http = createServer().listen(0, '127.0.0.1');
    await once(http, 'listening');
    const address = http.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return new FakeServer(http, address.port);
  }

  /** Sends a message to all clients. */
  send(message: ServerMessage): void {
    for (const client of this.sockets.clients) client.send(JSON.stringify(message));
  }

  /** Cuts all connections. */
  cut(): void {
    for (const client of this.sockets.clients) client.terminate();
  }

  close(): void {
    this.cut();
    this.sockets.close();
    this.http.close();
  }

  /** The messages of one kind that clients sent. */
  of<Kind extends ClientMessage['t']>(kind: Kind): readonly Extract<ClientMessage, { t: Kind }>[] {
    return this.received.filter((message): message is Extract<ClientMessage, { t: Kind }> => message.t === kind);
  }

  private welcome(client: WebSocket): void {
    if (this.greeting !== null) client.send(JSON.stringify(this.greeting));
    client.on('message', (data: Buffer) => {
      const message: ClientMessage = JSON.parse(data.toString('utf8'));
      this.received.push(message);
      this.handle(message, (reply) => client.send(JSON.stringify(reply)));
    });
  }
}

export const replyDone: Handler = (message, reply) => {
  if (message.t === 'ping') reply({ t: 'pong', id: message.id, now: 1000 });
  else reply({ t: 'done', id: message.id });
};
