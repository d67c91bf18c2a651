import { createConfig, lintFromString } from '@redocly/openapi-core';
import { REFUSAL_CODES } from '@tabuleiro/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { Examples } from '../src/http/schema-outline.ts';
import { getText, newAccount } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content: Readonly<Record<string, { readonly schema: unknown }>>;
}

interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

let server: Application;
let text: string;
let document: Document;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  text = await (await fetch(new URL('api/openapi.json', server.address))).text();
  document = JSON.parse(text);
  const { visitor } = await newAccount(server.address, 'Ana');
  token = getText((await visitor.ask('POST', 'api/tokens', { label: 'test' })).body, 'token');
});
afterAll(() => server.close());

/** All operations, each with its method and path. */
function operations(): readonly (Operation & { readonly method: string; readonly path: string })[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      Object.assign(operation, { method: method.toUpperCase(), path }),
    ),
  );
}

function findOperation(id: string): Operation {
  const found = operations().find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
}

/** The refusals of an operation, as the schemas of its responses list them. */
function codesOf({ responses }: Operation): readonly string[] {
  return Object.entries(responses).flatMap(([status, { content }]) => {
    if (status.startsWith('2')) return [];
    const [codes = ''] = /(?<="enum":)\[.*?\]/.exec(JSON.stringify(content)) ?? [];
    const list: readonly string[] = JSON.parse(codes);
    return list;
  });
}

describe('the OpenAPI document', () => {
  test('passes the recommended rules of Redocly without an error or a warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  test('names its server and every operation', () => {
    expect(document.servers).toEqual([expect.objectContaining({ url: '/' })]);
    const ids = operations().map(({ operationId }) => operationId);
    expect(ids.length).toBeGreaterThan(30);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
  });

  test('has no object twice: what is used in several places has a name', () => {
    const names = ['MatchInfo', 'MatchEvent', 'Seat', 'UserInfo', 'Ending', 'Refusal', 'MatchTerms', 'ClockTerms'];
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
    const counts = new Map<string, number>();
    JSON.parse(text, (_key, value: unknown) => {
      const isObject = typeof value === 'object' && value !== null && 'required' in value && 'properties' in value;
      const written = isObject ? JSON.stringify(value) : null;
      if (written !== null) counts.set(written, (counts.get(written) ?? 0) + 1);
      return value;
    });
    expect(counts.size).toBeGreaterThan(40);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  });

  test('writes tuples as prefixItems', () => {
    expect(document.components.schemas['Ending']).toMatchObject({
      properties: {
        score: {
          type: 'array',
          prefixItems: [{ type: 'integer' }, { type: 'integer' }],
          items: false,
          minItems: 2,
          maxItems: 2,
        },
      },
    });
    expect(text).not.toContain('additionalItems');
  });

  test('lists the refusals that each route gives, and no others', () => {
    const everywhere = [
      'not-signed-in',
      'token-expired',
      'missing-scope',
      'unknown-host',
      'banned',
      'too-fast',
      'failed',
      'going-away',
    ];
    expect(codesOf(findOperation('getLobby')).toSorted()).toEqual(everywhere.toSorted());
    expect(codesOf(findOperation('getMatch')).toSorted()).toEqual(
      [...everywhere, 'bad-request', 'no-such-match'].toSorted(),
    );
    expect(codesOf(findOperation('playMove'))).toEqual(
      expect.arrayContaining(['illegal-move', 'not-your-turn', 'stale-move', 'not-yours', 'needs-bot']),
    );
    // These belong to live connections, to addresses that do not exist, and to clients.
    const elsewhere = ['unknown-protocol', 'too-many-watched', 'no-such-page', 'unreachable'];
    const listed = new Set(operations().flatMap(codesOf));
    expect([...listed, ...elsewhere].toSorted()).toEqual([...REFUSAL_CODES].toSorted());
  });

  test('says which refusals carry Retry-After', () => {
    for (const { path, responses } of operations()) {
      expect(responses['429']?.headers, path).toHaveProperty('Retry-After');
      expect(responses['503']?.headers, path).toHaveProperty('Retry-After');
      expect(responses['401']?.headers, path).toBeUndefined();
    }
  });

  test('has the name of the cookie that the server uses', async () => {
    const secure = await startTestServer({ SECURE: '1' });
    const own = await (await fetch(new URL('api/openapi.json', secure.address))).text();
    await secure.close();
    expect(own).toContain('"name":"__Host-tabuleiro"');
    expect(text).toContain('"name":"tabuleiro"');
  });
});

describe('the security of each route is what the server does', () => {
  /** Uses an operation with a body that fits it, and gives the code of its refusal; null when it is not refused. */
  async function use(
    operation: ReturnType<typeof operations>[number],
    headers: Readonly<Record<string, string>>,
  ): Promise<string | null> {
    const { method, path, requestBody } = operation;
    const schema = requestBody?.content['application/json']?.schema;
    const body =
      schema === undefined ? null : JSON.stringify(new Examples(document.components.schemas, true).of(schema));
    const place = path.replace('{id}', '0123456789abcdef').replace('{name}', 'Ana').replace('{game}', 'oware');
    const response = await fetch(new URL(place.slice(1), server.address), {
      method,
      headers: { ...headers, ...(body !== null && { 'content-type': 'application/json' }) },
      body,
    });
    if (!response.ok) return getText(await response.json(), 'code');
    // A stream does not end by itself.
    await response.body?.cancel();
    return null;
  }
  const needsCredentials = ({ security }: Operation): boolean =>
    security.length > 0 && security.every((one) => Object.keys(one).length > 0);

  test('without credentials', async () => {
    for (const operation of operations()) {
      const code = await use(operation, {});
      expect(code === 'not-signed-in', `${operation.operationId}: ${code}`).toBe(needsCredentials(operation));
      expect(code, operation.operationId).not.toBe('bad-request');
    }
  });

  test('with a token', async () => {
    for (const operation of operations().filter(needsCredentials)) {
      const takesTokens = operation.security.some((one) => 'token' in one);
      const code = await use(operation, { authorization: `Bearer ${token}` });
      expect(code !== 'not-allowed', `${operation.operationId}: ${code}`).toBe(takesTokens);
    }
  });

  test('with the session of a guest', async () => {
    for (const operation of operations().filter(needsCredentials)) {
      const guest = await Visitor.guest(server.address);
      const code = await use(operation, guest.identity);
      expect(code === 'needs-account', `${operation.operationId}: ${code}`).toBe(
        codesOf(operation).includes('needs-account'),
      );
    }
  });
});
