import { createServer, IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AddressKeys } from '../limits/address.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { Refused } from '../refused.ts';

// The HTTP server in front of the framework. It decides which requests are answered at all, before they cost more than
// parsing: those of an address over its rate are refused, and those of a connection with too many waiting requests are
// dropped. Each turn of the event loop begins to answer one request, and addresses take turns: however many requests one
// address sends, others wait for one of them only. An answer waits in memory until the client's connection takes it. Against clients that send requests and do not
// read, the server answers one request of a connection after the other, closes connections that take nothing for a while,
// and bounds what waits for all clients together.

export interface GateLimits {
  /** A connection that takes nothing for so long while bytes wait for it is closed, after twice this time at the latest. */
  readonly stallMs: number;
  /** The same for a connection from a proxy. */
  readonly proxyStallMs: number;
  /** So many requests of a connection may wait until an earlier one is answered; a connection with more is closed. */
  readonly mostPipelined: number;
  /** So many bytes may wait for all clients together; beyond, connections for which most bytes wait are closed. */
  readonly mostUnreadBytes: number;
  readonly isProxy: (peer: string) => boolean;
  /** Counts a request; returns the refusal when its address has sent too many. */
  readonly count: (request: IncomingMessage) => Refused | null;
  /** The address whose turn a request takes. */
  readonly addressOf: (request: IncomingMessage) => AddressKeys;
  /** Sent with every refusal. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A proxy passes on the slowness of its own clients, and the system holds several MB for a connection on the same machine. It
 * reports progress only when a third of them was read: with a phone that reads 20 KB/s more than a minute passes in between.
 */
export const GATE_LIMITS: GateLimits = {
  stallMs: 15_000,
  proxyStallMs: 120_000,
  mostPipelined: 16,
  mostUnreadBytes: 64 * 1024 * 1024,
  isProxy: () => false,
  count: () => null,
  addressOf: ({ socket: { remoteAddress = '' } }) => ({ address: remoteAddress, network: remoteAddress }),
  headers: {},
};

/** A request that takes longer to arrive is refused. */
const LONGEST_REQUEST_MS = 30_000;
/** Longer than proxies keep a connection that is not used, so that none sends on one that is being closed. */
const KEEP_ALIVE_MS = 72_000;
const SWEEP_MS = 1000;
/** Requests that wait for their turn: one of each connection at most. */
const TURNS = { parallel: 1, waiting: 5000, waitingOfVisitor: 1, retrySeconds: 5 };

/** A server that passes requests to `handler` within these limits. */
export function makeGatedServer(handler: RequestListener, limits: GateLimits): Server {
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
      if (error instanceof Refused) refuse(response, error, limits.headers);
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
  const timer = setInterval(() => closeLargest(answering, limits.mostUnreadBytes), SWEEP_MS).unref();
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

  /** Whether another request may come; closes the connection when too many wait, or when it was to send no more. */
  isOpen(): boolean {
    if (this.isEnding || this.waiting.length >= this.most) this.socket.destroy();
    return !this.socket.destroyed;
  }

  /** Answers a request after those before it. */
  add(answer: () => void): void {
    if (this.isBusy) this.waiting.push(answer);
    else this.begin(answer);
  }

  /** Answers a last request; closes the connection at once when others wait, for nobody reads them in time. */
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

/** Says why, and closes the connection: what else comes on it is not read. */
function refuse(response: ServerResponse, refused: Refused, headers: GateLimits['headers']): void {
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
