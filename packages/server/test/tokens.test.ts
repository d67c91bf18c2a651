import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TokenScope } from '@tabuleiro/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Application } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { Store } from '../src/store/store.ts';
import { freshDatabase } from './database.ts';
import { getField, getText, newAccount, PASSPHRASE, playMoves, RATED_MOVES, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// What a token may do, for how long, and for whom.

const MINUTE = 60_000;
const DAY = 86_400_000;
const USUAL = { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false, side: 1 } as const;
const ALL: readonly TokenScope[] = ['read', 'play', 'play-rated'];

let server: Application;
let ahead = 0;
let number = 0;
beforeAll(async () => {
  server = await startTestServer({}, () => Date.now() + ahead, Date.now);
});
afterAll(() => server.close());

interface Made {
  readonly id: string;
  readonly token: string;
  readonly program: Visitor;
}

async function makeToken(holder: Visitor, body: object = {}): Promise<Made> {
  const made = await holder.ask('POST', 'api/tokens', { label: 'x', ...body });
  expect(made).toMatchObject({ status: 201 });
  const token = getText(made.body, 'token');
  const program = new Visitor(server.address, { authorization: `Bearer ${token}` });
  return { id: getText(made.body, 'id'), token, program };
}

async function person(): Promise<Visitor> {
  return (await newAccount(server.address, `holder ${++number}`)).visitor;
}

async function bot(): Promise<Visitor> {
  const visitor = await person();
  expect(await visitor.ask('POST', 'api/account/bot')).toMatchObject({ status: 200 });
  return visitor;
}

const needs = (scope: TokenScope) => ({
  status: 403,
  body: { code: 'missing-scope', message: { en: expect.stringContaining(`scope ${scope}.`) } },
});
const needsBot = {
  status: 403,
  body: { code: 'needs-bot', message: { en: expect.stringContaining('POST /api/account/bot') } },
};

/** The status with which the live protocol is refused. */
function refusedStatus(token: string): Promise<number> {
  const address = new URL('api/live?v=1', server.address.replace(/^http/, 'ws'));
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('open', () => reject(new Error('it was let in')));
    socket.on('error', () => undefined);
  });
}

test('an account, the bot flag and a token are made by API alone, and two such programs play a rated match', async () => {
  const programs: Visitor[] = [];
  for (const name of ['api bot 1', 'api bot 2']) {
    const holder = new Visitor(server.address);
    expect(await holder.ask('POST', 'api/account', { name, passphrase: PASSPHRASE })).toMatchObject({ status: 201 });
    expect(await holder.ask('POST', 'api/account/bot')).toMatchObject({ body: { user: { name, isBot: true } } });
    const { token } = await makeToken(holder, { scopes: ALL, expiresInDays: 90 });
    programs.push(new Visitor(server.address, { authorization: `Bearer ${token}` }));
  }
  const [first, second] = programs;
  if (first === undefined || second === undefined) throw new Error('no programs');
  const match = await startMatch(first, second, { isRated: true, visibility: 'public' });
  await playMoves(match, [first, second], RATED_MOVES);
  expect(await second.ask('POST', `api/matches/${match}/acts`, { act: 'resign' })).toMatchObject({ status: 200 });
  expect(await first.ask('GET', 'api/players/api bot 1')).toMatchObject({
    body: { user: { isBot: true }, ratings: [{ game: 'oware', matches: 1 }] },
  });
});

