import { connect, createServer, type Server as TcpServer, type Socket } from 'node:net';
import {
  beGuest,
  LiveConnection,
  type LiveSocket,
  type LiveTiming,
  type OpenSocket,
  type ReconnectingSocketOptions,
  type Server,
  socketsBy,
  type Watchable,
} from '@tabuleiro/client';
import { WebSocket } from 'ws';
import type { Application } from '../src/application.ts';
import { hashSecret, newId, newSecret } from '../src/secrets.ts';

const QUICK: Partial<LiveTiming> = { firstRetry: 20, longestRetry: 100 };

/** A player who uses the typed client. */
export class ClientPlayer {
  readonly server: Server;
  private readonly headers: () => Readonly<Record<string, string>>;
  private readonly lines: LiveConnection[] = [];

  private constructor(server: Server, headers: () => Readonly<Record<string, string>>) {
    this.server = server;
    this.headers = headers;
  }

  static async guest(address: string): Promise<ClientPlayer> {
    let cookie = '';
    const server: Server = {
      address,
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        if (cookie !== '') headers.set('cookie', cookie);
        const response = await fetch(input, { ...init, headers });
        cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
        return response;
      },
    };
    await beGuest(server);
    return new ClientPlayer(server, () => ({ cookie }));
  }

  /** A program with an account and a token. */
  static async bot({ store, address }: Application, name: string): Promise<ClientPlayer> {
    const token = await makeToken(store, name);
    return new ClientPlayer({ address, token }, () => ({ authorization: `Bearer ${token}` }));
  }

  /** Opens sockets with this player's identity; `tamper` may lose, repeat or change incoming messages. */
  sockets(tamper: (text: string) => readonly string[] = (text) => [text]): OpenSocket {
    const open = socketsBy((address) => new WebSocket(address, { headers: this.headers() }));
    return (address, events): LiveSocket =>
      open(address, {
        ...events,
        received: (text) => {
          for (const one of tamper(text)) events.received(one);
        },
      });
  }

  connect(options: Partial<ReconnectingSocketOptions> = {}): LiveConnection {
    const usual = { address: this.server.address, open: this.sockets() };
    const live = new LiveConnection({ ...usual, ...options, timing: { ...QUICK, ...options.timing } });
    this.lines.push(live);
    live.connect();
    return live;
  }

  close(): void {
    for (const live of this.lines) live.close();
  }
}

/** Creates an account with a token, in the database. */
export async function makeToken(store: Application['store'], name: string): Promise<string> {
  const [id, token, at] = [newId(), newSecret(), Date.now()];
  const times = { created_at: at, seen_at: at, banned_at: null };
  const names = { name, name_key: name.toLowerCase() };
  await store.db
    .insertInto('users')
    .values({ id, ...names, passphrase: 'none that fits', recovery: null, is_bot: 1, ...times })
    .execute();
  await store.db
    .insertInto('tokens')
    .values({ token_hash: hashSecret(token), id: newId(), user_id: id, label: 'test', created_at: at })
    .execute();
  return token;
}

/** Waits until a value fits. */
export function waitFor<T>(watchable: Watchable<T>, fits: (value: T) => boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`never so: ${JSON.stringify(watchable.get())}`)), 15_000);
    const look = (): void => {
      const value = watchable.get();
      if (!fits(value)) return;
      clearTimeout(timer);
      end();
      resolve(value);
    };
    const end = watchable.subscribe(look);
    look();
  });
}

/** A TCP proxy whose connections can be cut or silenced. */
export class CuttableProxy {
  readonly address: string;
  private readonly listener: TcpServer;
  private readonly sockets = new Set<Socket>();
  private fatal: { readonly word: string; readonly when: 'before' | 'after' } | null = null;
  /** Sockets that no longer pass on bytes. */
  private readonly lost = new WeakSet<Socket>();
  /** Whether bytes of the server are dropped. */
  private isDeaf = false;
  private isHeld = false;

  private constructor(listener: TcpServer, port: number) {
    this.listener = listener;
    this.address = `http://127.0.0.1:${port}/`;
  }

  static async to(address: string): Promise<CuttableProxy> {
    const target = Number(new URL(address).port);
    const listener = createServer();
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const bound = listener.address();
    if (bound === null || typeof bound === 'string') throw new Error('no port');
    const proxy = new CuttableProxy(listener, bound.port);
    listener.on('connection', (near) => proxy.join(near, connect(target, '127.0.0.1')));
    return proxy;
  }

  private join(near: Socket, far: Socket): void {
    this.isDeaf = false;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => {
        if (from === near) this.watch(bytes, 'before');
        if (!this.lost.has(from) && (from === near || !this.isDeaf)) to.write(bytes);
        if (from === near) this.watch(bytes, 'after');
      });
      if (this.isHeld) from.pause();
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }

  /** Drops the server's bytes until the next connection. */
  deafen(): void {
    this.isDeaf = true;
  }

  /** Holds all bytes back, in both directions, without losing any. */
  hold(): void {
    this.isHeld = true;
    for (const socket of this.sockets) socket.pause();
  }

  release(): void {
    this.isHeld = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Silences the current connections without closing them; returns how many. */
  lose(): number {
    for (const socket of this.sockets) this.lost.add(socket);
    return this.sockets.size / 2;
  }

  /** The same, once, just before or after the client sends a word. */
  loseAt(word: string, when: 'before' | 'after'): void {
    this.fatal = { word, when };
  }

  private watch(bytes: Buffer, now: 'before' | 'after'): void {
    if (this.fatal?.when !== now || !bytes.includes(this.fatal.word)) return;
    this.fatal = null;
    this.lose();
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.cut();
    this.listener.close();
  }
}
