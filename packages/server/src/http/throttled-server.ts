import { createServer, IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Server as TcpServer, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AddressKeys, AddressSlots, type Share } from '../limits/address-limiter.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { RefusalError } from '../refusal-error.ts';

// The HTTP server in front of Fastify. Requests of an address over its rate limit are refused before they cost more
// than parsing, and connections with too many waiting requests are closed. Each turn of the event loop starts one
// request, and addresses take turns, so that a flood from one address delays the others by one request only. Responses
// wait in memory until the client reads them. Against clients that do not read, the server answers one request of a
// connection at a time, closes connections that accept nothing for a while, and limits the unread bytes of all clients
// together.

export interface ThrottleLimits {
  /** A connection that accepts no bytes for this time is closed, after twice this time at the latest. */
  readonly stallMs: number;
  /** The same for a connection from a proxy. */
  readonly proxyStallMs: number;
  /** How many requests of a connection may wait; a connection with more is closed. */
  readonly mostPipelined: number;
  /** How many bytes may wait for all clients together; beyond, the connections with most unread bytes are closed. */
  readonly mostUnreadBytes: number;
  /** How often the bytes that wait are counted. */
  readonly sweepMs: number;
  readonly isProxy: (peer: string) => boolean;
  /** Counts a request; returns the refusal when its address has sent too many. */
  readonly count: (request: IncomingMessage) => RefusalError | null;
  /** The address whose turn a request takes. */
  readonly addressOf: (request: IncomingMessage) => AddressKeys;
  /** Sent with every refusal. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A proxy is as slow as its clients, and the system buffers several MB of a connection on the same machine. It reports
 * progress only after a third of them: with a phone that reads 20 KB/s that takes more than a minute.
 */
export const DEFAULT_LIMITS: ThrottleLimits = {
  stallMs: 15_000,
  proxyStallMs: 120_000,
  mostPipelined: 16,
  mostUnreadBytes: 64 * 1024 * 1024,
  sweepMs: 1000,
  isProxy: () => false,
  count: () => null,
  addressOf: ({ socket: { remoteAddress = '' } }) => ({ address: remoteAddress, network: remoteAddress }),
  headers: {},
};

/** A request that takes longer to arrive is refused. */
const LONGEST_REQUEST_MS = 30_000;
/** Longer than proxies keep a connection that is not used, so that none sends on one that is being closed. */
const KEEP_ALIVE_MS = 72_000;
/** Requests that wait for their turn: one of each connection at most. */
const TURNS = { parallel: 1, waiting: 5000, waitingOfVisitor: 1, retrySeconds: 5 };

/** A server that passes requests to `handler` within these limits. */
export function createThrottledServer(handler: RequestListener, limits: ThrottleLimits): Server {
  const pipelines = new WeakMap<Socket, Pipeline>();
  const answering = new Set<ServerResponse>();
  const turns = new FairQueue(TURNS);

  const answer = (request: IncomingMessage, response: ServerResponse, pipeline: Pipeline): void => {
    const { socket } = request;
    answering.add(response);
    response.once('close', () => {
      answering.delete(response);
      pipeline.next();
    });
    const stallMs = limits.isProxy(socket.remoteAddress ?? '') ? limits.proxyStallMs : limits.stallMs;
    // Node restarts this timer whenever the connection takes bytes. A handler that takes long is not interrupted.
    response.setTimeout(stallMs, () => {
      if (response.writableLength > 0) response.destroy();
    });
    const requester = { visitor: null, ...limits.addressOf(request) };
    const answered = turns.run(requester, async () => {
      if (!socket.destroyed) handler(request, response);
      await nextTurn();
    });
    answered.catch((error: unknown) => {
      if (error instanceof RefusalError) refuse(response, error, limits.headers);
      else throw error;
    });
  };

  const options = {
    IncomingMessage: StoppableRequest,
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    let pipeline = pipelines.get(socket);
    if (pipeline === undefined) pipelines.set(socket, (pipeline = new Pipeline(socket, limits.mostPipelined)));
    if (!pipeline.isOpen()) return;
    const refused = limits.count(request);
    if (refused === null) pipeline.add(() => answer(request, response, pipeline));
    else pipeline.end(() => refuse(response, refused, limits.headers));
  });
  const timer = setInterval(() => closeLargest(answering, limits.mostUnreadBytes), limits.sweepMs).unref();
  return server.on('close', () => clearInterval(timer));
}

