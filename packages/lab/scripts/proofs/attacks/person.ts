import type { IncomingMessage } from 'node:http';
import type { ClientMessage, ServerMessage } from '@tabuleiro/client';
import { WebSocket } from 'ws';

type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

export interface Answer {
  readonly status: number;
  /** Why it was refused; null for success. */
  readonly code: string | null;
  readonly body: unknown;
}

const TIMEOUT_MS = 15_000;
const NO_ANSWER = 'no answer';
const BROKEN = 'connection broken';
const CLOSED = 'connection closed';
/** The message by which a page subscribes to the lobby. */
export const SEE_LOBBY = { t: 'lobby', isWanted: true, changes: true } as const;
export const OFFER = {
  game: 'oware',
  variant: 'abapa',
  clock: { kind: 'live', initialMs: 3_600_000, incrementMs: 5000 },
  visibility: 'public',
  isRated: false,
  side: 1,
} as const;

/** The address of one of many people, from the block for benchmarks (RFC 2544). */
export function forwardedAddress(number: number): string {
  return `198.18.${Math.floor(number / 250)}.${1 + (number % 250)}`;
}

/** A person with an address of their own, as reported by a proxy. */
export class Person {
  readonly server: string;
  readonly from: string;
  private cookie = '';

  constructor(server: string, from: string, cookie = '') {
    this.server = server;
    this.from = from;
    this.cookie = cookie;
  }

  static async guest(server: string, from: string): Promise<Person> {
    const person = new Person(server, from);
    const { code } = await person.ask('POST', 'api/guest');
    if (code !== null) throw new Error(`no guest for ${from}: ${code}`);
    return person;
  }

  get session(): string {
    return this.cookie;
  }

  get headers(): Readonly<Record<string, string>> {
    return { 'x-forwarded-for': this.from, ...(this.cookie !== '' && { cookie: this.cookie }) };
  }

  /** Sends a request, reads the whole reply and keeps its session cookie. Never fails. */
  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    try {
      const response = await fetch(new URL(path, this.server), {
        method,
        headers: { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const [cookie] = response.headers.getSetCookie();
      if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      const found: unknown = isJson ? await response.json() : await response.text();
      const code = response.ok ? null : (textAt(found, 'code') ?? String(response.status));
      return { status: response.status, code, body: found };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { status: 0, code: isLate ? NO_ANSWER : BROKEN, body: null };
    }
  }

  /** Creates a match. Returns its id, or the code of the refusal. */
  async makeMatch(offer: object = OFFER): Promise<{ readonly id: string } | { readonly code: string }> {
    const { code, body } = await this.ask('POST', 'api/matches', offer);
    return code === null ? { id: matchIn(body) } : { code };
  }

  /** Opens a live connection, or returns the code of the refusal; `query` may ask for an anonymous one. */
  connect(query = ''): Promise<Live | string> {
    return new Promise((resolve) => {
      const url = new URL(`api/live?v=1${query}`, this.server.replace(/^http/, 'ws'));
      const socket = new WebSocket(url, { headers: this.headers, perMessageDeflate: false });
      socket.on('error', () => resolve(BROKEN));
      socket.on('unexpected-response', (_request, response) => resolve(refusalIn(response)));
      const live = new Live(socket);
      socket.on('open', () => resolve(live));
    });
  }
}

/** A live connection that matches replies to requests. */
export class Live {
  readonly socket: WebSocket;
  /** Called with every message and its length in bytes. */
  onMessage: (message: ServerMessage, bytes: number) => void = () => undefined;
  private number = 0;
  private readonly waiting = new Map<number, (refusal: string | null) => void>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const message: ServerMessage = JSON.parse(data.toString('utf8'));
      if (message.t === 'done' || message.t === 'pong') this.settle(message.id, null);
      else if (message.t === 'refused') this.settle(message.id, message.refusal.code);
      this.onMessage(message, data.length);
    });
    socket.on('close', () => {
      for (const id of this.waiting.keys()) this.settle(id, CLOSED);
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Sends a message. Resolves to null on success, else to the reason of the failure. */
  ask(message: Unnumbered<ClientMessage>): Promise<string | null> {
    const id = ++this.number;
    return new Promise((resolve) => {
      if (!this.isOpen) return resolve(CLOSED);
      const timer = setTimeout(() => this.settle(id, NO_ANSWER), TIMEOUT_MS);
      this.waiting.set(id, (refusal) => {
        clearTimeout(timer);
        resolve(refusal);
      });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  private settle(id: number, refusal: string | null): void {
    const resolve = this.waiting.get(id);
    this.waiting.delete(id);
    resolve?.(refusal);
  }
}

/** Two people in a match; the first one has side 1. */
export async function seat(first: Person, second: Person, offer: object = OFFER): Promise<string> {
  const made = await first.makeMatch(offer);
  if ('code' in made) throw new Error(`no match: ${made.code}`);
  const { code } = await second.ask('POST', `api/matches/${made.id}/join`);
  if (code !== null) throw new Error(`no one could join: ${code}`);
  return made.id;
}

/** A live connection that must succeed. */
export async function mustConnect(person: Person): Promise<Live> {
  const live = await person.connect();
  if (typeof live === 'string') throw new Error(`no connection for ${person.from}: ${live}`);
  return live;
}

function matchIn(body: unknown): string {
  const info: unknown = typeof body === 'object' && body !== null && 'info' in body ? body.info : null;
  return textAt(info, 'id') ?? '';
}

export function textAt(value: unknown, name: string): string | null {
  const found: unknown =
    typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
  return typeof found === 'string' ? found : null;
}

/** Why a request was refused: the code in the body, else the status. */
export async function refusalIn(response: IncomingMessage): Promise<string> {
  try {
    let text = '';
    for await (const part of response.setEncoding('utf8')) text += String(part);
    const body: unknown = JSON.parse(text);
    return textAt(body, 'code') ?? String(response.statusCode);
  } catch {
    return String(response.statusCode);
  }
}
