import { get } from 'node:http';
import type { NewMatchBody, ServerMessage } from '@tabuleiro/client';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Tokens } from '../src/accounts/tokens.ts';
import { type Person, Users } from '../src/accounts/users.ts';
import type { Application } from '../src/application.ts';
import { AddressRateLimiter } from '../src/limits/address-limiter.ts';
import { ServerLimits } from '../src/limits/limits.ts';
import { chooseOffers, type LobbyOffer } from '../src/match/creation-limits.ts';
import { hashSecret, newSecret } from '../src/secrets.ts';
import { getItems, getText, newAccount, PASSPHRASE } from './scenarios.ts';
import { startTestServer, TestConnection, Visitor } from './test-server.ts';

const CLASS = 35;
const BLITZ: Partial<NewMatchBody> = {
  clock: { kind: 'live', initialMs: 180_000, incrementMs: 2000 },
  visibility: 'public',
};
const ANONYMOUS = '&anonymous=1';
/** Legal from the first position of Oware. */
const MOVES = ['A', 'a', 'B', 'b', 'C', 'c'];

let server: Application;
// The clock stands still, so that buckets do not refill.
const start = (): Promise<Application> => startTestServer({ TRUST_PROXY: '1' }, () => 1_800_000_000_000);
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

const headersAt = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip });
const visitorAt = (ip: string, address = server.address): Visitor => new Visitor(address, headersAt(ip));
const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

async function guestAt(ip: string): Promise<Visitor> {
  const visitor = visitorAt(ip);
  expect(await visitor.ask('POST', 'api/guest')).toMatchObject({ status: 200 });
  return visitor;
}

/** An account at an address; created elsewhere, so that the address is not charged. */
async function accountAt(ip: string, name: string): Promise<Visitor> {
  await newAccount(server.address, name);
  const visitor = visitorAt(ip);
  expect(await visitor.ask('POST', 'api/session', { name, passphrase: PASSPHRASE })).toMatchObject({ status: 200 });
  return visitor;
}

/** The HTTP status with which a live connection begins: 101 when it is accepted. */
function openLive(visitor: Visitor, query = ''): Promise<{ status: number; socket: WebSocket }> {
  const address = new URL(`api/live?v=1${query}`, server.address.replace(/^http/, 'ws'));
  return new Promise((resolve) => {
    const socket = new WebSocket(address, { headers: visitor.identity }).on('error', () => undefined);
    socket.on('open', () => resolve({ status: 101, socket }));
    socket.on('unexpected-response', (_, response) => {
      resolve({ status: response.statusCode ?? 0, socket });
      socket.terminate();
    });
  });
}

test('a class of 35 behind one address, each with two pages, begins within a minute and plays blitz unhindered', async () => {
  const own = await start();
  try {
    expect(await playAsClass(own.address)).toEqual([]);
  } finally {
    await own.close();
  }
}, 120_000);

