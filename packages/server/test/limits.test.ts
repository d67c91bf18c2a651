import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Application } from '../src/application.ts';
import { limitConnections } from '../src/http/throttled-server.ts';
import { addressKeys } from '../src/limits/address-limiter.ts';
import { ServerLimits } from '../src/limits/limits.ts';
import { RateLimiter } from '../src/limits/rate-limiter.ts';
import { RefusalError } from '../src/refusal-error.ts';
import { getText, newAccount, PASSPHRASE, playMoves, repeatMatch, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

describe('a limiter', () => {
  test('lets so much through at once and so much a second', () => {
    let now = 0;
    const limiter = new RateLimiter({ burst: 2, perSecond: 1 }, () => now);
    limiter.take('a');
    limiter.take('a');
    expect(() => limiter.take('a')).toThrow('too-fast');
    limiter.take('b');
    now += 1000;
    limiter.take('a');
    expect(() => limiter.take('a')).toThrow('too-fast');
  });

  test('holds a bounded number of keys, and none of them comes through a flood unlimited', () => {
    const limiter = new RateLimiter({ burst: 1, perSecond: 0.001 }, () => 0);
    for (let key = 0; key < 40_000; key++) {
      try {
        limiter.take(`flood ${key}`);
      } catch {
        // Later ones share a bucket with others.
      }
    }
    expect(limiter.size).toBeLessThanOrEqual(20_000);
    expect(() => {
      limiter.take('late');
      limiter.take('late');
    }).toThrow('too-fast');
  });
});

test.each([
  ['127.0.0.1', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['192.0.2.7', ['192.0.2.7', '192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7', '192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8:1:2::9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['not an address', null],
])('the address %s counts as %j', (address, counted) => {
  const keys = addressKeys(address);
  expect(keys && [keys.address, keys.network]).toEqual(counted);
});

test('the number of connections of one address is limited', async () => {
  const server = createServer();
  limitConnections(server, { ofAddress: { guests: 2, all: 2 }, addressOf: () => '192.0.2.1' });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const [first, second] = [await open(), await open()];
  const third = await open();
  await once(third, 'close');
  expect([first.closed, second.closed]).toEqual([false, false]);
  first.destroy();
  await once(first, 'close');
  await wait(50);
  const fourth = await open();
  await wait(50);
  expect(fourth.closed).toBe(false);
  for (const socket of [second, fourth]) socket.destroy();
  server.close();
});

describe('guesses', () => {
  const wrong = (): Promise<never> => Promise.reject(new RefusalError('wrong-passphrase'));
  const right = async (): Promise<string> => 'in';
  /** The results of several attempts, one after the other. */
  async function tries(count: number, attempt: (index: number) => Promise<unknown>): Promise<readonly string[]> {
    const found: string[] = [];
    for (let index = 0; index < count; index++) {
      // What is over the limit is refused at once.
      const trying = (async () => attempt(index))();
      found.push(await trying.then(String, (error: unknown) => (error instanceof Error ? error.message : '')));
    }
    return found;
  }
  const countOf = (found: readonly string[], text: string): number => found.filter((one) => one === text).length;

  test('from one address do not keep others from signing in', async () => {
    const limits = new ServerLimits(() => 0);
    const found = await tries(30, () => limits.trySignIn('192.0.2.1', 'alvo', wrong));
    expect([countOf(found, 'wrong-passphrase'), countOf(found, 'too-fast')]).toEqual([8, 22]);
    expect(await limits.trySignIn('192.0.2.2', 'alvo', right)).toBe('in');
  });

  test('from many addresses are slowed down all the same', async () => {
    const limits = new ServerLimits(() => 0);
    const found = await tries(200, (index) => limits.trySignIn(`192.0.2.${index}`, 'alvo', wrong));
    expect([countOf(found, 'wrong-passphrase'), countOf(found, 'too-fast')]).toEqual([60, 140]);
    // Users with a session or a recovery code are not locked out.
    expect(await limits.tryConfirmation('user', right)).toBe('in');
    expect(await limits.tryRecoveryCode('192.0.2.250', right)).toBe('in');
    expect(await limits.trySignIn('192.0.2.250', 'vizinha', right)).toBe('in');
  });

  test('of who holds a session, and of codes, are bounded too', async () => {
    const limits = new ServerLimits(() => 0);
    expect(countOf(await tries(20, () => limits.tryConfirmation('user', wrong)), 'wrong-passphrase')).toBe(8);
    expect(countOf(await tries(60, () => limits.tryRecoveryCode('192.0.2.1', wrong)), 'wrong-passphrase')).toBe(40);
  });

  test('that are right are bounded only because they are hashed', async () => {
    const limits = new ServerLimits(() => 0);
    expect(countOf(await tries(110, () => limits.trySignIn('192.0.2.1', 'alvo', right)), 'in')).toBe(100);
    expect(await limits.trySignIn('192.0.2.1', 'vizinha', right)).toBe('in');
    // So are those of who holds a session, also where the new passphrase is then refused.
    const common = (): Promise<never> => Promise.reject(new RefusalError('common-passphrase'));
    const found = await tries(30, (index) => limits.tryConfirmation('user', index % 2 === 0 ? right : common));
    expect([countOf(found, 'in'), countOf(found, 'common-passphrase'), countOf(found, 'too-fast')]).toEqual([
      10, 10, 10,
    ]);
    expect(await limits.tryConfirmation('neighbour', right)).toBe('in');
  });
});

describe('the server', () => {
  let server: Application;
  beforeAll(async () => {
    // The clock stands still, so that buckets do not refill.
    server = await startTestServer({ TRUST_PROXY: '1' }, () => 1_800_000_000_000);
  });
  afterAll(() => server.close());
  const from = (ip: string): Visitor => new Visitor(server.address, { 'x-forwarded-for': ip });

  test('makes guests for a whole club, but not for a flood from one address', async () => {
    const make = (ip: string): ReturnType<Visitor['ask']> => from(ip).ask('POST', 'api/guest');
    const answers = [];
    for (let guest = 0; guest < 62; guest++) answers.push((await make('192.0.2.1')).status);
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(answers.slice(60)).toEqual([429, 429]);
    expect((await make('192.0.2.2')).status).toBe(200);
  });

  test('slows down who guesses a passphrase, wherever they come from, and not who knows it', async () => {
    await newAccount(server.address, 'Alvo');
    await newAccount(server.address, 'Vizinha');
    const guess = (ip: string, name: string, passphrase: string): ReturnType<Visitor['ask']> =>
      from(ip).ask('POST', 'api/session', { name, passphrase });
    for (let right = 0; right < 2; right++) {
      expect((await guess('198.51.100.200', 'Alvo', PASSPHRASE)).status).toBe(200);
    }
    const statuses = [];
    for (let attempt = 0; attempt < 10; attempt++) {
      statuses.push((await guess('198.51.100.1', 'ALVO', `guess number ${attempt}`)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429, 429]);
    // Other addresses and names are not affected.
    expect((await guess('198.51.100.200', 'Alvo', PASSPHRASE)).status).toBe(200);
    expect((await guess('198.51.100.1', 'Vizinha', PASSPHRASE)).status).toBe(200);
  }, 120_000);

  test('lists the moves of positions only so fast', async () => {
    const guest = await Visitor.guest(server.address);
    const ask = (): ReturnType<Visitor['ask']> => guest.ask('POST', 'api/positions/legal-moves', { game: 'oware' });
    const answers = await Promise.all(Array.from({ length: 80 }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  test('never stands in the way of a legal move, however much else its player asks for', async () => {
    const [first, second] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await startMatch(first, second);
    const asked = await Promise.all(Array.from({ length: 200 }, () => first.ask('GET', 'api/lobby')));
    expect(asked.some(({ status }) => status === 429)).toBe(true);
    expect(await first.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A' })).toMatchObject({ status: 200 });
    // Sent again it is recognised.
    expect(await first.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A' })).toMatchObject({ status: 200 });
  });

  test('sends many records to one client at a time, up to a limit', async () => {
    // The clock stands still, so that buckets do not refill.
    const own = await startTestServer({ TRUST_PROXY: '1' }, () => 1_800_000_000_000);
    const players = [await Visitor.guest(own.address), await Visitor.guest(own.address)] as const;
    const match = await startMatch(...players, { visibility: 'public' });
    await playMoves(match, players, ['A', 'b']);
    await repeatMatch(own, match, 499);
    const fetchAll = (ip: string): Promise<Response> =>
      fetch(new URL('api/matches/records?limit=500', own.address), { headers: { 'x-forwarded-for': ip } });
    const countIn = async (response: Response): Promise<number> => (await response.text()).split('Match').length - 1;
    // The first has not been read to its end when the second one comes.
    const first = await fetchAll('203.0.113.20');
    const second = await fetchAll('203.0.113.20');
    expect([first.status, second.status]).toEqual([200, 429]);
    expect(await second.json()).toMatchObject({ code: 'too-fast' });
    expect(await countIn(first)).toBe(500);
    // A cancelled download frees its place.
    const broken = await fetchAll('203.0.113.20');
    await broken.body?.cancel();
    const fetchNext = async (): Promise<string> => (await fetchAll('203.0.113.20')).text();
    await expect.poll(fetchNext, { timeout: 20_000 }).toContain(match);
    await expect.poll(fetchNext, { timeout: 20_000 }).toContain(match);
    // Two thousand records are the limit of an address.
    await expect.poll(fetchNext, { timeout: 20_000 }).toContain('in 10 s.');
    expect((await fetchAll('203.0.113.21')).status).toBe(200);
    await own.close();
  }, 60_000);

  test('limits how often the data of a user is exported', async () => {
    const own = await startTestServer({}, () => 1_800_000_000_000);
    const guest = await Visitor.guest(own.address);
    const statuses = [];
    for (let count = 0; count < 5; count++) statuses.push((await guest.ask('GET', 'api/account/export')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await own.close();
  });

  test('answers strangers from one address only so fast', async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, () => from('203.0.113.5').ask('GET', 'api/lobby')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await from('203.0.113.6').ask('GET', 'api/lobby')).status).toBe(200);
    const tokens = await Promise.all(
      Array.from({ length: 500 }, () =>
        new Visitor(server.address, {
          'x-forwarded-for': '203.0.113.7',
          authorization: `Bearer ${'x'.repeat(43)}`,
        }).ask('GET', 'api/me'),
      ),
    );
    expect(new Set(tokens.map(({ status }) => status))).toEqual(new Set([401, 429]));
  });
});

test('live connections that are not let in are bounded by address', async () => {
  // The clock stands still, so that buckets do not refill.
  const server = await startTestServer({ TRUST_PROXY: '1' }, () => 1_800_000_000_000);
  const address = new URL('api/live?v=1', server.address.replace(/^http/, 'ws'));
  const openLive = (ip: string): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(address, { headers: { 'x-forwarded-for': ip } });
      socket.on('unexpected-response', (_, response) => {
        resolve(response.statusCode ?? 0);
        socket.terminate();
      });
      socket.on('error', () => undefined);
    });
  const statuses = [];
  for (let round = 0; round < 31; round++) {
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => openLive('192.0.2.50')))));
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await openLive('192.0.2.51')).toBe(401);
  await server.close();
});

test('the requests of a user over several live connections are counted together', async () => {
  // The clock stands still, so that buckets do not refill.
  const server = await startTestServer({}, () => 1_800_000_000_000);
  const guest = await Visitor.guest(server.address);
  const answers: string[] = [];
  for (let round = 0; round < 3; round++) {
    const line = await guest.connect();
    for (let count = 0; count < 30; count++) answers.push((await line.send({ t: 'ping' })).t);
    line.close();
  }
  expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 'pong'));
  expect(answers.slice(60)).toEqual(Array.from({ length: 30 }, () => 'refused'));
  const other = await (await Visitor.guest(server.address)).connect();
  expect(await other.send({ t: 'ping' })).toMatchObject({ t: 'pong' });
  await server.close();
});

test('no user can fill the lobby', async () => {
  const server = await startTestServer();
  const [modest, { visitor: eager }] = [
    await Visitor.guest(server.address),
    await newAccount(server.address, 'Impaciente'),
  ];
  const match = await modest.makeMatch({ visibility: 'public' });
  for (let count = 0; count < 12; count++) await eager.makeMatch({ visibility: 'public' });
  const { body } = await modest.ask('GET', 'api/lobby');
  const shown = Array.isArray(body) ? body.map((entry: unknown) => getText(entry, 'id')) : [];
  expect(shown).toContain(match);
  expect(shown).toHaveLength(6);
  await server.close();
});

describe('a guess', () => {
  const NEVER = 1000;
  const limits = new ServerLimits(() => 0);
  const refuse = (code: 'wrong-passphrase' | 'too-fast') => () =>
    Promise.reject(new RefusalError(code, { seconds: 1 }));

  test('counts when the secret was wrong, and not when it found no place in the queue', async () => {
    const ways = [
      (attempt: () => Promise<never>) => limits.trySignIn('192.0.2.1', 'ana', attempt),
      (attempt: () => Promise<never>) => limits.tryConfirmation('ana', attempt),
    ];
    for (const guess of ways) {
      for (let count = 0; count < NEVER; count++) {
        await expect(guess(refuse('too-fast'))).rejects.toMatchObject({ message: 'too-fast' });
      }
      // Eight wrong ones at once; the ninth is not tried.
      for (let count = 0; count < 8; count++) {
        await expect(guess(refuse('wrong-passphrase'))).rejects.toMatchObject({ message: 'wrong-passphrase' });
      }
      await expect(guess(refuse('wrong-passphrase'))).rejects.toMatchObject({ message: 'too-fast' });
    }
  });
});
