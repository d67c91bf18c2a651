import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import type { ClientMessage, ServerMessage } from '@tabuleiro/client';
import { WebSocket } from 'ws';
import { NAME } from './proxies.ts';

const PATIENCE_MS = 15_000;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface VisitorOptions {
  /** Where the proxy listens on this machine. */
  readonly port: number;
  readonly ca: Buffer;
  /** The address from which the visitor connects. */
  readonly from?: string;
}

/** A visitor with a browser who reaches the server through the proxy over HTTPS. */
export class Visitor {
  private readonly options: RequestOptions;
  readonly origin: string;
  private cookie: string | null = null;

  constructor({ port, ca, from }: VisitorOptions) {
    this.origin = `https://${NAME}:${port}`;
    this.options = { host: '127.0.0.1', port, servername: NAME, ca, ...(from !== undefined && { localAddress: from }) };
  }

  /** Sends a request like a browser and keeps the session cookie. */
  async ask(path: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Answer> {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const all = {
      ...this.headers,
      ...(method !== 'GET' && { origin: this.origin }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const answer = await new Promise<Answer>((resolve, reject) => {
      const request = requestHttps({ ...this.options, agent: false, path, method, headers: all }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      request.setTimeout(PATIENCE_MS, () => request.destroy(new Error(`${method} ${path}: no answer`)));
      request.on('error', reject);
      request.end(json);
    });
    const [cookie] = answer.headers['set-cookie'] ?? [];
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? null;
    return answer;
  }

  /** As `ask`, for a JSON reply. */
  async askJson<Body>(path: string, asking: Asking = {}): Promise<Body> {
    const { status, body } = await this.ask(path, asking);
    if (status >= 300) throw new Error(`${asking.method ?? 'GET'} ${path}: ${status} ${body.toString('utf8')}`);
    const value: Body = JSON.parse(body.toString('utf8'));
    return value;
  }

  /** Calls back with each line of a streamed reply. Returns a function that ends it. */
  stream(path: string, hear: (line: string) => void): () => void {
    const request = requestHttps({ ...this.options, agent: false, path, headers: this.headers }, (response) => {
      let rest = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) hear(line);
      });
    });
    request.on('error', () => undefined).end();
    return () => request.destroy();
  }

  async connect(): Promise<Live> {
    const address = `${this.origin.replace(/^https/, 'wss')}/api/live?v=1`;
    const socket = new WebSocket(address, {
      ...this.options,
      host: NAME,
      lookup: (_name, { all }, found) =>
        all === true ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4),
      headers: { ...this.headers, origin: this.origin },
    });
    const live = new Live(socket);
    await live.hear(({ t }) => t === 'welcome');
    return live;
  }

  private get headers(): Readonly<Record<string, string>> {
    return { host: new URL(this.origin).host, ...(this.cookie !== null && { cookie: this.cookie }) };
  }
}

/** A live connection that queues messages until they are read. */
export class Live {
  readonly socket: WebSocket;
  private readonly received: ServerMessage[] = [];
  private number = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const message: ServerMessage = JSON.parse(data.toString('utf8'));
      this.received.push(message);
      socket.emit('received');
    });
    socket.on('error', () => undefined);
  }

  /** The next matching message; waits for it if necessary. */
  hear(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const index = this.received.findIndex(fits);
        const [found] = index < 0 ? [] : this.received.splice(index, 1);
        if (found === undefined) return;
        clearTimeout(timer);
        this.socket.off('received', look);
        resolve(found);
      };
      const timer = setTimeout(() => reject(new Error('a message does not come')), PATIENCE_MS);
      this.socket.on('received', look);
      look();
    });
  }

  async send(
    message: ClientMessage extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never,
  ): Promise<void> {
    const id = ++this.number;
    this.socket.send(JSON.stringify({ ...message, id }));
    const answer = await this.hear((one) => (one.t === 'done' || one.t === 'refused') && one.id === id);
    if (answer.t === 'refused') throw new Error(`${message.t}: ${answer.refusal.code}`);
  }

  /** Waits for a move. */
  async hearMove(ply: number): Promise<void> {
    await this.hear(
      (message) =>
        (message.t === 'events' || message.t === 'snapshot') &&
        message.events.some((event) => event.kind === 'move' && event.ply === ply),
    );
  }
}

/** Sends a request to a local port without HTTPS. */
export function askPlain(port: number, path: string, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    requestHttp({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