/** The first minutes of a class; returns the codes of all refusals over live connections. */
async function playAsClass(address: string): Promise<readonly string[]> {
  const pupil = (): Visitor => visitorAt('192.0.2.35', address);
  const refused: string[] = [];
  const lines: TestConnection[] = [];
  const open = async (visitor: Visitor, query = ''): Promise<TestConnection> => {
    const line = await visitor.connect(query);
    line.onMessage((message) => {
      if (message.t === 'refused') refused.push(message.refusal.code);
    });
    lines.push(line);
    return line;
  };
  const done = { t: 'done' };
  // Everybody opens the lobby on two pages first, anonymously.
  const visitors = Array.from({ length: CLASS }, pupil);
  const watching = await Promise.all(
    visitors.flatMap((visitor) =>
      [1, 2].map(async () => {
        expect(await visitor.ask('GET', 'api/me')).toMatchObject({ status: 200, body: { user: null } });
        const line = await open(visitor, ANONYMOUS);
        expect(await line.send({ t: 'lobby', isWanted: true })).toMatchObject(done);
        return line;
      }),
    ),
  );
  await Promise.all(visitors.map((visitor) => visitor.ask('POST', 'api/guest')));
  for (const line of watching) line.close();
  const pages = await Promise.all(visitors.map(async (visitor) => [await open(visitor), await open(visitor)] as const));
  for (const [first, second] of pages) {
    expect(await first.send({ t: 'lobby', isWanted: true })).toMatchObject(done);
    expect(await second.send({ t: 'ping' })).toMatchObject({ t: 'pong' });
  }
  // All offer a match at once; then half of them join what the others offer, three times in a row.
  const offers = await Promise.all(visitors.map((visitor) => visitor.makeMatch(BLITZ)));
  expect(await pupil().ask('GET', 'api/lobby')).toMatchObject({
    body: expect.toSatisfy((list: unknown) => Array.isArray(list) && list.length === CLASS),
  });
  for (let round = 0; round < 3; round++) {
    await times(Math.floor(CLASS / 2), async (pair) => {
      const [host, guest] = [2 * pair, 2 * pair + 1];
      const [hostVisitor, guestVisitor] = [visitors[host], visitors[guest]];
      const [hostPages, guestPages] = [pages[host], pages[guest]];
      if (!hostVisitor || !guestVisitor || !hostPages || !guestPages) throw new Error('a visitor is missing');
      const match = round === 0 ? (offers[host] ?? '') : await hostVisitor.makeMatch(BLITZ);
      expect(await guestVisitor.ask('POST', `api/matches/${match}/join`)).toMatchObject({ status: 200 });
      for (const page of [...hostPages, ...guestPages]) {
        expect(await page.send({ t: 'watch', match })).toMatchObject(done);
      }
      for (const visitor of [hostVisitor, guestVisitor]) {
        expect(await visitor.ask('GET', 'api/me/matches')).toMatchObject({ status: 200 });
      }
      for (const [ply, move] of MOVES.entries()) {
        const [page] = ply % 2 === 0 ? hostPages : guestPages;
        expect(await page.send({ t: 'move', match, ply, move })).toMatchObject(done);
      }
      const [page] = guestPages;
      expect(await page.send({ t: 'act', match, act: { act: 'resign' } })).toMatchObject(done);
    });
  }
  for (const line of lines) line.close();
  return refused;
}

