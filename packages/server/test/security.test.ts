import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Application } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { securityHeaders } from '../src/http/app.ts';
import { Site } from '../src/http/static-files.ts';
import { Store } from '../src/store/store.ts';
import { freshDatabase } from './database.ts';
import { getText, newAccount, PASSPHRASE, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

let server: Application;
let database: string;
beforeAll(async () => {
  const env = await freshDatabase();
  ({ database } = readConfig(env, ''));
  server = await startTestServer(env);
});
afterAll(() => server.close());

function send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Response> {
  return fetch(new URL(path, server.address), { method, headers, ...(body !== undefined && { body }) });
}

async function guestCookie(): Promise<string> {
  const response = await send('POST', 'api/guest', {});
  return (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

describe('only the two players', () => {
  test.each([
    ['moves', { ply: 0, move: 'A' }],
    ['acts', { act: 'resign' }],
    ['acts', { act: 'abort' }],
    ['acts', { act: 'say', preset: 'hello' }],
  ])('sends %s %j', async (what, body) => {
    const match = await startMatch(await Visitor.guest(server.address), await Visitor.guest(server.address));
    const before = await new Visitor(server.address).ask('GET', `api/matches/${match}`);
    const [guest, stranger] = [await Visitor.guest(server.address), new Visitor(server.address)];
    expect(await guest.ask('POST', `api/matches/${match}/${what}`, body)).toMatchObject({
      status: 403,
      body: { code: 'not-yours' },
    });
    expect(await stranger.ask('POST', `api/matches/${match}/${what}`, body)).toMatchObject({ status: 401 });
    expect(await stranger.ask('GET', `api/matches/${match}`)).toEqual(before);
  });

  test('sits down when both seats are taken', async () => {
    const match = await startMatch(await Visitor.guest(server.address), await Visitor.guest(server.address));
    const third = await Visitor.guest(server.address);
    expect(await third.ask('POST', `api/matches/${match}/join`)).toMatchObject({ body: { code: 'seat-taken' } });
  });
});

describe('a page of another site', () => {
  test.each(['http://evil.example', 'null', 'not an address', 'https://127.0.0.1:1'])(
    'at %s changes nothing',
    async (origin) => {
      const cookie = await guestCookie();
      for (const [method, path] of [
        ['POST', 'api/guest'],
        ['POST', 'api/account'],
        ['POST', 'api/session'],
        ['DELETE', 'api/session'],
        ['DELETE', 'api/sessions'],
        ['POST', 'api/matches'],
      ] as const) {
        const response = await send(method, path, { cookie, origin });
        expect([response.status, await response.json()]).toMatchObject([403, { code: 'not-allowed' }]);
      }
      const me = await send('GET', 'api/me', { cookie });
      expect(await me.json()).toMatchObject({ user: { isGuest: true } });
      expect(me.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('opens no live connection, ours does', async () => {
    const cookie = await guestCookie();
    const address = new URL('api/live?v=1', server.address.replace(/^http/, 'ws'));
    const outcome = (origin: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = new WebSocket(address, { headers: { cookie, origin } });
        socket.on('open', () => {
          socket.terminate();
          resolve('open');
        });
        socket.on('error', (error) => resolve(error.message));
      });
    expect(await outcome('http://evil.example')).toContain('403');
    expect(await outcome(new URL(server.address).origin)).toBe('open');
  });

  test('sends no form that is understood', async () => {
    const cookie = await guestCookie();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const response = await send('POST', 'api/account', { cookie, 'content-type': type }, '{"name":"x"}');
      expect(response.status).toBe(400);
    }
  });
});

describe('a session', () => {
  test('is kept where no script reads it and no other page sends it', async () => {
    const response = await send('POST', 'api/guest', {});
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^tabuleiro=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/),
    ]);
    const secure = await startTestServer({ SECURE: '1' });
    const [cookie] = (await fetch(new URL('api/guest', secure.address), { method: 'POST' })).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-tabuleiro=[\w-]{43}; Path=\/; .*; Secure$/);
    const secret = (cookie ?? '').split(';')[0]?.split('=')[1] ?? '';
    const who = async (name: string): Promise<unknown> =>
      (await fetch(new URL('api/me', secure.address), { headers: { cookie: `${name}=${secret}` } })).json();
    expect(await who('__Host-tabuleiro')).toMatchObject({ user: { isGuest: true } });
    expect(await who('tabuleiro')).toMatchObject({ user: null });
    const { headers } = await fetch(new URL('api/me', secure.address));
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
    await secure.close();
  });

  test('is another one after an account was kept, so that a planted cookie is worthless', async () => {
    const cookie = await guestCookie();
    const body = JSON.stringify({ name: 'Plantada', passphrase: PASSPHRASE });
    const kept = await send('POST', 'api/account', { cookie, 'content-type': 'application/json' }, body);
    expect(kept.status).toBe(201);
    expect(await (await send('GET', 'api/me', { cookie })).json()).toMatchObject({ user: null });
  });

  test('lasts as long as its guest comes back now and then', async () => {
    const day = 86_400_000;
    let now = 1_800_000_000_000;
    const own = await startTestServer({}, () => now, Date.now);
    const guest = await Visitor.guest(own.address);
    for (const days of [170, 170]) {
      now += days * day;
      const response = await fetch(new URL('api/me', own.address), { headers: { ...guest.identity } });
      expect([response.headers.getSetCookie()[0], await response.json()]).toMatchObject([
        expect.stringContaining('Max-Age='),
        { user: { isGuest: true } },
      ]);
    }
    now += 181 * day;
    expect((await guest.ask('GET', 'api/me')).body).toMatchObject({ user: null });
    await own.close();
  });

  test('is in the database only as a hash', async () => {
    const cookie = await guestCookie();
    const secret = cookie.split('=')[1] ?? '';
    const rows = await server.store.db.selectFrom('sessions').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('of who is banned leaves no open match in the lobby', async () => {
    const { visitor } = await newAccount(server.address, 'Excluída');
    const match = await visitor.makeMatch({ visibility: 'public' });
    const other = await Visitor.guest(server.address);
    expect(JSON.stringify(await other.ask('GET', 'api/lobby'))).toContain(match);
    await server.store.db.updateTable('users').set({ banned_at: 1 }).where('name', '=', 'Excluída').execute();
    // The list that all requests share may be a second old.
    const lobby = async (): Promise<string> => JSON.stringify(await other.ask('GET', 'api/lobby'));
    await expect.poll(lobby, { timeout: 10_000 }).not.toContain(match);
    expect(await other.ask('POST', `api/matches/${match}/join`)).toMatchObject({
      status: 409,
      body: { code: 'opponent-gone' },
    });
  });

  test('of who is banned ends, also on open connections', async () => {
    const { visitor } = await newAccount(server.address, 'Banida');
    await visitor.ask('POST', 'api/account/bot');
    const made = await visitor.ask('POST', 'api/tokens', { label: 'x' });
    const program = new Visitor(server.address, { authorization: `Bearer ${getText(made.body, 'token')}` });
    const match = await visitor.makeMatch();
    const streams = await Promise.all(
      ['api/stream', `api/matches/${match}/stream`].map((path) => send('GET', path, { ...program.identity })),
    );
    const lines = [await visitor.connect(), await program.connect()];
    const gone = lines.map((line) => new Promise<number>((resolve) => line.socket.on('close', resolve)));
    // As another process does it: this one has to find out by itself.
    const other = await Store.open(database);
    await other.db.updateTable('users').set({ banned_at: 1 }).where('name', '=', 'Banida').execute();
    await other.close();
    expect(await Promise.all(gone)).toEqual([4001, 4001]);
    // What is read to its end has ended.
    for (const stream of streams) expect(await stream.text()).toMatch(/"t":"(?:welcome|snapshot)"/);
    const banned = { status: 403, body: { code: 'banned' } };
    await expect.poll(() => visitor.ask('GET', 'api/me'), { timeout: 10_000 }).toMatchObject(banned);
    await expect.poll(() => program.ask('GET', 'api/me'), { timeout: 10_000 }).toMatchObject(banned);
    const again = new Visitor(server.address).ask('POST', 'api/session', { name: 'Banida', passphrase: PASSPHRASE });
    expect(await again).toMatchObject(banned);
  }, 30_000);
});

test('a token that is deleted ends the streams of its program at once', async () => {
  const { visitor } = await newAccount(server.address, 'Revogada');
  await visitor.ask('POST', 'api/account/bot');
  const made = await visitor.ask('POST', 'api/tokens', { label: 'x' });
  const stream = await send('GET', 'api/stream', { authorization: `Bearer ${getText(made.body, 'token')}` });
  const ended = stream.text();
  expect(await visitor.ask('DELETE', `api/tokens/${getText(made.body, 'id')}`)).toMatchObject({ status: 200 });
  const patience = wait(5000, 'it goes on', { ref: false });
  expect(await Promise.race([ended, patience])).toContain('"t":"welcome"');
});

describe('what comes in', () => {
  test.each([
    ['GET /api/%zz HTTP/1.1\r\nHost: x', 'no-such-page'],
    [`GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: ${'y'.repeat(20_000)}`, 'too-long'],
    ['nonsense', 'bad-request'],
    ['GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket', 'no-such-page'],
  ])('is refused with a code and in both languages: %.25s', async (text, code) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    socket.write(`${text}\r\n\r\n`);
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    await expect.poll(() => answer).toContain(`"code":"${code}"`);
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d .*"en":"\w.*"pt":"\w/s);
  });

  test('is refused when it is too long', async () => {
    const body = JSON.stringify({ name: 'x', passphrase: 'y'.repeat(70_000) });
    const response = await send('POST', 'api/session', { 'content-type': 'application/json' }, body);
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'too-long' }]);
  });

  test.each([
    ['api/session', '{"name":"x","passphrase":"0123456789","isAdmin":true}'],
    ['api/session', '{"name":["x"],"passphrase":"0123456789"}'],
    ['api/session', '{"name":1,"passphrase":2}'],
    ['api/session', '{"name":"x"'],
    ['api/session', '[]'],
    ['api/session', 'null'],
    ['api/matches', '{"game":"oware","clock":{"kind":"none","extra":1},"visibility":"public","isRated":false}'],
    ['api/matches', '{"game":"oware","clock":{"kind":"none"},"visibility":"public","isRated":"false"}'],
    ['api/matches', '{"__proto__":{"game":"oware"}}'],
  ])('to %s is refused as it is: %s', async (path, body) => {
    const headers = { cookie: await guestCookie(), 'content-type': 'application/json' };
    const response = await send('POST', path, headers, body);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'bad-request', message: { en: expect.stringMatching(/\w/), pt: expect.stringMatching(/\w/) } },
    ]);
  });

  test('is never taken for SQL or HTML', async () => {
    const visitor = await Visitor.guest(server.address);
    for (const name of ["' or '1'='1", "a' union select", '%', '_____', '<script>x</script>']) {
      const { status, body } = await visitor.ask('GET', `api/players/${encodeURIComponent(name)}`);
      expect([status, body]).toMatchObject([404, { code: 'no-such-user' }]);
      const list = await visitor.ask('GET', `api/matches?player=${encodeURIComponent(name)}`);
      expect(list).toMatchObject({ status: 404, body: { code: 'no-such-user' } });
    }
    const answer = await send('GET', 'api/players/%3Cscript%3E', {});
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { visitor: account } = await newAccount(server.address, 'Rótulo');
    const label = `<img src=x onerror=alert(1)>'"; drop table tokens`;
    expect(await account.ask('POST', 'api/tokens', { label })).toMatchObject({ status: 201 });
    expect(await account.ask('GET', 'api/tokens')).toMatchObject({ body: [{ label }] });
  });
});

