import type { Server, Socket } from 'node:net';
import { AddressSlots, type Share } from './address-limits.ts';

/** More than all live connections and streams together, and well below what the system gives a process. */
const MOST_OF_ALL = 45_000;
/** A class of 35 with two pages each, and seven connections for a page that loads. At most 2 % of all. */
const OF_ADDRESS: Share = { guests: 600, all: 900 };

export interface ConnectionLimits {
  readonly most?: number;
  readonly ofAddress?: Share;
  /** The address that a connection counts for; null when it is not counted. */
  readonly addressOf?: (socket: Socket) => string | null;
}

/** Limits the number of TCP connections, of all and of one address. The server closes what is above that before it reads. */
export function limitConnections(server: Server, limits: ConnectionLimits = {}): void {
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
