import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifySwagger from '@fastify/swagger';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { RefusalBody } from '@tabuleiro/client/schemas';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import { Refused } from '../refused.ts';
import type { Site } from '../site.ts';
import { Banned } from '../users/bans.ts';
import type { Person, Users } from '../users/users.ts';
import { detailOf } from './bad-request.ts';
import { hangUp, refusedAs } from './hang-up.ts';
import { headersOf } from './headers.ts';
import { checkOrigin, identify } from './identity.ts';
import { DESCRIPTION } from './openapi.ts';
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
    /** Set instead of `person` where a banned user may still come: to see why, to export, to delete, to sign out. */
    bannedPerson: Person | null;
  }
}

const LONGEST_BODY = 64 * 1024;
const LONGEST_REQUEST_MS = 30_000;

/** An HTTP server that knows who asks, refuses in words, and serves the page. Routes are added by whoever makes it. */
export async function makeApp(config: Config, users: Users, site: Site, limits: Limits): Promise<App> {
  const headers = headersOf(config.isSecure, await site.styleHashes());
  const app = Fastify({
    bodyLimit: LONGEST_BODY,
    // Who sends a request byte by byte is let go.
    requestTimeout: LONGEST_REQUEST_MS,
    trustProxy: config.hasProxy,
    // What is no address is no page.
    frameworkErrors: (_error, request, reply) => {
      const isApi = request.url.startsWith('/api/');
      const type = isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
      reply.hijack();
      reply.raw
        .writeHead(404, { ...headers, 'Content-Type': type })
        .end(isApi ? JSON.stringify(new Refused('no-such-page').body) : NOTHING_HERE);
    },
    clientErrorHandler: (error, socket) => hangUp(socket, refusedAs(error), headers),
    // Who waits for an answer gets it; the rest is let go.
    forceCloseConnections: 'idle',
    // Unique among all processes, so that a line of one log can be found in another; a proxy may bring its own.
    genReqId: () => randomUUID(),
    requestIdHeader: config.hasProxy ? 'x-request-id' : false,
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  // Addresses are text and are read as what they should be; bodies are taken as they are.
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.decorateRequest('person', null);
  app.decorateRequest('bannedPerson', null);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (!request.url.startsWith('/api/')) return;
    void reply.header('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request.headers, request.host);
    try {
      request.person = await identify(users, request.headers, config.isSecure);
    } catch (error) {
      if (!(error instanceof Banned) || !isOpenToBanned(request)) throw error;
      request.bannedPerson = error.person;
    } finally {
      limits.begin(request);
    }
  });
  app.setErrorHandler((error, request, reply) => {
    const refused = error instanceof Refused ? error : (limits.refused(request) ?? refusedBy(error));
    if (!(error instanceof Refused) && refused.status >= 500) {
      request.log.error(error);
      // Whoever tells of it can name the line of the log.
      void reply.header('X-Request-Id', request.id);
    }
    return reply.status(refused.status).send(refused.body);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/')) throw new Refused('no-such-page');
    return serveSite(site, request, reply);
  });
  await app.register(fastifySwagger, DESCRIPTION);
  app.addSchema({ $id: 'Refusal', ...RefusalBody });
  return app;
}

/** Banned users may sign out, sign in as somebody else, see why they are banned, and take their data or delete it. */
const OPEN_TO_BANNED = new Set([
  'POST /api/session',
  'DELETE /api/session',
  'GET /api/account/ban',
  'GET /api/account/export',
  'POST /api/account/recovery',
  'POST /api/account/deletion',
]);

function isOpenToBanned({ method, routeOptions }: FastifyRequest): boolean {
  return OPEN_TO_BANNED.has(`${method} ${routeOptions.url}`);
}

/** Who asks; whoever has not come in is refused. */
export function personOf(request: { readonly person: Person | null }): Person {
  if (request.person === null) throw new Refused('not-signed-in');
  return request.person;
}

/** How an error is told to whoever asked. */
export function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (!(error instanceof Error) || !('statusCode' in error)) return new Refused('failed');
  if (error.statusCode === 413) return new Refused('too-long', { most: LONGEST_BODY });
  const isTheirs = typeof error.statusCode === 'number' && error.statusCode < 500;
  return isTheirs ? new Refused('bad-request', { detail: detailOf(error) }) : new Refused('failed');
}
