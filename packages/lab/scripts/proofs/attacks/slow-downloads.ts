import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Attack, grouped } from './attack.ts';
import { forwardedAddress } from './person.ts';

const CONNECTIONS = 3;
const REQUESTS = 900;
const HOLD_MS = 8000;
const ASSETS = fileURLToPath(new URL('../../../../web/site/assets/', import.meta.url));

/** Requests a large file repeatedly on few connections and reads none of the replies. */
export const files: Attack = {
  name: 'files',
  title: `${CONNECTIONS} connections ask for the largest file ${REQUESTS} times each and read nothing`,
  run: async ({ address, begin }) => {
    const { hostname, port, host } = new URL(address);
    const { name, size } = largestAsset();
    const request = [
      `GET /assets/${name} HTTP/1.1`,
      `Host: ${host}`,
      `X-Forwarded-For: ${forwardedAddress(0)}`,
      'Accept-Encoding: identity',
      '\r\n',
    ].join('\r\n');
    const found = await fetch(new URL(`assets/${name}`, address));
    if ((await found.arrayBuffer()).byteLength !== size) throw new Error(`${name} is not served: ${found.status}`);
    const sockets = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        await once(socket, 'connect');
        return socket.pause();
      }),
    );
    await begin();
    for (const socket of sockets) socket.write(request.repeat(REQUESTS));
    await pause(HOLD_MS);
    const closed = sockets.filter(({ destroyed, readableEnded }) => destroyed || readableEnded).length;
    for (const socket of sockets) socket.destroy();
    const asked = grouped((CONNECTIONS * REQUESTS * size) / 1e6);
    return {
      facts: [
        `asked for ${asked} MB in ${grouped(CONNECTIONS * REQUESTS)} requests`,
        `${closed} connections ended by the server`,
      ],
      faults: [],
    };
  },
};

function largestAsset(): { readonly name: string; readonly size: number } {
  const assets = readdirSync(ASSETS).map((name) => ({ name, size: statSync(join(ASSETS, name)).size }));
  const [largest] = assets.sort((a, b) => b.size - a.size);
  if (largest === undefined) throw new Error('the page has no files');
  return largest;
}
