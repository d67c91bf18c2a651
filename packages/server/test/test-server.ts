import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientMessage, NewMatchBody, ServerMessage } from '@tabuleiro/client';
import { WebSocket } from 'ws';
import { type Application, type Overrides, startApplication } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { freshDatabase } from './database.ts';

/** Makes the server's own intervals short and passphrases cheap to hash. */
export const TEST_OVERRIDES: Overrides = {
  timing: {
    lobbyGather: 10,
    lobbyInterval: 100,
    lobbyWholeList: 200,
    foreignWriteCheck: 100,
    clockCheck: 100,
    deadlineCheck: 50,
    lease: 1000,
    leaseRenewal: 300,
    socketClose: 200,
    streamBeat: 500,
  },
  hashCost: { log: 4, r: 8, p: 1 },
};

type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
type Kind = ServerMessage['t'];
type Answer = Extract<ServerMessage, { t: 'done' | 'refused' | 'pong' }>;

/**
 * A server on a database of its own, unless `env` names one; `now` is its clock, `aliveNow` the one by which it notices
 * that it was away.
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  now?: () => number,
  aliveNow = now,
): Promise<Application> {
  return startTestServerWithOverrides(env, {
    ...(now !== undefined && { now }),
    ...(aliveNow !== undefined && { aliveNow }),
  });
}

/** The same with other overrides. */
export async function startTestServerWithOverrides(
  env: Readonly<Record<string, string>>,
  overrides: Overrides,
): Promise<Application> {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-server-'));
  const database = await freshDatabase(folder);
  const config = readConfig({ PORT: '0', THINKERS: '0', LOG_LEVEL: 'error', ...database, ...env }, folder);
  const application = await startApplication(config, new Site(folder), { ...TEST_OVERRIDES, ...overrides });
  return {
    ...application,
    close: async () => {
      await application.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A user with a browser, or a program with a token. */
export class Visitor {
  private readonly address: string;
  private headers: Readonly<Record<string, string>> = {};

  constructor(address: string, headers: Readonly<Record<string, string>> = {}) {
    this.address = address;
    this.headers = headers;
  }

  /** The same visitor at another server. */
  at(address: string): Visitor {
    return new Visitor(address, this.headers);
  }

  static async guest(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Visitor> {
    const visitor = new Visitor(address, headers);
    await visitor.ask('POST', 'api/guest');
    return visitor;
  }

  /** The headers by which the server knows them. */
  get identity(): Readonly<Record<string, string>> {
    return this.headers;
  }

  /** Sends a request and keeps the session that it is given. */
  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(new URL(path, this.address), {
      method,
      headers: { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.headers = { ...this.headers, cookie: cookie.split(';')[0] ?? '' };
    return { status: response.status, body: await response.json() };
  }

  /** Makes a match and gives its id. */
  async makeMatch(wanted: Partial<NewMatchBody> = {}): Promise<string> {
    const usual = { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false, side: 1 };
    const { status, body } = await this.ask('POST', 'api/matches', { ...usual, ...wanted });
    if (status !== 201) throw new Error(`no match: ${JSON.stringify(body)}`);
    const made = body;
    if (typeof made !== 'object' || made === null || !('info' in made)) throw new Error('no match');
    const { info } = made;
    if (typeof info !== 'object' || info === null || !('id' in info)) throw new Error('no match');
    return String(info.id);
  }

  /** Opens a live connection; `query` may ask for an anonymous one. */
  async connect(query = ''): Promise<TestConnection> {
    const address = new URL(`api/live?v=1${query}`, this.address.replace(/^http/, 'ws'));
    const socket = new WebSocket(address, { headers: this.headers });
    const line = new TestConnection(socket);
    await line.receive('welcome');
    return line;
  }
}

/** A live connection that keeps messages until a test asks for them. */
export class TestConnection {
  readonly socket: WebSocket;
  private readonly received: ServerMessage[] = [];
  private readonly waiting = new Set<() => void>();
  private number = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const message: ServerMessage = JSON.parse(data.toString('utf8'));
      this.received.push(message);
      for (const look of this.waiting) look();
    });
    socket.on('error', () => undefined);
  }

  /** Calls back for every message that comes from now on. */
  onMessage(handle: (message: ServerMessage) => void): void {
    this.socket.on('message', (data: Buffer) => {
      const message: ServerMessage = JSON.parse(data.toString('utf8'));
      handle(message);
    });
  }

  /** Waits for the next message of a kind; messages of other kinds stay. */
  receive(kind: Kind, fits: (message: ServerMessage) => boolean = () => true): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const index = this.received.findIndex((message) => message.t === kind && fits(message));
        const [found] = index < 0 ? [] : this.received.splice(index, 1);
        if (found === undefined) return;
        this.waiting.delete(look);
        clearTimeout(timer);
        resolve(found);
      };
      const timer = setTimeout(() => reject(new Error(`no ${kind} came`)), 10_000);
      this.waiting.add(look);
      look();
    });
  }

  /** Sends a message and gives what answers it. */
  async send(message: Unnumbered<ClientMessage>): Promise<Answer> {
    const id = ++this.number;
    this.socket.send(JSON.stringify({ ...message, id }));
    const answers = (one: ServerMessage): boolean => 'id' in one && one.id === id;
    const answer = await Promise.race([
      this.receive('done', answers),
      this.receive('refused', answers),
      this.receive('pong', answers),
    ]);
    if (answer.t !== 'done' && answer.t !== 'refused' && answer.t !== 'pong') throw new Error('no answer');
    return answer;
  }

  close(): void {
    this.socket.terminate();
  }
}
