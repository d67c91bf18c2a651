import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from './site.ts';

/**
 * Sent with everything. The first two make pages cross-origin isolated, so that the engine's threads can share memory; the
 * policy lets nothing in that is not ours.
 */
const HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

export interface Running {
  readonly address: string;
  close(): Promise<void>;
}

export interface Place {
  readonly host: string;
  /** Asked for first; while it is taken, the next ones. */
  readonly port: number;
  /** How many ports are tried. */
  readonly tries: number;
}

/** Serves the web application. */
export async function startServer(site: Site, { host, port, tries }: Place): Promise<Running> {
  const server = createServer((request, response) => void answer(site, request, response));
  for (let attempt = 0; ; attempt++) {
    try {
      server.listen({ host, port: port + attempt });
      await once(server, 'listening');
      break;
    } catch (error) {
      if (!isTaken(error) || attempt + 1 >= tries) throw error;
    }
  }
  return { address: addressOf(server, host), close: () => closeServer(server) };
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '/' } = request;
  if (method !== 'GET' && method !== 'HEAD') return send(response, 405, { Allow: 'GET, HEAD' }, 'only GET and HEAD\n');
  const [path = '/'] = url.split(/[?#]/);
  const file = await site.find(path);
  if (file === null) return send(response, 404, {}, 'there is nothing here\n');
  const headers = { 'Content-Type': file.type, 'Cache-Control': file.isNamedByContent ? A_YEAR : ASK_FIRST };
  send(response, 200, headers, method === 'HEAD' ? '' : file.body);
}

function send(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...HEADERS, ...headers });
  response.end(body);
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function addressOf(server: Server, host: string): string {
  const address: AddressInfo | string | null = server.address();
  const port = address === null || typeof address === 'string' ? '' : address.port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