describe('one address', () => {
  test('has one percent of all live connections for guests, and two percent with accounts', async () => {
    const ip = '192.0.2.1';
    const guests = await times(11, () => guestAt(ip));
    const opened = (await Promise.all(guests.map((guest) => times(20, () => openLive(guest))))).flat();
    const accepted = opened.filter(({ status }) => status === 101);
    expect([accepted.length, opened.length - accepted.length]).toEqual([200, 20]);
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([101, 429]));
    const account = await accountAt(ip, 'Sócia');
    expect((await openLive(account)).status).toBe(101);
    expect((await openLive(await guestAt('192.0.2.2'))).status).toBe(101);
    // A freed slot can be used again.
    for (const { socket } of accepted.slice(0, 3)) socket.close();
    const [last] = guests;
    if (last === undefined) throw new Error('no guest');
    await expect.poll(async () => (await openLive(last)).status, { timeout: 10_000 }).toBe(101);
    for (const { socket } of opened) socket.terminate();
  }, 60_000);

  test('has half of that for anonymous connections', async () => {
    const opened = await times(120, () => openLive(visitorAt('192.0.2.3'), ANONYMOUS));
    expect(opened.filter(({ status }) => status === 101)).toHaveLength(100);
    // A user with a session still gets a slot.
    const guest = await openLive(await guestAt('192.0.2.3'));
    expect(guest.status).toBe(101);
    for (const { socket } of [...opened, guest]) socket.terminate();
  }, 60_000);

  test('has one percent of all streams, over however many guests', async () => {
    const ip = '192.0.2.4';
    const match = await (await guestAt('192.0.2.5')).makeMatch();
    // Keeps the responses, because a collected response closes its stream.
    const held: Response[] = [];
    const follow = async (from: string): Promise<number> => {
      const response = await fetch(new URL(`api/matches/${match}/stream`, server.address), {
        headers: headersAt(from),
      });
      held.push(response);
      return response.status;
    };
    const close = async (): Promise<void> => {
      for (const { body } of held.splice(0)) await body?.cancel();
    };
    const statuses = await times(210, () => follow(ip));
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await follow('192.0.2.5')).toBe(200);
    await close();
    await expect.poll(() => follow(ip), { timeout: 10_000 }).toBe(200);
    await close();
  }, 60_000);

  test('asks only so fast, over however many guests, and its legal moves are played all the same', async () => {
    const ip = '192.0.2.6';
    const guests = await times(14, () => guestAt(ip));
    const [south, north] = guests;
    if (south === undefined || north === undefined) throw new Error('no guests');
    const match = await south.makeMatch();
    expect(await north.ask('POST', `api/matches/${match}/join`)).toMatchObject({ status: 200 });
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(guests.map((guest) => times(10, () => guest.ask('GET', 'api/lobby'))));
      statuses.push(...answers.flat().map(({ status }) => status));
    }
    // No guest is over its own limit of 120.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
    expect((await (await guestAt('192.0.2.7')).ask('GET', 'api/lobby')).status).toBe(200);
    expect(await south.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A' })).toMatchObject({ status: 200 });
  }, 60_000);

  test('lists forty offers of guests in the lobby, and more of accounts', async () => {
    const ip = '192.0.2.8';
    const guests = await times(41, () => guestAt(ip));
    const wanted = { game: 'oware', clock: { kind: 'none' }, visibility: 'public', isRated: false };
    const offers = await Promise.all(guests.map((guest) => guest.ask('POST', 'api/matches', wanted)));
    expect(offers.filter(({ status }) => status === 201)).toHaveLength(40);
    const refused = offers.filter(({ status }) => status === 429);
    expect(refused).toEqual([expect.objectContaining({ body: expect.objectContaining({ code: 'network-busy' }) })]);
    const late = guests.find((_, index) => offers[index]?.status === 429);
    // A link, which is not in the lobby, is still possible, and so is the lobby for others.
    expect(await late?.ask('POST', 'api/matches', { ...wanted, visibility: 'link' })).toMatchObject({ status: 201 });
    expect(await (await accountAt(ip, 'Vizinho')).ask('POST', 'api/matches', wanted)).toMatchObject({ status: 201 });
    expect(await (await guestAt('192.0.2.9')).ask('POST', 'api/matches', wanted)).toMatchObject({ status: 201 });
  }, 60_000);

  test('makes a limited number of matches as guests until some are over; then the address is forgotten', async () => {
    const ip = '192.0.2.10';
    const guest = await guestAt(ip);
    const pattern = await guest.makeMatch();
    const { db } = server.store;
    const row = await db.selectFrom('matches').selectAll().where('id', '=', pattern).executeTakeFirstOrThrow();
    expect(row.maker_address).toMatch(/^[\w-]{4}$/);
    const ids = Array.from({ length: 699 }, (_, index) => `${pattern.slice(0, 13)}${String(index).padStart(3, '0')}`);
    // With other users, so that only the limit of the address is reached.
    const copies = ids.map((id) => ({ ...row, id, info: row.info.replace(pattern, id), user1: id, user2: id }));
    for (let first = 0; first < copies.length; first += 100) {
      await db
        .insertInto('matches')
        .values(copies.slice(first, first + 100))
        .execute();
    }
    await expect(guest.makeMatch()).rejects.toThrow('network-busy');
    await (await accountAt(ip, 'Com conta')).makeMatch();
    await (await guestAt('192.0.2.11')).makeMatch();
    await db.updateTable('matches').set({ status: 'over' }).where('id', 'in', ids.slice(0, 10)).execute();
    await guest.makeMatch();
    await server.housekeeping.clean();
    const over = await db.selectFrom('matches').select('maker_address').where('id', 'in', ids.slice(0, 10)).execute();
    expect(over.map(({ maker_address }) => maker_address)).toEqual(Array.from({ length: 10 }, () => null));
  });
});

