import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Application } from '../src/application.ts';
import { RefusalError } from '../src/refusal-error.ts';
import { newAccount, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// HTTP behaviour that all routes share.

let server: Application;
beforeAll(async () => {
  // The clock stands still, so limits are the same however long a test takes.
  server = await startTestServer({ TRUST_PROXY: '1' }, () => 1_800_000_000_000);
});
afterAll(() => server.close());

const send = (path: string, visitor: Visitor, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, server.address), { ...init, headers: { ...visitor.identity, ...init.headers } });

/** Reads an answer to its end: one file at a time is sent to a visitor. */
async function read(response: Response): Promise<{ status: number; headers: Headers; text: string }> {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('Retry-After', () => {
  test('has the seconds that a request has to wait', async () => {
    const guest = await Visitor.guest(server.address);
    const answers = [];
    for (let count = 0; count < 4; count++) {
      const { status, headers, text } = await read(await send('api/account/export', guest));
      answers.push({ status, retryAfter: headers.get('retry-after'), text });
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ retryAfter }) => retryAfter)).toEqual([null, null, null, '60']);
    expect(answers[3]?.text).toContain('60 s.');
  });

  test('comes with a live connection that is refused', async () => {
    const address = new URL('api/live?v=1', server.address.replace(/^http/, 'ws'));
    const openLive = (): Promise<readonly [number | undefined, string | undefined]> =>
      new Promise((resolve) => {
        const socket = new WebSocket(address, { headers: { 'x-forwarded-for': '192.0.2.50' } });
        socket.on('unexpected-response', (_request, { statusCode, headers }) => {
          resolve([statusCode, headers['retry-after']]);
          socket.terminate();
        });
        socket.on('error', () => undefined);
      });
    for (let round = 0; round < 30; round++) await Promise.all(Array.from({ length: 10 }, openLive));
    expect(await openLive()).toEqual([429, '1']);
  });

  test('comes with what ends by itself, and with nothing else', () => {
    expect(new RefusalError('too-busy').headers).toEqual({ 'Retry-After': '5' });
    expect(new RefusalError('going-away').headers).toEqual({ 'Retry-After': '2' });
    for (const code of ['no-engine', 'too-many-connections', 'said-enough', 'failed'] as const) {
      expect(new RefusalError(code).headers).toEqual({});
    }
  });

  test('comes with the refusal of a request that reaches a closing server on an open connection', async () => {
    const closing = await startTestServer();
    const { hostname, port } = new URL(closing.address);
    const socket = connect(Number(port), hostname).setEncoding('latin1');
    let received = '';
    socket.on('data', (part: string) => (received += part)).on('error', () => undefined);
    // The first request is not complete, so the connection stays.
    const begun = once(closing.app.server, 'request');
    socket.write('POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{');
    await begun;
    const closed = closing.app.close();
    await expect.poll(() => closing.app.server.listening, { timeout: 10_000 }).toBe(false);
    socket.write('}GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => received, { timeout: 10_000 }).toContain('going-away');
    expect(received).toMatch(/HTTP\/1\.1 503 .*\r\n(?:.*\r\n)*retry-after: 2\r\n/i);
    await closed;
    await closing.close();
  });
});

describe('an empty body with a JSON content type', () => {
  const json = { 'content-type': 'application/json' };

  test('is accepted where no body is needed', async () => {
    const [host, guest] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const bot = (await newAccount(server.address, 'Robinho')).visitor;
    const match = await host.makeMatch();
    expect((await send(`api/matches/${match}/join`, guest, { method: 'POST', headers: json })).status).toBe(200);
    expect((await send('api/guest', new Visitor(server.address), { method: 'POST', headers: json })).status).toBe(200);
    expect((await send('api/account/bot', bot, { method: 'POST', headers: json })).status).toBe(200);
    expect((await send('api/session', guest, { method: 'DELETE', headers: json })).status).toBe(200);
  });

  test('is accepted, as is none at all, where every field is optional: a guest is deleted', async () => {
    for (const headers of [json, {}]) {
      const guest = await Visitor.guest(server.address);
      expect((await send('api/account/deletion', guest, { method: 'POST', headers })).status).toBe(200);
      expect(await guest.ask('GET', 'api/me')).toMatchObject({ body: { user: null } });
    }
    // An account is still asked for its passphrase.
    const { visitor } = await newAccount(server.address, 'Ficante');
    expect((await send('api/account/deletion', visitor, { method: 'POST' })).status).toBe(401);
  });

  test('is refused where one is needed', async () => {
    const [host, guest] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await startMatch(host, guest);
    const response = await send(`api/matches/${match}/moves`, host, { method: 'POST', headers: json });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'bad-request' }]);
  });
});
