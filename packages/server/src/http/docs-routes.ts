import { readFile } from 'node:fs/promises';
import { Refused } from '../refused.ts';
import type { App } from './app.ts';
import { makeDocsPage } from './docs-page.ts';

/** Beside the sources and beside the build alike. */
const STYLE = new URL('../../pages/docs.css', import.meta.url);
const hidden = { schema: { hide: true } } as const;

/** The description of all addresses, for programs and for people. */
export function addDocsRoutes(app: App): void {
  app.get('/api/openapi.json', hidden, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
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
