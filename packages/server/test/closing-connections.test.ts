import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_MESSAGE } from '@tabuleiro/client/schemas';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Application, startApplication } from '../src/application.ts';
import { type Config, readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { runAdminCommand } from './admin-command.ts';
import { freshDatabase } from './database.ts';
import { RawWebSocket } from './raw-websocket.ts';
import { getText, newAccount, PASSPHRASE, startMatch } from './scenarios.ts';
import { startTestServer, TEST_OVERRIDES, Visitor } from './test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-letting-go-'));
let config: Config;
let server: Application;
beforeAll(async () => {
  config = readConfig({ PORT: '0', THINKERS: '0', LOG_LEVEL: 'error', ...(await freshDatabase(folder)) }, folder);
  server = await startApplication(config, new Site(folder), TEST_OVERRIDES);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function signOut(visitor: Visitor): Promise<void> {
  expect(await visitor.ask('DELETE', 'api/session')).toMatchObject({ status: 200 });
}

/** Bans like an operator in another process. */
async function ban(name: string): Promise<void> {
  await runAdminCommand(config.database, folder, ['ban', name, 'insults']);
  server.users.forgetAll();
}

describe('a client that the server has disconnected but that stays', () => {
  test.each([
    ['signed out', 'Teimosa', signOut],
    ['banned', 'Turbulenta', (_visitor: Visitor, name: string) => ban(name)],
  ])('is ignored: %s', async (_how, name, letGo) => {
    const { visitor } = await newAccount(server.address, name);
    const match = await startMatch(visitor, await Visitor.guest(server.address));
    const live = await RawWebSocket.open(server.address, visitor);
    // The server cuts it off, perhaps while something is on its way.
    const closed = new Promise((resolve) => live.socket.once('close', resolve));
    await letGo(visitor, name);
    while (!live.received.includes('no longer you')) await once(live.socket, 'data');
    live.send({ t: 'move', id: 1, match, ply: 0, move: 'A' });
    await closed;
    expect((await server.activeMatches.find(match))?.plies).toEqual([]);
    expect(live.received).not.toContain('"done"');
  });
});

describe('a client whose message cannot be read gets the reason before the connection ends:', () => {
  const cases: readonly (readonly [string, () => string | Buffer, number, string])[] = [
    ['bytes', () => Buffer.from([1, 2, 3]), 1003, 'bad-request'],
    ['what is too long', () => 'x'.repeat(LONGEST_MESSAGE + 1), 1009, 'too-long'],
    ['what is far too long', () => 'x'.repeat(1_000_000), 1009, 'too-long'],
  ];
  test.each(cases)('%s', async (_name, make, closeCode, code) => {
    const line = await (await Visitor.guest(server.address)).connect();
    const closed = once(line.socket, 'close');
    line.socket.send(make());
    expect(await line.receive('refused')).toMatchObject({
      id: 0,
      refusal: { code, message: { en: expect.stringMatching(/\w/), pt: expect.stringMatching(/\w/) } },
    });
    const [found, reason] = await closed;
    expect([found, String(reason)]).toEqual([closeCode, code]);
  });

  test('text that is none', async () => {
    const line = await (await Visitor.guest(server.address)).connect();
    const closed = once(line.socket, 'close');
    line.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect(await line.receive('refused')).toMatchObject({ refusal: { code: 'bad-request' } });
    expect((await closed)[0]).toBe(1007);
  });
});

describe('a browser whose user is banned', () => {
  test('can sign in as another user', async () => {
    await newAccount(server.address, 'Outra');
    const { visitor } = await newAccount(server.address, 'Fechada');
    await ban('Fechada');
    expect(await visitor.ask('GET', 'api/lobby')).toMatchObject({ status: 403, body: { code: 'banned' } });
    const wrong = { name: 'Fechada', passphrase: PASSPHRASE };
    expect(await visitor.ask('POST', 'api/session', wrong)).toMatchObject({ status: 403, body: { code: 'banned' } });
    const right = { name: 'Outra', passphrase: PASSPHRASE };
    expect(await visitor.ask('POST', 'api/session', right)).toMatchObject({ status: 200 });
    expect(await visitor.ask('GET', 'api/me')).toMatchObject({ status: 200, body: { user: { name: 'Outra' } } });
  });

  test('can sign out, and the session is gone for good', async () => {
    const { visitor } = await newAccount(server.address, 'Excluída');
    const before = visitor.at(server.address);
    await ban('Excluída');
    expect(await visitor.ask('DELETE', 'api/session')).toMatchObject({ status: 200, body: { user: null } });
    expect(await visitor.ask('GET', 'api/me')).toMatchObject({ status: 200, body: { user: null } });
    await runAdminCommand(config.database, folder, ['unban', 'Excluída']);
    server.users.forgetAll();
    expect(await before.ask('GET', 'api/me')).toMatchObject({ body: { user: null } });
  });
});

test('a session lasts as long as it is used, whatever else its user comes in with', async () => {
  const day = 86_400_000;
  let now = 1_800_000_000_000;
  const own = await startTestServer({}, () => now, Date.now);
  const { visitor } = await newAccount(own.address, 'Diária');
  const made = await visitor.ask('POST', 'api/tokens', { label: 'x' });
  const program = new Visitor(own.address, { authorization: `Bearer ${getText(made.body, 'token')}` });
  for (let days = 0; days < 400; days += 50) {
    now += 50 * day;
    // The program comes first each time, so that its user has just been seen.
    expect(await program.ask('GET', 'api/me')).toMatchObject({ body: { user: { name: 'Diária' } } });
    expect(await visitor.ask('GET', 'api/me')).toMatchObject({ body: { user: { name: 'Diária' } } });
  }
  now += 181 * day;
  expect(await program.ask('GET', 'api/me')).toMatchObject({ body: { user: { name: 'Diária' } } });
  expect(await visitor.ask('GET', 'api/me')).toMatchObject({ body: { user: null } });
  await own.close();
});

test('who hangs up before it is known who asks leaves no line behind', async () => {
  const { visitor } = await newAccount(server.address, 'Desligada');
  expect(await visitor.ask('POST', 'api/account/bot')).toMatchObject({ status: 200 });
  const match = await visitor.makeMatch();
  const { hostname, port } = new URL(server.address);
  const recognise = server.users.recognise.bind(server.users);
  const paths = ['api/stream', `api/matches/${match}/stream`];
  for (const path of Array.from({ length: 12 }, (_, index) => paths[index % 2])) {
    // It is not known who asks before the server has noticed that they are gone.
    const gone = new Promise((resolve) => {
      server.app.server.once('connection', (near) => near.once('close', resolve));
    });
    const answered = vi.spyOn(server.users, 'recognise').mockImplementation(async (...known) => {
      await gone;
      return recognise(...known);
    });
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(`GET /${path} HTTP/1.1\r\nHost: x\r\nCookie: ${visitor.identity['cookie']}\r\n\r\n`);
    await expect.poll(() => answered.mock.calls.length).toBe(1);
    socket.resetAndDestroy();
    await answered.mock.results[0]?.value;
    answered.mockRestore();
  }
  const line = await fetch(new URL('api/stream', server.address), { headers: { ...visitor.identity } });
  expect(line.status).toBe(200);
  await line.body?.cancel();
});
