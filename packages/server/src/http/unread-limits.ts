import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

// An answer waits in memory until the client's connection takes it. Against clients that send requests and do not read, the
// server answers one request of a connection after the other, closes connections that take nothing for a while, and bounds
// what waits for all clients together. This holds for every answer, whatever route it comes from.

export interface UnreadLimits {
  /** A connection that takes nothing for so long while bytes wait for it is closed, after twice this time at the latest. */
  readonly stallMs: number;
  /** The same for a connection from a proxy. */
  readonly proxyStallMs: number;
  /** So many requests of a connection may wait until an earlier one is answered; a connection with more is closed. */
  readonly mostPipelined: number;
  /** So many bytes may wait for all clients together; beyond, connections for which most bytes wait are closed. */
  readonly mostUnreadBytes: number;
  readonly isProxy: (peer: string) => boolean;
}

/**
 * A proxy passes on the slowness of its own clients, and the system holds several MB for a connection on the same machine. It
 * reports progress only when a third of them was read: with a phone that reads 20 KB/s more than a minute passes in between.
 */
export const UNREAD_LIMITS: UnreadLimits = {
  stallMs: 15_000,
  proxyStallMs: 120_000,
  mostPipelined: 64,
  mostUnreadBytes: 64 * 1024 * 1024,
  isProxy: () => false,
};

const SWEEP_MS = 1000;

/** Adds the limits as the first hook of an app. */
export function limitUnread(app: FastifyInstance, limits: UnreadLimits): void {
  const pipelines = new WeakMap<Socket, Pipeline>();
  const answering = new Set<ServerResponse>();

  app.addHook('onRequest', async (request, reply) => {
    const [{ socket }, response] = [request.raw, reply.raw];
    let pipeline = pipelines.get(socket);
    if (pipeline === undefined) pipelines.set(socket, (pipeline = new Pipeline(socket, limits.mostPipelined)));
    if (!(await pipeline.turn())) {
      // The connection is closed: nobody would read the answer.
      reply.hijack();
      return;
    }
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
  });

  const timer = setInterval(() => closeLargest(answering, limits.mostUnreadBytes), SWEEP_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The requests of one connection, of which one is answered at a time. */
class Pipeline {
  private readonly socket: Socket;
  private readonly most: number;
  private readonly waiting: ((isOpen: boolean) => void)[] = [];
  private isBusy = false;

  constructor(socket: Socket, most: number) {
    this.socket = socket;
    this.most = most;
    socket.once('close', () => {
      for (const go of this.waiting.splice(0)) go(false);
    });
  }

  /** Waits until the requests before are answered; false when the connection is closed instead. */
  async turn(): Promise<boolean> {
    if (this.socket.destroyed) return false;
    if (!this.isBusy) return (this.isBusy = true);
    if (this.waiting.length >= this.most) {
      this.socket.destroy();
      return false;
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  next(): void {
    const go = this.waiting.shift();
    if (go === undefined) this.isBusy = false;
    else go(!this.socket.destroyed);
  }
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
