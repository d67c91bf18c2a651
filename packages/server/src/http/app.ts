import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifySwagger from '@fastify/swagger';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { RefusalBody } from '@tabuleiro/client/schemas';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RawServerDefault } from 'fastify';
import type { Config } from '../config.ts';
import { Refused } from '../refused.ts';
import type { Site } from '../site.ts';
import type { Person, Users } from '../users/users.ts';
import { HEADERS } from './headers.ts';
import { checkOrigin, identify } from './identity.ts';
import { NOTHING_HERE, serveSite } from './serve-site.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}

const LONGEST_BODY = 64 * 1024;
/** Read by whoever writes a program for the server; the version is that of the addresses below /api. */
const API = { openapi: '3.1.0', info: { title: 'Tabuleiro', version: '1', license: { name: 'MIT' } } } as const;

/** An HTTP server that knows who asks, refuses in words, and serves the page. Routes are added by whoever makes it. */
export async function makeApp(config: Config, users: Users, site: Site): Promise<App> {
  const app = Fastify({
    bodyLimit: LONGEST_BODY,
    trustProxy: config.hasProxy,
    // What is no address is no page.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(404, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }).end(NOTHING_HERE);
    },
    forceCloseConnections: true,
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  // Bodies are taken as they are; only what is text in an address may stand for a number.
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(HEADERS);
    if (!request.url.startsWith('/api/')) return;
    void reply.header('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request.headers, request.host);
    request.person = await identify(users, request.headers);
  });
  app.setErrorHandler((error, request, reply) => {
    const refused = refusedBy(error);
    if (refused.status >= 500) request.log.error(error);
    return reply.status(refused.status).send(refused.body);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/')) throw new Refused('no-such-page');
    return serveSite(site, request, reply);
  });
  await app.register(fastifySwagger, { openapi: API });
  app.addSchema({ $id: 'Refusal', ...RefusalBody });
  return app;
}

/** Who asks; whoever has not come in is refused. */
export function personOf(request: { readonly person: Person | null }): Person {
  if (request.person === null) throw new Refused('not-signed-in');
  return request.person;
}

function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (!(error instanceof Error) || !('statusCode' in error)) return new Refused('failed');
  if (error.statusCode === 413) return new Refused('too-long', { most: LONGEST_BODY });
  const isTheirs = typeof error.statusCode === 'number' && error.statusCode < 500;
  return isTheirs ? new Refused('bad-request', { detail: error.message }) : new Refused('failed');
}
