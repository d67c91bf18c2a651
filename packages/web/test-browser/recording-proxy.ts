import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

// Stands between a browser and the real server: notes what is asked for, serves it from a folder of another name, and can
// put something else in the place of a file.

export interface RecordingProxy {
  /** With a slash at the end. */
  readonly address: string;
  /** Names of the files that were asked for, from the folder on, in their order. */
  readonly asked: string[];
  /** Changes files on their way; null leaves one as it is. */
  change: (name: string, body: string) => string | null;
  /** The file that is meant by a name. */
  rename: (name: string) => string;
  /** As if the network were gone. */
  readonly close: () => Promise<void>;
}

export async function openProxy(folder: string): Promise<RecordingProxy> {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    if (!path.startsWith(folder)) {
      outgoing.writeHead(404).end();
      return;
    }
    const name = path.slice(folder.length);
    asked.push(name);
    request(new URL(proxy.rename(name), inject('address')), (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const isText = /javascript|html|json/.test(answer.headers['content-type'] ?? '');
        const sent = Buffer.from((isText ? proxy.change(name, body.toString()) : null) ?? body);
        outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'content-length': sent.length });
        outgoing.end(sent);
      });
    }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server without a port');
  const proxy: RecordingProxy = {
    address: `http://127.0.0.1:${address.port}${folder}`,
    asked,
    change: () => null,
    rename: (name) => name,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return proxy;
}