/**
 * A read brings thousands of small requests, and node parses all of them, also when the connection was closed after the
 * first. It stops at a request that asks for another protocol, and every request of a closed connection claims that.
 */
class StoppableRequest extends IncomingMessage {
  private asksForUpgrade: boolean | null = null;

  get upgrade(): boolean | null {
    return this.socket.destroyed || this.asksForUpgrade;
  }

  /** Node sets it when it has parsed the request. */
  set upgrade(asks: boolean | null) {
    this.asksForUpgrade = asks;
  }
}

/** The requests of one connection. One is answered at a time. */
class Pipeline {
  private readonly socket: Socket;
  private readonly most: number;
  private readonly waiting: (() => void)[] = [];
  private isBusy = false;
  private isEnding = false;

  constructor(socket: Socket, most: number) {
    this.socket = socket;
    this.most = most;
    socket.once('close', () => this.waiting.splice(0));
  }

  /** Whether the connection may send another request. Closes it when too many wait, or after its last request. */
  isOpen(): boolean {
    if (this.isEnding || this.waiting.length >= this.most) this.socket.destroy();
    return !this.socket.destroyed;
  }

  /** Answers a request when the earlier ones are answered. */
  add(answer: () => void): void {
    if (this.isBusy) this.waiting.push(answer);
    else this.begin(answer);
  }

  /**
   * Answers the last request of the connection. Closes it at once if others wait, because the client does not read in
   * time.
   */
  end(answer: () => void): void {
    this.isEnding = true;
    if (this.isBusy) this.socket.destroy();
    else this.begin(answer);
  }

  next(): void {
    this.isBusy = false;
    const answer = this.waiting.shift();
    if (answer !== undefined && !this.socket.destroyed) this.begin(answer);
  }

  private begin(answer: () => void): void {
    this.isBusy = true;
    answer();
  }
}

/** Sends a refusal and closes the connection. */
function refuse(response: ServerResponse, refused: RefusalError, headers: ThrottleLimits['headers']): void {
  response
    .writeHead(refused.status, {
      ...headers,
      ...refused.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      Connection: 'close',
    })
    .end(JSON.stringify(refused.body));
}

/** Closes the connections for which most bytes wait, until no more wait for all together than may. */
function closeLargest(answering: ReadonlySet<ServerResponse>, mostBytes: number): void {
  let total = 0;
  for (const { writableLength } of answering) total += writableLength;
  if (total <= mostBytes) return;
  for (const response of [...answering].toSorted((a, b) => b.writableLength - a.writableLength)) {
    if (total <= mostBytes) return;
    total -= response.writableLength;
    response.destroy();
  }
}

/** More than all live connections and streams together, and well below the file limit of a process. */
const MOST_OF_ALL = 45_000;
/** A class of 35 with two pages each, and seven connections for a page that loads. At most 2 % of all. */
const OF_ADDRESS: Share = { guests: 600, all: 900 };

export interface ConnectionLimits {
  readonly most?: number;
  readonly ofAddress?: Share;
  /** The address that a connection counts for; null when it is not counted. */
  readonly addressOf?: (socket: Socket) => string | null;
}

/** Limits the number of TCP connections, in total and per address. Others are closed before anything is read. */
export function limitConnections(server: TcpServer, limits: ConnectionLimits = {}): void {
  const { most = MOST_OF_ALL, ofAddress = OF_ADDRESS, addressOf = remoteAddressOf } = limits;
  const slots = new AddressSlots(ofAddress);
  server.maxConnections = most;
  server.on('connection', (socket) => {
    const address = addressOf(socket);
    if (address === null) return;
    const release = slots.take(address, false);
    if (release === null) socket.destroy();
    else socket.on('close', release);
  });
}

function remoteAddressOf({ remoteAddress }: Socket): string | null {
  return remoteAddress ?? null;
}