test('everything is sent with the headers that keep pages safe', async () => {
  for (const path of ['', 'api/me', 'api/nothing', 'nothing', 'api/matches/0000000000000000']) {
    const { headers } = await send('GET', path, {});
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    // WebAssembly, in which networks run, and no other code that is not a file of the server.
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
    expect(headers.get('content-security-policy')).not.toMatch(/(?<!wasm-)unsafe/);
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
  expect((await send('GET', 'api/me', {})).headers.get('cache-control')).toBe('no-store');
});

test('a style within the page is allowed by its hash alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-style-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><style>html{color:red}</style>');
  const hash = createHash('sha256').update('html{color:red}').digest('base64');
  expect(await new Site(folder).styleHashes()).toEqual([`sha256-${hash}`]);
  const policy = securityHeaders(false, await new Site(folder).styleHashes())['Content-Security-Policy'];
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
  rmSync(folder, { recursive: true });
});

test('who sends a request byte by byte is let go', () => {
  expect(server.app.server.requestTimeout).toBe(30_000);
});

test('no secret stands in the logs, however much is logged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-logs-'));
  const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', THINKERS: '0', LOG_LEVEL: 'debug', DATA_DIR: folder },
  });
  let output = '';
  const started = new Promise<string>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString('utf8');
      const [, address] = /is at (http:\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  child.stderr.on('data', (part: Buffer) => (output += part.toString('utf8')));
  const address = await started;
  const guest = await fetch(new URL('api/guest', address), { method: 'POST' });
  const cookie = (guest.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const json = { 'content-type': 'application/json' };
  const ask = (path: string, headers: Record<string, string>, body: unknown): Promise<Response> =>
    fetch(new URL(path, address), { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const kept = await ask('api/account', { cookie }, { name: 'Registada', passphrase: PASSPHRASE });
  const session = (kept.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const codes: unknown = await kept.json();
  const made: unknown = await (await ask('api/tokens', { cookie: session }, { label: 'x' })).json();
  const token = getText(made, 'token');
  await ask('api/session', {}, { name: 'Registada', passphrase: 'wrong but secret' });
  await ask('api/session', {}, { name: 'Registada', passphrase: PASSPHRASE, more: 'unknown-secret' });
  await fetch(new URL('api/me', address), { headers: { authorization: `Bearer ${token}` } });
  const ended = new Promise((resolve) => child.on('close', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
  expect(output).toContain('/api/account');
  const [code] = /\w{4}-\w{4}-\w{4}-\w{4}/.exec(JSON.stringify(codes)) ?? [];
  const secrets = [cookie.split('=')[1], session.split('=')[1], token, code, PASSPHRASE, 'wrong but', 'unknown-secret'];
  for (const secret of secrets) {
    expect(secret).toMatch(/.{8}/);
    expect(output).not.toContain(secret);
  }
});
