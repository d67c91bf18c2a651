import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifySwagger from '@fastify/swagger';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify';
import type { Config } from '../config.ts';
import { addressKeys } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import { Refused } from '../refused.ts';
import type { Site } from '../site.ts';
import { Banned } from '../users/bans.ts';
import { requireScope } from '../users/permissions.ts';
import type { Person, Users } from '../users/users.ts';
import { detailOf } from './bad-request.ts';
import { GATE_LIMITS, makeGatedServer } from './gated-server.ts';
import { hangUp, refusedAs } from './hang-up.ts';
import { headersOf } from './headers.ts';
import { checkHost, checkOrigin, cookieName, identify } from './identity.ts';
import { openApiOptions, scopeOf } from './openapi.ts';
import { addStaticFiles, NOTHING_HERE } from './static-files.ts';

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

/** Asked by address, from within: by whatever starts the process again, by proxies and by Prometheus. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** Requests from this machine take turns as those of one address. */
const OWN_MACHINE = { address: 'localhost', network: 'localhost' };

export interface AppParts {
  readonly config: Config;
  readonly users: Users;
  readonly site: Site;
  readonly limits: Limits;
  /** Called for every request that is refused because its address has sent too many. */
  readonly refusedEarly: (code: string, ip: string) => void;
}

/** An HTTP server that knows who asks, refuses in words, and serves the page. The caller adds the routes. */
export async function makeApp({ config, users, site, limits, refusedEarly }: AppParts): Promise<App> {
  const { proxies, origins } = config;
  const headers = headersOf(config.isSecure, await site.styleHashes());
  const count = (request: IncomingMessage): Refused | null => {
    const ip = proxies.clientAddress(request);
    const refused = limits.countRequest(ip, request);
    if (refused !== null) refusedEarly(refused.body.code, ip);
    return refused;
  };
  const gateLimits = {
    ...GATE_LIMITS,
    headers,
    count,
    addressOf: (request: IncomingMessage) => addressKeys(proxies.clientAddress(request)) ?? OWN_MACHINE,
    isProxy: (peer: string) => proxies.trusts(peer, 0),
  };
  const app = Fastify({
    serverFactory: (handler) => makeGatedServer(handler, gateLimits),
    bodyLimit: LONGEST_BODY,
    trustProxy: (address, hop) => proxies.trusts(address, hop),
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
    // The hook below refuses in the usual form.
    return503OnClosing: false,
    // Unique among all processes, so that a line of one log can be found in another; a proxy may bring its own.
    genReqId: (request) => proxies.requestId(request) ?? randomUUID(),
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  // Addresses are text and are read as what they should be; bodies are taken as they are.
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  acceptEmptyJson(app);
  app.decorateRequest('person', null);
  app.decorateRequest('bannedPerson', null);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    proxies.rewriteHeaders(request.raw);
    void reply.headers(headers);
    if (!PROBES.has(request.routeOptions.url)) checkHost(request.host, origins);
    if (isClosing) throw new Refused('going-away');
    if (!isOfApi(request)) return;
    void reply.header('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request.headers, request.host, origins);
    try {
      request.person = await identify(users, request.headers, config.isSecure, limits.lookUp(request.ip));
    } catch (error) {
      const isAllowed = request.routeOptions.config.allowsBanned === true;
      if (!(error instanceof Banned) || !isAllowed) throw error;
      request.bannedPerson = error.person;
    } finally {
      limits.begin(request);
    }
    // Whether a token may play depends on the match; that is checked where it is made, joined or moved in.
    const { person } = request;
    if (person !== null && scopeOf(request.routeOptions.config) === 'read') requireScope(person, 'read');
  });
  app.setErrorHandler((error, request, reply) => {
    const refused = error instanceof Refused ? error : (limits.refused(request) ?? refusedBy(error));
    if (!(error instanceof Refused) && refused.status >= 500) {
      request.log.error(error);
      // Whoever tells of it can name the line of the log.
      void reply.header('X-Request-Id', request.id);
    }
    return reply.status(refused.status).headers(refused.headers).send(refused.body);
  });
  await addStaticFiles(app, site);
  await app.register(fastifySwagger, openApiOptions(cookieName(config.isSecure)));
  return app;
}

/** By the route, because the router decodes the path (`/%61pi/lobby`); by the path where there is no such route. */
function isOfApi({ url, routeOptions }: FastifyRequest): boolean {
  return [url, routeOptions.url].some((path) => path?.startsWith('/api/'));
}

/** Where no body is needed, none or an empty one will do, also with the content type that many programs always send. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && needsNoBody(request)) done(null);
    else void parse(request, body, done);
  });
  app.addHook('preValidation', async (request) => {
    const isMissing = request.body === undefined || request.body === null;
    if (isMissing && request.routeOptions.schema?.body !== undefined && needsNoBody(request)) request.body = {};
  });
}

/** Whether a route takes no body, or one whose fields are all optional. */
function needsNoBody({ routeOptions }: FastifyRequest): boolean {
  const body: unknown = routeOptions.schema?.body;
  if (typeof body !== 'object' || body === null) return true;
  return 'properties' in body && !('required' in body && Array.isArray(body.required) && body.required.length > 0);
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
