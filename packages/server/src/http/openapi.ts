import type { SwaggerOptions } from '@fastify/swagger';
import { REFUSAL_CODES, refusalBody, type RefusalCode, type RefusalValues } from '@tabuleiro/client';
import * as schemas from '@tabuleiro/client/schemas';
import type { FastifyContextConfig, FastifySchema, RouteOptions } from 'fastify';
import { canRetry, statusOf } from '../refusal-error.ts';
import { field, isRecord } from '../validation-errors.ts';

// The OpenAPI document. Each route declares in its `config` who may use it and which refusals it gives; the rest follows
// from its method and its schemas.

/** The security requirements of each kind of access. `{}` stands for a request without credentials. */
const SECURITY = {
  /** Public; the answer is the same for everybody. */
  public: [],
  /** Public; the answer depends on the user. */
  optional: [{}, { session: [] }, { token: [] }],
  /** The same, but not with a token. */
  'optional-session': [{}, { session: [] }],
  /** Guests and accounts, by session or token. */
  user: [{ session: [] }, { token: [] }],
  /** Guests and accounts, by session. */
  session: [{ session: [] }],
  /** Accounts, by session. */
  account: [{ session: [] }],
} as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: keyof typeof SECURITY;
    /** The scope that a token needs for this route; `read` by default. */
    scope?: 'read' | 'play' | 'none';
    /** The refusals of this route, except those that `refusalsOf` adds. */
    refusals?: readonly RefusalCode[];
    /** Banned users may use this route: sign out, sign in to another account, see the ban, export and delete their data. */
    allowsBanned?: boolean;
  }
}

/** Replaces the values in the text of a refusal. */
export const DOTS: RefusalValues = new Proxy<RefusalValues>({}, { get: () => '…' });

type DescribedRoute = Pick<RouteOptions, 'method'> & {
  readonly schema?: FastifySchema | undefined;
  readonly config?: FastifyContextConfig | undefined;
};

/** The scope that a token needs for a route; null where it needs none or may not be used. */
export function scopeOf({ access, scope = 'read' }: FastifyContextConfig = {}): 'read' | 'play' | null {
  const allowsToken = access === 'public' || access === 'optional' || access === 'user';
  return allowsToken && scope !== 'none' ? scope : null;
}

/** All refusals that a route may give. */
export function refusalsOf({ method, schema, config }: DescribedRoute): readonly RefusalCode[] {
  const { refusals = [], allowsBanned, access } = config ?? {};
  const scope = scopeOf(config);
  const isRead = method === 'GET' || method === 'HEAD';
  const needsSession = access === 'optional-session' || access === 'session' || access === 'account';
  const given = new Set<RefusalCode>([
    ...refusals,
    // Invalid credentials are refused everywhere, also where none are needed.
    ...(['not-signed-in', 'token-expired', 'unknown-host', 'too-fast', 'failed', 'going-away'] as const),
    ...(scope === null ? [] : (['missing-scope'] as const)),
    ...(scope === 'play' ? (['needs-bot'] as const) : []),
    ...(allowsBanned === true ? [] : (['banned'] as const)),
    // `not-allowed`: requests that change something must not come from another site's page.
    ...(isRead ? [] : (['bad-request', 'too-long', 'not-allowed'] as const)),
    ...(schema?.params === undefined && schema?.querystring === undefined ? [] : (['bad-request'] as const)),
    ...(needsSession ? (['not-allowed'] as const) : []),
    ...(access === 'account' ? (['needs-account'] as const) : []),
  ]);
  return REFUSAL_CODES.filter((code) => given.has(code));
}

const RETRY_AFTER = {
  'Retry-After': { type: 'integer', minimum: 1, description: 'The number of seconds after which to try again.' },
};

/** The responses of a route that gives these refusals, by status. */
function refusalResponses(codes: readonly RefusalCode[]): Readonly<Record<string, unknown>> {
  const statuses = [...new Set(codes.map(statusOf))];
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => statusOf(code) === status);
      const lines = ofStatus.map((code) => `- \`${code}\`: ${refusalBody(code, DOTS).message.en}`);
      const schema = { allOf: [schemas.RefusalBody, { type: 'object', properties: { code: { enum: ofStatus } } }] };
      const response = { description: lines.join('\n'), content: { 'application/json': { schema } } };
      return [status, ofStatus.some(canRetry) ? { ...response, headers: RETRY_AFTER } : response];
    }),
  );
}

