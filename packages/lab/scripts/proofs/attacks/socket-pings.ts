import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, grouped, EventCounter } from './attack.ts';
import { forwardedAddress, Person, refusalIn } from './person.ts';

const ATTACK_MS = 6000;
const PAYLOAD_BYTES = 125;
const PINGS_AT_ONCE = 1000;

/** Sends WebSocket pings and reads nothing, so that the pongs pile up in the server. */
export const pings: Attack = {
  name: 'pings',
  title: 'one guest sends WebSocket pings as fast as it can and reads nothing',
  run: async ({ address, begin }) => {
    const guest = await Person.guest(address, forwardedAddress(0));
    const refusals = new EventCounter();
    const chunk = pingFrame().toString('latin1').repeat(PINGS_AT_ONCE);
    const bytes = Buffer.from(chunk, 'latin1');
    let [sent, connections, closed] = [0, 0, 0];
    await begin();
    const end = performance.now() + ATTACK_MS;
    const stop = pause(ATTACK_MS);
    // When the server ends the connection, the attacker opens another one.
    while (performance.now() < end) {
      const socket = await upgrade(guest);
      if (typeof socket === 'string') {
        refusals.add(socket);
        await pause(100);
        continue;
      }
      connections++;
      const ended = once(socket, 'close');
      while (performance.now() < end && !socket.destroyed) {
        const isTaken = socket.write(bytes);
        sent += PINGS_AT_ONCE;
        if (!isTaken) await Promise.race([once(socket, 'drain'), ended, stop]);
      }
      if (socket.destroyed) closed++;
      else await stop;
      socket.destroy();
    }
    if (connections === 0) throw new Error(`no connection at all: ${refusals.toString()}`);
    return {
      facts: [
        `${grouped(sent)} pings on ${connections} connections`,
        `${closed} ended by the server`,
        `refused: ${refusals.toString()}`,
      ],
      faults: [],
    };
  },
};

/** A ping with the longest allowed payload, masked as from a client (RFC 6455, 5.2). */
function pingFrame(): Buffer {
  const [wholePing, maskBit] = [0x89, 0x80];
  const mask = Buffer.alloc(4);
  return Buffer.concat([Buffer.from([wholePing, maskBit | PAYLOAD_BYTES]), mask, randomBytes(PAYLOAD_BYTES)]);
}

/** Opens a WebSocket and returns its TCP connection, which is not read, or the reason of the refusal. */
function upgrade(person: Person): Promise<Duplex | string> {
  return new Promise((resolve) => {
    const opening = request(new URL('api/live?v=1', person.server), {
      headers: {
        ...person.headers,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    opening.on('upgrade', (_response, socket) => resolve(socket.pause().on('error', () => socket.destroy())));
    opening.on('response', (response) => resolve(refusalIn(response)));
    opening.on('error', () => resolve('connection broken'));
    opening.end();
  });
}
