import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Context } from '../../context.ts';
import { UsageError } from '../../errors.ts';
import { readNumber, readSeconds } from '../../options/numbers.ts';
import { openHost } from '../../players/engine-host.ts';
import { Connection } from './connection.ts';

const LOOPBACK = '127.0.0.1';
/** In seconds; the default is that of the original report. */
const USUAL_PAUSE = '1';
const LONGEST_PAUSE = 60;
const MOST_CONNECTIONS = 1000;
/** TCP keep-alive starts after this time of silence. */
const ALIVE_MS = 30_000;

export interface VisualiserOptions {
  readonly port: string;
  readonly host?: string;
  readonly pause?: string;
}

/** Serves boards until it is interrupted. */
export async function runVisualiser(context: Context, options: VisualiserOptions): Promise<void> {
  const port = await readNumber(context, '--port', options.port, 65_535);
  const pauseMs = await readSeconds(context, '--pause', options.pause ?? USUAL_PAUSE, LONGEST_PAUSE);
  const server = await startVisualiser(context, { host: options.host ?? LOOPBACK, port, pauseMs });
  await context.print(context.texts.protocols.visualiser.listening(server.address));
  await new Promise<void>((resolve) => context.io.onInterrupt?.(resolve));
  await server.close();
}

interface VisualiserServer {
  /** `<host>:<port>`, with the actual port when 0 was requested. */
  readonly address: string;
  close(): Promise<void>;
}

interface VisualiserSettings {
  readonly host: string;
  readonly port: number;
  readonly pauseMs: number;
}

async function startVisualiser(
  context: Context,
  { host, port, pauseMs }: VisualiserSettings,
): Promise<VisualiserServer> {
  // At least two, so that one long search does not block all games.
  const players = openHost(Math.max(2, availableParallelism()), 1, context.failed);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true, keepAlive: true, keepAliveInitialDelay: ALIVE_MS }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    void new Connection(context, players, socket, pauseMs).serve();
  });
  server.maxConnections = MOST_CONNECTIONS;
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(context.texts.protocols.visualiser.cannotListen(`${host}:${port}`, reason));
  }
  return {
    address: makeAddress(server.address()),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await Promise.all([closed, players.close()]);
    },
  };
}

function makeAddress(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return address ?? '';
  return `${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}
