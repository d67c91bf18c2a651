import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PROTOCOL } from '@tabuleiro/client';
import { ClientMessage, ServerMessage } from '@tabuleiro/client/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { makeDocsPage } from './docs-page.ts';

/** Beside the sources and beside the build alike. */
const STYLE = new URL('../../pages/docs.css', import.meta.url);
const hidden = { schema: { hide: true } } as const;

/** The messages of the live protocol as JSON Schema. */
const LIVE_SCHEMA = JSON.stringify({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: `Tabuleiro live protocol, version ${PROTOCOL}`,
  description: `Messages in text frames of the WebSocket at /api/live?v=${PROTOCOL}. A client sends ClientMessage, the server sends ServerMessage. docs/protocol-live.md explains them.`,
  anyOf: [{ $ref: '#/definitions/ClientMessage' }, { $ref: '#/definitions/ServerMessage' }],
  definitions: { ClientMessage, ServerMessage },
});

/** The description of all addresses and of the live protocol, for programs and for people. */
export function addDocsRoutes(app: App): void {
  addDocument(app, '/api/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(app.swagger()));
  addDocument(app, '/api/live.schema.json', 'application/schema+json; charset=utf-8', () => LIVE_SCHEMA);
  addDocument(app, '/api/docs', 'text/html; charset=utf-8', () => makeDocsPage(app.swagger()));
  addDocument(app, '/api/docs.css', 'text/css; charset=utf-8', () => readFile(STYLE));
}

/** Adds the route of a document that does not change while the server runs. It is built once, when it is first asked for. */
function addDocument(app: App, path: string, type: string, build: () => string | Buffer | Promise<Buffer>): void {
  let document: Promise<{ readonly body: Buffer; readonly etag: string }> | undefined;
  const load = async (): Promise<{ readonly body: Buffer; readonly etag: string }> => {
    const body = Buffer.from(await build());
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
  };
  app.get(path, hidden, async (request: FastifyRequest, reply: FastifyReply) => {
    const { body, etag } = await (document ??= load());
    // Browsers may keep it, and ask whether it is still the same.
    void reply.header('Cache-Control', 'no-cache').header('ETag', etag);
    if (isCurrent(request.headers['if-none-match'], etag)) return reply.status(304).send();
    return reply.type(type).send(body);
  });
}

/** Compares as RFC 9110 says for `If-None-Match`: a proxy that compresses makes the tag a weak one. */
function isCurrent(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
