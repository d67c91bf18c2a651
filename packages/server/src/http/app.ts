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
import { Banned } from '../accounts/bans.ts';
import { requireScope } from '../accounts/tokens.ts';
import type { Person, Users } from '../accounts/users.ts';
import type { Config } from '../config.ts';
import { addressKeys } from '../limits/address-limiter.ts';
import type { ServerLimits } from '../limits/limits.ts';
import { rejectConnection } from '../live/closing-socket.ts';
import { RefusalError } from '../refusal-error.ts';
import { authenticate, checkHost, checkOrigin, cookieName } from './authentication.ts';
import { openApiOptions, scopeOf } from './openapi.ts';
import { clientErrorRefusal, LONGEST_BODY, toRefusal } from './request-errors.ts';
import { addStaticFiles, NOTHING_HERE, type Site } from './static-files.ts';
import { createThrottledServer, DEFAULT_LIMITS } from './throttled-server.ts';

const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";
/** Browser features that no page needs. */
const UNWANTED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'];
const A_YEAR_S = 365 * 86_400;

/** Sent with everything. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * The first two headers make pages cross-origin isolated, so that the engine's threads can share memory. The policy
 * allows only the server's own files, inline styles with these hashes, and WebAssembly, in which the engine's networks run.
 */
export function securityHeaders(isSecure: boolean, styleHashes: readonly string[] = []): SecurityHeaders {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ');
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Content-Security-Policy': `${POLICY}; style-src ${styles}`,
    'Permissions-Policy': UNWANTED.map((name) => `${name}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...(isSecure && { 'Strict-Transport-Security': `max-age=${A_YEAR_S}` }),
  };
}

export type HttpApp = FastifyInstance<
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

/** Asked by address, from within: by whatever starts the process again, by proxies and by Prometheus. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** The queue key of requests from this machine. */
const OWN_MACHINE = { address: 'localhost', network: 'localhost' };

export interface AppParts {
  readonly config: Config;
  readonly users: Users;
  readonly site: Site;
  readonly limits: ServerLimits;
  /** Called for every request that is refused because its address has sent too many. */
  readonly refusedEarly: (code: string, ip: string) => void;
}

/** An HTTP server that knows who asks, refuses in words, and serves the page. The caller adds the routes. */
export async function createHttpApp({ config, users, site, limits, refusedEarly }: AppParts): Promise<HttpApp> {
  const { proxies, origins } = config;
  const headers = securityHeaders(config.isSecure, await site.styleHashes());
  const count = (request: IncomingMessage): RefusalError | null => {
    const ip = proxies.clientAddress(request);
    const refused = limits.countRequest(ip, request);
    if (refused !== null) refusedEarly(refused.body.code, ip);
    return refused;
  };
  const gateLimits = {
    ...DEFAULT_LIMITS,
    headers,
    count,
    addressOf: (request: IncomingMessage) => addressKeys(proxies.clientAddress(request)) ?? OWN_MACHINE,
    isProxy: (peer: string) => proxies.trusts(peer, 0),
  };
  const app = Fastify({
    serverFactory: (handler) => createThrottledServer(handler, gateLimits),
    bodyLimit: LONGEST_BODY,
    trustProxy: (address, hop) => proxies.trusts(address, hop),
    // There is no page at an invalid URL.
    frameworkErrors: (_error, request, reply) => {
      const isApi = request.url.startsWith('/api/');
      const type = isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
      reply.hijack();
      reply.raw
        .writeHead(404, { ...headers, 'Content-Type': type })
        .end(isApi ? JSON.stringify(new RefusalError('no-such-page').body) : NOTHING_HERE);
    },
    clientErrorHandler: (error, socket) => rejectConnection(socket, clientErrorRefusal(error), headers),
    // Who waits for an answer gets it; the rest is let go.
    forceCloseConnections: 'idle',
    // The hook below refuses in the usual form.
    return503OnClosing: false,
    // Unique among all processes, so that log lines of several can be matched; a trusted proxy may send its own id.
    genReqId: (request) => proxies.requestId(request) ?? randomUUID(),
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  // Parameters are converted to the types of their schema; bodies are not.
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
    if (isClosing) throw new RefusalError('going-away');
    if (!isOfApi(request)) return;
    void reply.header('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request.headers, request.host, origins);
    try {
      request.person = await authenticate(users, request.headers, config.isSecure, limits.chargeForLookUp(request.ip));
    } catch (error) {
      const isAllowed = request.routeOptions.config.allowsBanned === true;
      if (!(error instanceof Banned) || !isAllowed) throw error;
      request.bannedPerson = error.person;
    } finally {
      limits.countAuthenticated(request);
    }
    // Whether a token may play depends on the match; that is checked where it is made, joined or moved in.
    const { person } = request;
    if (person !== null && scopeOf(request.routeOptions.config) === 'read') requireScope(person, 'read');
  });
  app.setErrorHandler((error, request, reply) => {
    const refused = error instanceof RefusalError ? error : (limits.refused(request) ?? toRefusal(error));
    if (!(error instanceof RefusalError) && refused.status >= 500) {
      request.log.error(error);
      // So that a report of the error leads to the line of the log.
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
function acceptEmptyJson(app: HttpApp): void {
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

/** The person who asks. Throws a refusal without one. */
export function personOf(request: { readonly person: Person | null }): Person {
  if (request.person === null) throw new RefusalError('not-signed-in');
  return request.person;
}