/** The successful responses of a route, each with a description. */
function answersOf(response: unknown): Readonly<Record<string, unknown>> {
  const describe = ([status, answer]: [string, unknown]): [string, unknown] => {
    const isDescribed = !isRecord(answer) || 'description' in answer;
    return [
      status,
      isDescribed ? answer : { ...answer, 'x-response-description': status === '201' ? 'Created' : 'OK' },
    ];
  };
  return isRecord(response) ? Object.fromEntries(Object.entries(response).map(describe)) : {};
}

/** The names of the client's schemas, by their text. Lists have none: many are alike that mean different things. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(schemas).flatMap(([name, schema]) => {
    const type = field(schema, 'type') ?? field(schema, 'anyOf');
    const isNamed = type !== undefined && type !== 'array';
    return isNamed ? [[JSON.stringify(schema), name === 'RefusalBody' ? 'Refusal' : name]] : [];
  }),
);

/**
 * A part of the document as it is published: named schemas become references and are added to `components`, and tuples are
 * written as OpenAPI 3.1 wants them (`prefixItems`), not as draft 7 of JSON Schema did, by which typebox checks them.
 */
function publish(node: unknown, components: Map<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((one) => publish(one, components));
  if (!isRecord(node)) return node;
  const name = NAMES.get(JSON.stringify(node));
  if (name === undefined) return publishFields(node, components);
  if (!components.has(name)) components.set(name, publishFields(node, components));
  return { $ref: `#/components/schemas/${name}` };
}

function publishFields(
  node: Readonly<Record<string, unknown>>,
  components: Map<string, unknown>,
): Readonly<Record<string, unknown>> {
  const { items } = node;
  // Fields without a value are left out of the JSON.
  const fields = Array.isArray(items)
    ? { ...node, prefixItems: items, items: false, maxItems: items.length, additionalItems: undefined }
    : node;
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, publish(value, components)]));
}

/** How the document is made. Its version is that of the addresses below /api. */
export const openApiOptions = (cookieName: string): SwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Tabuleiro',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Matches, players and positions over HTTP. Durations are milliseconds; times are milliseconds since 1970 by the server’s clock. The WebSocket protocol (`/api/live`) is described by `/api/live.schema.json` and docs/protocol-live.md, limits and a whole program in docs/bots.md.',
    },
    servers: [{ url: '/', description: 'The server that gives this document.' }],
    tags: [
      { name: 'you', description: 'Guests, accounts and sessions.' },
      { name: 'programs', description: 'Tokens, bots and news line by line.' },
      { name: 'archive', description: 'Matches and players, past and present.' },
      { name: 'positions', description: 'Legal moves, computer moves and analyses.' },
      { name: 'matches', description: 'To find, make and play matches.' },
    ],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'For pages, by signing in or coming in as a guest.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'For programs: `Authorization: Bearer <token>`. It may do what its scopes say (`read`, `play`, `play-rated`), and plays only for an account that is declared a bot.',
        },
      },
    },
  },
  // OpenAPI 3.1 knows `const`.
  convertConstToEnum: false,
  transform: ({ schema, url, route }) => {
    if (schema === undefined || schema.hide === true) return { schema, url };
    const { access } = route.config ?? {};
    const response = { ...answersOf(schema.response), ...refusalResponses(refusalsOf(route)) };
    return { schema: { ...schema, ...(access !== undefined && { security: SECURITY[access] }), response }, url };
  },
  transformObject: (built) => {
    if (!('openapiObject' in built)) return built.swaggerObject;
    const { components, ...rest } = built.openapiObject;
    const named = new Map<string, unknown>();
    const document = publishFields(rest, named);
    const sorted = Object.fromEntries([...named].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return Object.assign(built.openapiObject, document, { components: { ...components, schemas: sorted } });
  },
});
