import { isForGood } from '../refusals.ts';
import { type ClientMessage, PROTOCOL, type RefusalBody, type ServerMessage, type UserInfo } from '../schemas/index.ts';
import { Observable } from './observable.ts';
import { ServerTime } from './server-time.ts';

export interface LiveStatus {
  /** `lost` is between two attempts; after `refused` and `closed` no attempt follows. */
  readonly kind: 'connecting' | 'open' | 'lost' | 'refused' | 'closed';
  /** The user as the server last named it. */
  readonly user: UserInfo | null;
  /** Why there is no connection, when that is known. */
  readonly refusal: RefusalBody | null;
}

/** Times in milliseconds. */
export interface LiveTiming {
  readonly firstRetry: number;
  readonly longestRetry: number;
  /** How often the server is asked for its time, which also shows that it is reachable. */
  readonly ping: number;
  /** The connection is given up when an answer takes longer than this. */
  readonly answer: number;
  /** After this time the retry delay starts again from the first one. */
  readonly steady: number;
}

const USUAL: LiveTiming = { firstRetry: 500, longestRetry: 20_000, ping: 10_000, answer: 10_000, steady: 5000 };

export interface ReconnectingSocketOptions {
  /** The server's address as for HTTP. */
  readonly address: string;
  readonly open?: OpenSocket;
  /** Watches without signing in, until `signIn` is called. */
  readonly isAnonymous?: boolean;
  /** Finds out why connecting fails when the socket does not say; null if unknown. */
  readonly explain?: () => Promise<RefusalBody | null>;
  readonly timing?: Partial<LiveTiming>;
  readonly now?: () => number;
  readonly random?: () => number;
}

export interface ReconnectingSocketEvents {
  /** There is a new connection; unanswered requests have to be sent again. */
  readonly opened: () => void;
  readonly received: (message: ServerMessage) => void;
}

type WithoutNumber<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type LiveRequest = WithoutNumber<ClientMessage>;

interface SentRequest {
  readonly sentAt: number;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly answered: (refusal: RefusalBody | null) => void;
}