describe('the lobby', () => {
  const ids = (list: unknown): readonly string[] =>
    Array.isArray(list) ? list.map((entry: unknown) => getText(entry, 'id')) : [];

  test('has one offer of each guest: a new one takes the place of the one before, unless that was joined', async () => {
    const [host, other] = [await guestAt('192.0.2.12'), await guestAt('192.0.2.13')];
    const [first, linked] = [await host.makeMatch({ visibility: 'public' }), await host.makeMatch()];
    const second = await host.makeMatch({ visibility: 'public' });
    const { body } = await other.ask('GET', 'api/lobby');
    expect(ids(body)).toContain(second);
    expect(ids(body)).not.toContain(first);
    expect(await other.ask('POST', `api/matches/${first}/join`)).toMatchObject({ body: { code: 'already-over' } });
    expect(await other.ask('POST', `api/matches/${linked}/join`)).toMatchObject({ status: 200 });
    expect(await other.ask('POST', `api/matches/${second}/join`)).toMatchObject({ status: 200 });
    const third = await host.makeMatch({ visibility: 'public' });
    const own = await host.ask('GET', 'api/me/matches');
    const states = getItems({ own: own.body }, 'own').map((entry) => JSON.stringify(entry));
    const isRunning = (id: string): boolean =>
      states.some((text) => text.includes(id) && text.includes('"isRunning":true'));
    expect([isRunning(linked), isRunning(second), isRunning(third)]).toEqual([true, true, false]);
  });

  test('keeps one of many offers that a guest makes at the same moment', async () => {
    const host = await guestAt('192.0.2.14');
    const made = await times(5, () => host.makeMatch({ visibility: 'public' }));
    const { body } = await host.ask('GET', 'api/lobby');
    expect(ids(body).filter((id) => made.includes(id))).toHaveLength(1);
  });

  test('shows what others offer although one address offers more, and later', async () => {
    const own = await start();
    try {
      const offerAt = async (ip: string): Promise<string> =>
        (await Visitor.guest(own.address, headersAt(ip))).makeMatch({ visibility: 'public' });
      const others = await times(70, (index) => offerAt(`198.51.100.${index}`));
      await times(40, () => offerAt('203.0.113.1'));
      const shown = ids((await visitorAt('203.0.113.2', own.address).ask('GET', 'api/lobby')).body);
      expect(shown).toHaveLength(100);
      expect(others.filter((id) => !shown.includes(id))).toEqual([]);
    } finally {
      await own.close();
    }
  }, 60_000);

  test('gives each network its newest offer before any gets a second', () => {
    interface NamedOffer extends LobbyOffer {
      readonly id: string;
    }
    const offer = (id: string, network: string | null, host = id): NamedOffer => ({ id, host, network });
    const many = Array.from({ length: 30 }, (_, index) => offer(`many ${index}`, 'greedy'));
    const others = Array.from({ length: 9 }, (_, index) => offer(`other ${index}`, `network ${index}`));
    const names = (list: readonly NamedOffer[]): readonly string[] => list.map(({ id }) => id);
    // There is room for one of them only, although all of them are newer.
    expect(names(chooseOffers([...many, ...others], 10, 5))).toEqual(['many 0', ...names(others)]);
    // As long as there is room, all are shown.
    expect(chooseOffers([...many, ...others], 100, 5)).toHaveLength(39);
    const ofOne = Array.from({ length: 8 }, (_, index) => offer(`one ${index}`, null, 'one'));
    expect(names(chooseOffers(ofOne, 100, 5))).toEqual(names(ofOne.slice(0, 5)));
  });
});

describe('however its path is spelled', () => {
  test('a request is counted and its page is known', async () => {
    // The clock stands still, so that buckets do not refill.
    const own = await startTestServer({ TRUST_PROXY: '1' }, () => 1_800_000_000_000);
    const { hostname, port, host } = new URL(own.address);
    const ask = (path: string): Promise<{ status: number; caching: string | undefined }> =>
      new Promise((resolve, reject) => {
        get({ hostname, port, path, headers: { 'x-forwarded-for': '192.0.2.77' } }, (response) => {
          response.resume();
          resolve({ status: response.statusCode ?? 0, caching: response.headers['cache-control'] });
        }).on('error', reject);
      });
    try {
      const spellings = ['/api/lobby', '/%61pi/lobby', '/api/%6cobby', `http://${host}/api/lobby`];
      const answers: { status: number; caching: string | undefined }[] = [];
      for (let count = 0; count < 408; count++) answers.push(await ask(spellings[count % spellings.length] ?? ''));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(400);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
      expect(new Set(answers.map(({ caching }) => caching))).toEqual(new Set(['no-store']));
    } finally {
      await own.close();
    }
  });
});

