import type { Server, Socket } from 'node:net';
import { countedAddress } from './address.ts';

/** More than the live connections and the lines that are let in, and well below what the system gives a process. */
const MOST_OF_ALL = 45_000;
const MOST_OF_ADDRESS = 1000;

export interface ConnectionLimits {
  readonly most?: number;
  readonly mostOfAddress?: number;
  /** As which address a connection counts; null for one that counts as none. */
  readonly addressOf?: (socket: Socket) => string | null;
}

/** Bounds how many connections there are, and how many one address has: who opens more is cut off before saying anything. */
export function limitConnections(server: Server, limits: ConnectionLimits = {}): void {
  const { most = MOST_OF_ALL, mostOfAddress = MOST_OF_ADDRESS, addressOf = ownAddress } = limits;
  const counts = new Map<string, number>();
  server.maxConnections = most;
  server.on('connection', (socket) => {
    const address = addressOf(socket);
    if (address === null) return;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.on('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
    if (count > mostOfAddress) socket.destroy();
  });
}

function ownAddress({ remoteAddress }: Socket): string | null {
  return countedAddress(remoteAddress ?? '');
}