/** A connection to the server that reconnects whenever it is lost. */
export class ReconnectingSocket {
  readonly status: Observable<LiveStatus> = new Observable<LiveStatus>({
    kind: 'connecting',
    user: null,
    refusal: null,
  });
  readonly clock: ServerTime;
  private isAnonymous: boolean;
  private readonly options: ReconnectingSocketOptions;
  private readonly timing: LiveTiming;
  private readonly now: () => number;
  private readonly events: ReconnectingSocketEvents;
  private readonly backoff: Backoff;
  private readonly asked = new Map<number, SentRequest>();
  private socket: LiveSocket | null = null;
  private number = 0;
  private byeMs: number | null = null;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private steadyTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ReconnectingSocketOptions, events: ReconnectingSocketEvents) {
    this.options = options;
    this.events = events;
    this.timing = { ...USUAL, ...options.timing };
    this.now = options.now ?? Date.now;
    this.clock = new ServerTime(this.now);
    this.backoff = new Backoff(this.timing.firstRetry, this.timing.longestRetry, options.random ?? Math.random);
    this.isAnonymous = options.isAnonymous === true;
  }

  get isOpen(): boolean {
    return this.status.get().kind === 'open';
  }

  /** Connects; a pending retry happens at once. */
  connect(): void {
    const { kind } = this.status.get();
    if (kind === 'closed' || this.socket !== null) return;
    clearTimeout(this.retryTimer);
    this.change('connecting');
    let socket: LiveSocket | null = null;
    const isThis = (): boolean => socket === this.socket;
    socket = (this.options.open ?? openBrowserSocket)(this.address(), {
      received: (text) => {
        if (isThis()) this.receive(text);
      },
      closed: () => {
        if (isThis()) this.lose(null);
      },
      refused: (refusal) => {
        if (isThis()) this.lose(refusal);
      },
    });
    this.socket = socket;
    // A server that never sends `welcome` counts as unreachable.
    this.steadyTimer = setTimeout(() => this.drop(), this.timing.answer);
  }

  /** Reconnects as the user of the cookie or token. */
  signIn(): void {
    if (!this.isAnonymous) return;
    this.isAnonymous = false;
    this.drop();
    this.connect();
  }

  /** Sends a message when there is a connection. If that is lost before the answer comes, `answered` is never called. */
  ask(request: LiveRequest, answered: (refusal: RefusalBody | null) => void): void {
    if (!this.isOpen || this.socket === null) return;
    const id = ++this.number;
    const timer = setTimeout(() => this.drop(), this.timing.answer);
    this.asked.set(id, { sentAt: this.now(), timer, answered });
    this.socket.send(JSON.stringify({ ...request, id }));
  }

  close(): void {
    this.drop();
    clearTimeout(this.retryTimer);
    this.change('closed');
  }

  /** Treats the connection as lost. */
  drop(): void {
    if (this.socket !== null) this.lose(null);
  }

  private lose(refusal: RefusalBody | null): void {
    const { socket } = this;
    const wasOpen = this.isOpen;
    this.socket = null;
    clearInterval(this.pingTimer);
    clearTimeout(this.steadyTimer);
    for (const { timer } of this.asked.values()) clearTimeout(timer);
    this.asked.clear();
    socket?.close();
    if (refusal !== null && isForGood(refusal)) return this.change('refused', refusal);
    this.change('lost', refusal);
    // The server may have said when to come back; otherwise the delay grows.
    const waitMs = this.byeMs === null ? this.backoff.next() : this.byeMs;
    this.byeMs = null;
    this.retryTimer = setTimeout(() => this.connect(), waitMs);
    // An explanation that fails changes nothing.
    if (!wasOpen && refusal === null) this.explain().catch(() => undefined);
  }

  private async explain(): Promise<void> {
    const refusal = (await this.options.explain?.()) ?? null;
    if (refusal === null || !isForGood(refusal) || this.status.get().kind !== 'lost') return;
    clearTimeout(this.retryTimer);
    this.change('refused', refusal);
  }

  private receive(text: string): void {
    const message = read(text);
    if (message === null) return;
    switch (message.t) {
      case 'welcome':
        return this.welcome(message.user, message.now);
      case 'pong':
        this.clock.learn(this.asked.get(message.id)?.sentAt ?? this.now(), message.now);
        return this.answer(message.id, null);
      case 'done':
        return this.answer(message.id, null);
      case 'refused':
        return this.answer(message.id, message.refusal);
      case 'bye':
        this.byeMs = message.afterMs;
        return this.drop();
      case 'snapshot':
      case 'events':
      case 'presence':
      case 'lobby':
      case 'lobby-changes':
      case 'turns':
      case 'turn':
        return this.events.received(message);
      default:
      // A message of a newer server.
    }
  }

  private welcome(user: UserInfo | null, serverNow: number): void {
    if (this.isOpen) return;
    clearTimeout(this.steadyTimer);
    this.clock.begin(serverNow);
    this.status.set({ kind: 'open', user, refusal: null });
    this.steadyTimer = setTimeout(() => this.backoff.reset(), this.timing.steady);
    const ping = (): void => this.ask({ t: 'ping' }, () => undefined);
    ping();
    this.pingTimer = setInterval(ping, this.timing.ping);
    this.events.opened();
  }

  private answer(id: number, refusal: RefusalBody | null): void {
    const asked = this.asked.get(id);
    if (asked === undefined) return;
    this.asked.delete(id);
    clearTimeout(asked.timer);
    asked.answered(refusal);
  }

  private address(): string {
    const address = new URL(`api/live?v=${PROTOCOL}`, this.options.address);
    if (this.isAnonymous) address.searchParams.set('anonymous', '1');
    address.protocol = address.protocol.replace('http', 'ws');
    return address.href;
  }

  private change(kind: LiveStatus['kind'], refusal: RefusalBody | null = null): void {
    this.status.set({ ...this.status.get(), kind, refusal });
  }
}

/** Reads a message of the server; null for anything else. */
function read(text: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    return isMessage(value) ? value : null;
  } catch {
    return null;
  }
}

function isMessage(value: unknown): value is ServerMessage {
  return typeof value === 'object' && value !== null && 't' in value && typeof value.t === 'string';
}

/** Retry delays that grow and are random, so that clients do not retry at the same moment. */
export class Backoff {
  private readonly firstMs: number;
  private readonly mostMs: number;
  private readonly random: () => number;
  private failures = 0;

  constructor(firstMs: number, mostMs: number, random: () => number) {
    this.firstMs = firstMs;
    this.mostMs = mostMs;
    this.random = random;
  }

  next(): number {
    const whole = Math.min(this.mostMs, this.firstMs * 2 ** this.failures);
    this.failures++;
    return whole / 2 + this.random() * (whole / 2);
  }

  reset(): void {
    this.failures = 0;
  }
}

/** Callbacks of a socket. After `closed` or `refused` nothing follows. */
export interface SocketEvents {
  readonly received: (text: string) => void;
  readonly closed: () => void;
  /** The server refused the connection; browsers do not say why. */
  readonly refused: (refusal: RefusalBody) => void;
}

export interface LiveSocket {
  send(text: string): void;
  close(): void;
}

/** Opens a WebSocket, in a browser or in Node. */
export type OpenSocket = (address: string, events: SocketEvents) => LiveSocket;

/** What browsers and Node's `ws` have in common. */
export interface WebSocketLike {
  send(data: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close' | 'error', listener: () => void): void;
}

/** Opens sockets that have the interface of the browser's WebSocket. */
export function socketsBy(make: (address: string) => WebSocketLike): OpenSocket {
  return (address, { received, closed }) => {
    const socket = make(address);
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') received(data);
    });
    // An error is always followed by a close.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', closed);
    return socket;
  };
}

export const openBrowserSocket: OpenSocket = socketsBy((address) => new WebSocket(address));