describe('IPv6', () => {
  const person = (isGuest: boolean): Person => ({
    info: { id: 'somebody', name: 'somebody', isGuest, isBot: false },
    by: 'session',
    secret: '',
    scopes: [],
  });
  const countUntilRefused = (take: () => void): number => {
    for (let count = 0; ; count++) {
      try {
        take();
      } catch {
        return count;
      }
    }
  };
  const household = (number: number): string => `2001:db8:7:${number.toString(16)}::1`;

  test('households (/64) are limited like addresses, and all of a site (/48) together', () => {
    const limits = new ServerLimits(() => 0);
    const open = (ip: string): number => countUntilRefused(() => limits.openSocket(ip, person(true)));
    expect([open(household(1)), open('2001:db8:7:1:ffff::9'), open(household(2)), open(household(3))]).toEqual([
      200, 0, 200, 0,
    ]);
    expect(countUntilRefused(() => limits.openSocket(household(4), person(false)))).toBe(0);
    expect(open('2001:db8:8::1')).toBe(200);
    const streams = (ip: string): number => countUntilRefused(() => limits.openStream(ip, person(true)));
    expect([streams(household(1)), streams(household(2)), streams(household(3))]).toEqual([200, 200, 0]);
  });

  test('what a site may do in a second is bounded too, and what it refuses costs the household nothing', () => {
    let now = 0;
    const limiter = new AddressRateLimiter({ burst: 10, perSecond: 1 }, () => now);
    const take = (number: number): number => countUntilRefused(() => limiter.take(household(number)));
    expect([take(1), take(2), take(3)]).toEqual([10, 10, 0]);
    now += 1000;
    expect([take(3), take(1)]).toEqual([2, 0]);
  });

  test('the number of new guests is limited at once and per day', () => {
    let now = 0;
    const limits = new ServerLimits(() => now);
    const make = (ip: string): number => countUntilRefused(() => limits.countNewGuest(ip));
    expect([make('192.0.2.1'), make(household(1)), make(household(2)), make(household(3))]).toEqual([60, 60, 60, 0]);
    let made = 60;
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      now += 600_000;
      made += make('192.0.2.1');
    }
    expect(made).toBeLessThanOrEqual(480);
    expect(made).toBeGreaterThan(400);
  });
});

