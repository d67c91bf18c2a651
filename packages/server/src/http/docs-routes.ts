import { readFile } from 'node:fs/promises';
import { PROTOCOL } from '@tabuleiro/client';
import { ClientMessage, ServerMessage } from '@tabuleiro/client/schemas';
import { Refused } from '../refused.ts';
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
  app.get('/api/openapi.json', hidden, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
  app.get('/api/live.schema.json', hidden, async (_request, reply) =>
    reply.type('application/schema+json; charset=utf-8').send(LIVE_SCHEMA),
  );
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(makeDocsPage(app.swagger())),
  );
  app.get('/api/docs.css', hidden, async (_request, reply) => {
    try {
      return await reply.type('text/css; charset=utf-8').send(await readFile(STYLE));
    } catch {
      throw new Refused('no-such-page');
    }
  });
}