describe('scopes', () => {
  test('are those that were asked for; without a wish a token reads and plays casual matches', async () => {
    const holder = await person();
    await makeToken(holder, { label: 'usual' });
    await makeToken(holder, { label: 'all', scopes: ALL, expiresInDays: 30 });
    expect(await holder.ask('GET', 'api/tokens')).toMatchObject({
      body: [
        { label: 'usual', scopes: ['read', 'play'], expiresAt: null, usedAt: null },
        { label: 'all', scopes: ALL, expiresAt: expect.any(Number), usedAt: null },
      ],
    });
  });

  test.each([
    { scopes: [] },
    { scopes: ['everything'] },
    { scopes: ['read', 'read'] },
    { expiresInDays: 0 },
    { expiresInDays: 366 },
    { expiresInDays: 1.5 },
  ])('%j is refused', async (body) => {
    expect(await (await person()).ask('POST', 'api/tokens', { label: 'x', ...body })).toMatchObject({
      status: 400,
      body: { code: 'bad-request' },
    });
  });

  test('read: without it a token hears and finds nothing', async () => {
    const { program, token } = await makeToken(await bot(), { scopes: ['play'] });
    const match = await program.makeMatch();
    const paths = ['stream', 'me/matches', 'lobby', 'matches', `matches/${match}`, `matches/${match}/stream`];
    for (const path of [...paths, `matches/${match}/record`, 'matches/records']) {
      expect(await program.ask('GET', `api/${path}`), path).toMatchObject(needs('read'));
    }
    expect(await refusedStatus(token)).toBe(403);
    expect(await program.ask('GET', 'api/me')).toMatchObject({ status: 200 });
  });

  test('play: without it a token makes, joins and changes nothing', async () => {
    const holder = await bot();
    const { program } = await makeToken(holder, { scopes: ['read'] });
    const other = await person();
    const open = await other.makeMatch();
    const match = await startMatch(holder, other);
    expect(await program.ask('POST', 'api/matches', USUAL)).toMatchObject(needs('play'));
    expect(await program.ask('POST', `api/matches/${open}/join`)).toMatchObject(needs('play'));
    expect(await program.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A' })).toMatchObject(needs('play'));
    expect(await program.ask('POST', `api/matches/${match}/acts`, { act: 'resign' })).toMatchObject(needs('play'));
    const line = await program.connect();
    const refused = { t: 'refused', refusal: { code: 'missing-scope' } };
    expect(await line.send({ t: 'watch', match })).toMatchObject({ t: 'done' });
    expect(await line.send({ t: 'move', match, ply: 0, move: 'A' })).toMatchObject(refused);
    expect(await line.send({ t: 'act', match, act: { act: 'resign' } })).toMatchObject(refused);
    line.close();
  });

  test('play-rated: without it a token plays casual matches, and neither sits down nor moves in rated ones', async () => {
    const holder = await bot();
    const { program } = await makeToken(holder, { scopes: ['read', 'play'] });
    const other = await person();
    const casual = await startMatch(program, other);
    await playMoves(casual, [program, other], ['A', 'b']);
    const open = await other.makeMatch({ isRated: true });
    const rated = await startMatch(holder, other, { isRated: true });
    const refused = needs('play-rated');
    expect(await program.ask('POST', 'api/matches', { ...USUAL, isRated: true })).toMatchObject(refused);
    expect(await program.ask('POST', `api/matches/${open}/join`)).toMatchObject(refused);
    expect(await program.ask('POST', `api/matches/${rated}/moves`, { ply: 0, move: 'A' })).toMatchObject(refused);
    expect(await program.ask('POST', `api/matches/${rated}/acts`, { act: 'offer-draw' })).toMatchObject(refused);
    const line = await program.connect();
    expect(await line.send({ t: 'move', match: rated, ply: 0, move: 'A' })).toMatchObject({
      t: 'refused',
      refusal: { code: 'missing-scope' },
    });
    line.close();
    const { program: full } = await makeToken(holder, { scopes: ALL });
    expect(await full.ask('POST', `api/matches/${open}/join`)).toMatchObject({ status: 200 });
    expect(await full.ask('POST', `api/matches/${rated}/moves`, { ply: 0, move: 'A' })).toMatchObject({ status: 200 });
  });
});

describe('an account that is no declared bot', () => {
  test('does not play by token, over HTTP or live, and learns how to declare it', async () => {
    const holder = await person();
    const { program } = await makeToken(holder, { scopes: ALL });
    const other = await person();
    const open = await other.makeMatch();
    const match = await startMatch(holder, other);
    expect(await program.ask('POST', 'api/matches', USUAL)).toMatchObject(needsBot);
    expect(await program.ask('POST', `api/matches/${open}/join`)).toMatchObject(needsBot);
    expect(await program.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A' })).toMatchObject(needsBot);
    expect(await program.ask('POST', `api/matches/${match}/acts`, { act: 'abort' })).toMatchObject(needsBot);
    const line = await program.connect();
    expect(await line.send({ t: 'watch', match })).toMatchObject({ t: 'done' });
    const refused = { t: 'refused', refusal: { code: 'needs-bot' } };
    expect(await line.send({ t: 'move', match, ply: 0, move: 'A' })).toMatchObject(refused);
    expect(await line.send({ t: 'act', match, act: { act: 'abort' } })).toMatchObject(refused);
    line.close();
    expect(await program.ask('GET', 'api/me/matches')).toMatchObject({ status: 200, body: [{ info: { id: match } }] });

    // Its holder plays on, signed in; when it is declared, the same token plays.
    await playMoves(match, [holder, other], ['A', 'b']);
    expect(await holder.ask('POST', 'api/account/bot')).toMatchObject({ status: 200 });
    expect(await program.ask('POST', `api/matches/${match}/moves`, { ply: 2, move: 'B' })).toMatchObject({
      status: 200,
    });
  });

  test('has to be one also for what only programs do with a session', async () => {
    const [holder, other] = [
      (await newAccount(server.address, 'Sessão Um')).visitor,
      (await newAccount(server.address, 'Sessão Dois')).visitor,
    ];
    const [rated, casual] = [await startMatch(holder, other, { isRated: true }), await startMatch(holder, other)];
    const first = { ply: 0, move: 'A' };
    expect(await holder.ask('POST', `api/matches/${rated}/moves`, first)).toMatchObject(needsBot);
    expect(await holder.ask('GET', 'api/stream')).toMatchObject(needsBot);
    expect(await holder.ask('POST', `api/matches/${casual}/moves`, first)).toMatchObject({ status: 200 });
    // On the page people move over the live connection.
    await playMoves(rated, [holder, other], ['A', 'b']);
  });
});

describe('time', () => {
  test('ends a token: it is refused in words, and housekeeping removes it later', async () => {
    const holder = await bot();
    const { program, token } = await makeToken(holder, { scopes: ALL, expiresInDays: 30 });
    await makeToken(holder, { label: 'for ever' });
    const before = ahead;
    ahead += 29 * DAY;
    expect(await program.ask('GET', 'api/me')).toMatchObject({ status: 200 });
    ahead = before + 31 * DAY;
    const expired = { status: 401, body: { code: 'token-expired' } };
    expect(await program.ask('GET', 'api/me')).toMatchObject(expired);
    expect(await program.ask('POST', 'api/matches', USUAL)).toMatchObject(expired);
    expect(await refusedStatus(token)).toBe(401);
    await server.housekeeping.clean();
    expect(await program.ask('GET', 'api/me')).toMatchObject(expired);
    ahead = before + 40 * DAY;
    await server.housekeeping.clean();
    expect(await program.ask('GET', 'api/me')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    expect(await holder.ask('GET', 'api/tokens')).toMatchObject({ body: [{ label: 'for ever' }] });
  });

  test('makes the secrets of open connections invalid', async () => {
    const { program, token } = await makeToken(await bot(), { expiresInDays: 1 });
    expect(await program.ask('GET', 'api/me')).toMatchObject({ status: 200 });
    const row = await server.users.recognise(token, 'token', { charge: () => undefined, refund: () => undefined });
    if (row === null) throw new Error('no such token');
    expect(await server.users.findInvalid([row])).toEqual(new Set());
    ahead += 2 * DAY;
    expect(await server.users.findInvalid([row])).toEqual(new Set([row.secret]));
  });

  test('of the last use is recorded, at most once a minute', async () => {
    const holder = await person();
    const { program } = await makeToken(holder);
    const usedAt = async (): Promise<number> => {
      const { body } = await holder.ask('GET', 'api/tokens');
      return Number(getText(Array.isArray(body) ? body[0] : null, 'usedAt'));
    };
    expect(await program.ask('GET', 'api/me')).toMatchObject({ status: 200 });
    const first = await usedAt();
    expect(first).toBeGreaterThan(Date.now() + ahead - MINUTE);
    // Remembered for five seconds; then it is looked up again, and the minute is not over.
    ahead += 20_000;
    expect(await program.ask('GET', 'api/me')).toMatchObject({ status: 200 });
    expect(await usedAt()).toBe(first);
    ahead += MINUTE;
    expect(await program.ask('GET', 'api/me')).toMatchObject({ status: 200 });
    expect(await usedAt()).toBeGreaterThanOrEqual(first + MINUTE);
  });
});

test('deleting a token closes what came in with it, and looks at no other connection', async () => {
  const holder = await bot();
  const [deleted, kept] = [await makeToken(holder), await makeToken(holder)];
  const [gone, stays, session] = [
    await deleted.program.connect(),
    await kept.program.connect(),
    await holder.connect(),
  ];
  const stream = await fetch(new URL('api/stream', server.address), { headers: deleted.program.identity });
  const ended = stream.text();
  const stranger = await person();
  const line = await stranger.connect();
  if (server.store.isShared) {
    // Where several processes serve, all are looked at every five seconds: right after that there is time enough.
    const looks = vi.spyOn(server.users, 'findInvalid');
    await vi.waitUntil(() => looks.mock.calls.length > 0, { timeout: 30_000 });
    looks.mockRestore();
  }
  // The server gets no message about it, so it finds out only when it checks this connection.
  const { body } = await stranger.ask('GET', 'api/me');
  const user = getText(getField(body, 'user'), 'id');
  await server.store.db.deleteFrom('sessions').where('user_id', '=', user).execute();
  const closed = new Promise<number>((resolve) => gone.socket.once('close', resolve));
  expect(await holder.ask('DELETE', `api/tokens/${deleted.id}`)).toMatchObject({ status: 200 });
  expect(await closed).toBe(4001);
  expect(await ended).toContain('welcome');
  for (const one of [line, stays, session]) {
    expect(await one.send({ t: 'ping' })).toMatchObject({ t: 'pong' });
    one.close();
  }
});

test('a token of an earlier version has all scopes and does not expire', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-tokens-'));
  const { database } = readConfig(await freshDatabase(folder), folder);
  const earlier = await Store.open(database);
  const row = { created_at: 1, seen_at: 1, banned_at: null, passphrase: 'x', recovery: null, is_bot: 1 };
  await earlier.db
    .insertInto('users')
    .values({ id: 'u', name: 'U', name_key: 'u', ...row })
    .execute();
  // As it was before the step that is tested.
  for (const statement of [
    'drop index tokens_expiry',
    'drop index rating_history_pair',
    'alter table tokens drop column scopes',
    'alter table tokens drop column expires_at',
    'alter table tokens drop column used_at',
    'alter table rating_history drop column opponent_id',
    "delete from migrations where name = '007-tokens'",
    "insert into tokens (token_hash, id, user_id, label, created_at) values ('h', 't', 'u', 'old', 1)",
  ]) {
    await sql.raw(statement).execute(earlier.db);
  }
  await earlier.close();
  const later = await Store.open(database);
  expect(await later.db.selectFrom('tokens').selectAll().execute()).toEqual([
    {
      token_hash: 'h',
      id: 't',
      user_id: 'u',
      label: 'old',
      created_at: 1,
      scopes: ALL.join(' '),
      expires_at: null,
      used_at: null,
    },
  ]);
  await later.close();
  rmSync(folder, { recursive: true });
});