describe('a cookie or token that is made up', () => {
  const madeUp = (ip: string): Visitor =>
    new Visitor(server.address, { ...headersAt(ip), cookie: `tabuleiro=${newSecret()}` });

  test('costs its address something before the database is asked; a valid one does not', async () => {
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const users = new Users(server.store.db.withPlugin(counting), () => 1_800_000_000_000);
    const limits = new ServerLimits(() => 0);
    const { secret, info } = await users.makeGuest();
    queries = 0;
    const recognise = (one: string): Promise<Person | null> =>
      users.recognise(one, 'session', limits.chargeForLookUp('192.0.2.20'));
    const found = await Promise.allSettled(Array.from({ length: 300 }, () => recognise(newSecret())));
    expect(found.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
    expect(queries).toBe(200);
    // One that was asked for a moment ago is not looked up again.
    const stale = newSecret();
    const elsewhere = limits.chargeForLookUp('192.0.2.21');
    for (let count = 0; count < 3; count++) expect(await users.recognise(stale, 'session', elsewhere)).toBeNull();
    expect(queries).toBe(201);
    // A recent user is known, even after a change and with no budget left.
    expect(await users.recognise(secret, 'session', elsewhere)).toMatchObject({ info });
    users.forgetAll();
    expect(await recognise(secret)).toMatchObject({ info });
    expect(queries).toBe(203);
    await users.closeSession(hashSecret(secret));
    expect(await recognise(secret)).toBeNull();
  });

  test('is not looked up again when another user has changed', async () => {
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const now = (): number => 1_800_000_000_000;
    const users = new Users(server.store.db.withPlugin(counting), now);
    const tokens = new Tokens(server.store.db, users, now);
    const free = { charge: () => undefined, refund: () => undefined };
    const [ana, rui] = [await users.makeGuest(), await users.makeGuest()];
    const made = await tokens.make(ana.info.id, { label: 'test' });
    const recognised = async (): Promise<readonly boolean[]> =>
      Promise.all([
        users.recognise(made.token, 'token', free).then((person) => person !== null),
        users.recognise(rui.secret, 'session', free).then((person) => person !== null),
      ]);
    expect(await recognised()).toEqual([true, true]);
    await tokens.delete(ana.info.id, made.id);
    queries = 0;
    // One query, for the token.
    expect([await recognised(), queries]).toEqual([[false, true], 1]);
  });

  test('is refused after too many from one address; other addresses are not', async () => {
    const ip = '192.0.2.22';
    const known = await guestAt(ip);
    expect(await known.ask('GET', 'api/me')).toMatchObject({ body: { user: { isGuest: true } } });
    const statuses = await times(250, async () => (await madeUp(ip).ask('GET', 'api/me')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    expect(await known.ask('GET', 'api/me')).toMatchObject({ body: { user: { isGuest: true } } });
    expect((await madeUp('192.0.2.23').ask('GET', 'api/me')).status).toBe(200);
    expect((await openLive(madeUp(ip))).status).toBe(429);
  }, 60_000);
});

describe('an anonymous live connection', () => {
  const welcomeOf = async (visitor: Visitor): Promise<ServerMessage> => {
    const address = new URL(`api/live?v=1${ANONYMOUS}`, server.address.replace(/^http/, 'ws'));
    const line = new TestConnection(new WebSocket(address, { headers: visitor.identity }));
    const welcome = await line.receive('welcome');
    line.close();
    return welcome;
  };

  test('sees the lobby and matches and does nothing else; no guest is made for it', async () => {
    const [south, north] = [await guestAt('192.0.2.30'), await guestAt('192.0.2.31')];
    const countUsers = async (): Promise<number> =>
      (await server.store.db.selectFrom('users').select('id').execute()).length;
    const before = await countUsers();
    const visitor = visitorAt('192.0.2.32');
    expect(await welcomeOf(visitor)).toMatchObject({ t: 'welcome', user: null });
    const line = await visitor.connect(ANONYMOUS);
    expect(await line.send({ t: 'lobby', isWanted: true })).toMatchObject({ t: 'done' });
    await line.receive('lobby');
    const match = await south.makeMatch({ visibility: 'public' });
    await line.receive('lobby', (message) => JSON.stringify(message).includes(match));
    expect(await line.send({ t: 'watch', match })).toMatchObject({ t: 'done' });
    await line.receive('presence', (message) => message.t === 'presence' && message.watchers === 1);
    expect(await north.ask('POST', `api/matches/${match}/join`)).toMatchObject({ status: 200 });
    expect(await south.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A' })).toMatchObject({ status: 200 });
    await line.receive('events', (message) => JSON.stringify(message).includes('"move":"A"'));
    const refused = { t: 'refused', refusal: { code: 'not-signed-in' } };
    expect(await line.send({ t: 'move', match, ply: 1, move: 'b' })).toMatchObject(refused);
    expect(await line.send({ t: 'act', match, act: { act: 'resign' } })).toMatchObject(refused);
    // Moves are free for those who can make them only.
    const answers: string[] = [];
    for (let count = 0; count < 70; count++) {
      const answer = await line.send({ t: 'move', match, ply: 1, move: 'b' });
      answers.push(answer.t === 'refused' ? answer.refusal.code : answer.t);
    }
    expect(answers.at(-1)).toBe('too-fast');
    line.close();
    expect(await countUsers()).toBe(before);
  });

  test('is what a client asks for: without that, and without a session, there is no connection', async () => {
    const visitor = visitorAt('192.0.2.33');
    expect((await openLive(visitor)).status).toBe(401);
    // A session is not looked at.
    expect(await welcomeOf(await guestAt('192.0.2.33'))).toMatchObject({ t: 'welcome', user: null });
  });
});
