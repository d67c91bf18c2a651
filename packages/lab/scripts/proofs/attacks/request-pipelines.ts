import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, grouped } from './attack.ts';
import { forwardedAddress } from './person.ts';

interface Pipelining {
  readonly name: string;
  readonly path: string;
  readonly connections: number;
  /** The requests that each connection sends at once. */
  readonly requests: number;
  /** Each round opens new connections, one second after the previous round. */
  readonly rounds: number;
  /** The number of addresses of the connections. */
  readonly addresses: number;
}

const ROUND_MS = 1000;

/** Anonymous visitors who send many small requests at once, and read nothing. */
export const PIPELINES: readonly Attack[] = [
  { name: 'page', path: '/', connections: 60, requests: 2400, rounds: 3, addresses: 60 },
  { name: 'bad-paths', path: '/%', connections: 60, requests: 2400, rounds: 3, addresses: 60 },
  { name: 'no-page', path: '/nothing', connections: 20, requests: 9000, rounds: 3, addresses: 20 },
  // No connection sends more than it may.
  { name: 'short-pipelines', path: '/', connections: 100, requests: 16, rounds: 5, addresses: 1 },
  // Addresses take turns, so each of them delays the others by one request: about 0.7 ms for each request of a visitor.
  { name: 'spread', path: '/', connections: 50, requests: 16, rounds: 5, addresses: 50 },
].map(pipelining);

function pipelining({ name, path, connections, requests, rounds, addresses }: Pipelining): Attack {
  return {
    name,
    title: `${connections} connections from ${addresses} addresses send ${grouped(requests)} requests for ${path} at once, ${rounds} times`,
    run: async ({ address, begin }) => {
      const { hostname, port, host } = new URL(address);
      const sockets: Socket[] = [];
      let [sent, closed] = [0, 0];
      await begin();
      for (let round = 0; round < rounds; round++) {
        for (let number = 0; number < connections; number++) {
          const from = forwardedAddress(number % addresses);
          const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${from}\r\n\r\n`;
          const socket = connect(Number(port), hostname)
            .on('error', () => undefined)
            .on('close', () => closed++)
            .pause();
          sent += request.length * requests;
          socket.write(request.repeat(requests));
          sockets.push(socket);
        }
        await pause(ROUND_MS);
      }
      await pause(ROUND_MS);
      // Only a reader notices that a connection has ended.
      for (const socket of sockets) socket.resume();
      await pause(ROUND_MS);
      const facts = [
        `sent ${(sent / 1e6).toFixed(1)} MB on ${sockets.length} connections`,
        `${closed} of them ended by the server`,
      ];
      for (const socket of sockets) socket.destroy();
      return { facts, faults: [] };
    },
  };
}
