import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import {
  findLobby,
  findMatches,
  findRecord,
  makeToken,
  recordsAddress,
  refusalBody,
  sendMove,
  type Server,
  ServerRefusal,
  streamMatch,
  streamUser,
  whoAmI,
} from '@tabuleiro/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MATCH } from './match-log.ts';

let http: HttpServer;
let server: Server;
/** How the server answers; a test replaces it. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
/** The requests that came, with their bodies. */
let asked: { readonly request: IncomingMessage; readonly body: string }[];

beforeEach(async () => {
  asked = [];
  http = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      asked.push({ request, body });
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  server = { address: `http://127.0.0.1:${address.port}/`, token: 'secret' };
});
afterEach(() => {
  http.closeAllConnections();
  http.close();
});

function answerWith(value: unknown, status = 200): void {
  answer = (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

async function refusalOf(work: Promise<unknown>): Promise<ServerRefusal> {
  const refusal: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (refusal instanceof ServerRefusal) return refusal;
  throw new Error(`no refusal: ${String(refusal)}`);
}

describe('a request', () => {
  test('carries the token and the body as JSON', async () => {
    answerWith({ version: 3 });
    expect(await sendMove(server, MATCH, { ply: 0, move: 'A' })).toEqual({ version: 3 });
    const [{ request, body } = { request: null, body: '' }] = asked;
    expect([request?.method, request?.url]).toEqual(['POST', `/api/matches/${MATCH}/moves`]);
    expect(request?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
    expect(JSON.parse(body)).toEqual({ ply: 0, move: 'A' });
  });

  test('carries filters in its address', async () => {
    answerWith({ matches: [], next: null });
    await findMatches(server, { player: 'Inês Sá', rated: true });
    expect(asked[0]?.request.url).toBe('/api/matches?player=In%C3%AAs+S%C3%A1&rated=true');
    expect(recordsAddress(server)).toBe(`${server.address}api/matches/records`);
  });

  test('throws what the server refuses', async () => {
    answerWith(refusalBody('too-fast', { seconds: 7 }), 429);
    const refusal = await refusalOf(makeToken(server, { label: 'x' }));
    expect([refusal.code, refusal.status, refusal.retryAfterSeconds]).toEqual(['too-fast', 429, 7]);
    expect((await refusalOf(findRecord(server, MATCH))).code).toBe('too-fast');
  });

  test.each([
    ['an error page of a proxy', '<html>', 502],
    ['another answer than the route has', { hello: 'world' }, 200],
    ['a list of something else', [{ id: 'x' }], 200],
  ])('takes %s for a server that cannot be reached', async (_, value, status) => {
    answerWith(value, status);
    expect((await refusalOf(findLobby(server))).code).toBe('unreachable');
  });

  test('reports a server that does not answer', async () => {
    http.close();
    expect((await refusalOf(whoAmI({ address: 'http://127.0.0.1:1/' }))).code).toBe('unreachable');
  });

  test('may use another fetch, which keeps cookies perhaps', async () => {
    const urls: string[] = [];
    const own = async (input: string | URL | Request): Promise<Response> => {
      urls.push(input instanceof Request ? input.url : input.toString());
      return Response.json({ user: null, now: 1 });
    };
    expect(await whoAmI({ address: 'https://example.org/', fetch: own })).toEqual({ user: null, now: 1 });
    expect(urls).toEqual(['https://example.org/api/me']);
  });
});

describe('a stream', () => {
  test('gives one line after the other, however the bytes are cut', async () => {
    const text =
      '{"t":"welcome","user":{"name":"Inês"},"now":1}\n\n{"t":"beat","now":2}\n{"no":"line"}\n{"t":"beat","now":3}\n';
    const bytes = Buffer.from(text);
    answer = (_, response) => {
      response.writeHead(200);
      // The second part begins within a letter of two bytes.
      const middle = bytes.indexOf('ê') + 1;
      response.write(bytes.subarray(0, middle));
      setTimeout(() => response.end(bytes.subarray(middle)), 20);
    };
    const lines = [];
    for await (const line of streamUser(server)) lines.push(line);
    expect(lines).toMatchObject([{ t: 'welcome', user: { name: 'Inês' } }, { now: 2 }, { now: 3 }]);
  });

  test('throws the refusal that comes instead', async () => {
    answerWith(refusalBody('no-such-match'), 404);
    expect((await refusalOf(streamMatch(server, MATCH).next())).code).toBe('no-such-match');
  });

  test('is given up when nothing comes for a while', async () => {
    answer = (_, response) => response.writeHead(200).write('{"t":"beat","now":1}\n');
    const lines = streamUser(server, { silenceMs: 1000 });
    expect(await lines.next()).toMatchObject({ value: { t: 'beat' } });
    expect((await refusalOf(lines.next())).code).toBe('unreachable');
  });

  test('ends without an error when the caller aborts it', async () => {
    answer = (_, response) => response.writeHead(200).write('{"t":"beat","now":1}\n');
    const controller = new AbortController();
    const lines = streamUser(server, { signal: controller.signal });
    await lines.next();
    controller.abort();
    expect(await lines.next()).toMatchObject({ done: true });
  });

  test('closes its connection when the caller stops reading', async () => {
    const closed = new Promise((resolve) => {
      answer = (_, response) => {
        response.on('close', resolve);
        response.writeHead(200).write('{"t":"beat","now":1}\n');
      };
    });
    for await (const line of streamUser(server)) if (line.t === 'beat') break;
    await expect(closed).resolves.toBeUndefined();
  });
});
