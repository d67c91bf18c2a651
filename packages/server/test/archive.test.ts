import { parseRecords } from '@tabuleiro/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { getItems, getText, newAccount, playMoves, playRatedMatch, RATED_MOVES, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

let server: Application;
let ana: Visitor;
let rui: Visitor;
/** Three that Ana won against Rui, the last of them private, and one that goes on. */
let won: string[];
let hidden: string;
let running: string;

beforeAll(async () => {
  server = await startTestServer();
  ana = (await newAccount(server.address, 'Ana')).visitor;
  rui = (await newAccount(server.address, 'Rui')).visitor;
  won = [
    await playRatedMatch(ana, rui),
    await playRatedMatch(ana, rui, { clock: { kind: 'live', initialMs: 300_000, incrementMs: 2000 } }),
  ];
  hidden = await playRatedMatch(ana, rui, { visibility: 'link' });
  running = await startMatch(rui, await Visitor.guest(server.address), { visibility: 'public', game: 'choko' });
  const dropped = await startMatch(ana, rui, { visibility: 'public' });
  await ana.ask('POST', `api/matches/${dropped}/acts`, { act: 'abort' });
}, 60_000);
afterAll(() => server.close());

async function list(visitor: Visitor, query: string): Promise<readonly string[]> {
  const { status, body } = await visitor.ask('GET', `api/matches?${query}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return getItems(body, 'matches').map((match) => getText(match, 'id'));
}

async function textFrom(path: string): Promise<Response> {
  return fetch(new URL(path, server.address));
}

describe('the archive', () => {
  test.each([
    ['', () => [running, ...won.toReversed()]],
    ['player=ana', () => won.toReversed()],
    ['game=choko', () => [running]],
    ['game=oware&variant=report', () => won.toReversed()],
    ['rated=false', () => [running]],
    ['rated=true&status=over', () => won.toReversed()],
    ['status=running', () => [running]],
    ['status=open', () => []],
    ['result=first', () => won.toReversed()],
    ['result=second', () => []],
    ['result=draw', () => []],
    ['player=Ana&result=won', () => won.toReversed()],
    ['player=Ana&result=lost', () => []],
    ['player=Rui&result=lost', () => won.toReversed()],
    ['until=1', () => []],
    ['since=9000000000000', () => []],
  ])('finds by %j', async (query, expected) => {
    expect(await list(new Visitor(server.address), query)).toEqual(expected());
  });

  test('shows a private match only to its players', async () => {
    const guest = await Visitor.guest(server.address);
    expect(await list(ana, 'player=Ana')).toEqual([hidden, ...won.toReversed()]);
    expect(await list(guest, 'player=Ana')).toEqual(won.toReversed());
    const profile = await guest.ask('GET', 'api/players/Ana');
    expect(JSON.stringify(profile.body)).not.toContain(hidden);
    const history = await guest.ask('GET', 'api/players/Ana/ratings/oware');
    expect(JSON.stringify(history.body)).not.toContain(hidden);
    expect(await (await textFrom('api/matches/records')).text()).not.toContain(hidden);
    expect(JSON.stringify((await guest.ask('GET', 'api/lobby')).body)).not.toContain(hidden);
  });

  test.each(['result=won', 'limit=0', 'limit=101', 'game=chess', 'cursor=x', 'strange=1', 'rated=maybe'])(
    'refuses %s',
    async (query) => {
      expect(await ana.ask('GET', `api/matches?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'bad-request' },
      });
    },
  );

  test.each(['variant=nothing', 'game=oware&variant=nothing', 'game=choko&variant=abapa'])(
    'names the variant that there is not in %s',
    async (query) => {
      const { status, body } = await ana.ask('GET', `api/matches?${query}`);
      const variant = query.split('=').at(-1);
      expect({ status, body }).toMatchObject({
        status: 400,
        body: {
          code: 'bad-request',
          message: {
            en: expect.stringContaining(`there is no variant ${variant}`),
            pt: expect.stringContaining(`não há variante ${variant}`),
          },
        },
      });
    },
  );

  test('says that there is no such player', async () => {
    expect(await ana.ask('GET', 'api/matches?player=Ninguem')).toMatchObject({ body: { code: 'no-such-user' } });
  });

  test('turns pages that stay where they were while new matches come', async () => {
    const seen: string[] = [];
    const made: string[] = [];
    let cursor = '';
    do {
      const { body } = await ana.ask('GET', `api/matches?limit=1${cursor}`);
      seen.push(...getItems(body, 'matches').map((match) => getText(match, 'id')));
      const next = getText(body, 'next');
      cursor = next === 'null' ? '' : `&cursor=${next}`;
      made.push(await startMatch(ana, rui, { visibility: 'public', game: 'echek' }));
    } while (cursor !== '');
    expect(seen).toEqual([running, hidden, ...won.toReversed()]);
    for (const match of made) await ana.ask('POST', `api/matches/${match}/acts`, { act: 'abort' });
  });

  test('gives a match with who played it', async () => {
    const { body } = await ana.ask('GET', `api/matches?player=Ana&limit=1&status=over`);
    expect(body).toMatchObject({
      matches: [
        {
          id: hidden,
          status: 'over',
          plies: RATED_MOVES.length,
          seats: [
            { kind: 'user', user: { name: 'Ana' } },
            { kind: 'user', user: { name: 'Rui' } },
          ],
          ending: { winner: 1, reason: 'resignation' },
        },
      ],
    });
  });
});

describe('a record', () => {
  test('can be read again, with players and clocks', async () => {
    const response = await textFrom(`api/matches/${won[1]}/record`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    const read = await parseRecords(text);
    if (!read.ok) throw new Error(text);
    expect(read.value).toMatchObject([
      {
        record: {
          game: 'oware',
          tags: { Player1: 'Ana', Player2: 'Rui', Match: won[1], Rated: 'yes', Clock: '300+2' },
          plies: RATED_MOVES.map((move) => ({ move, clockMs: expect.any(Number) })),
          outcome: { winner: 1, reason: 'resignation' },
        },
      },
    ]);
  });

  test('comes with others in one text, in parts', async () => {
    const first = await textFrom('api/matches/records?limit=2');
    const next = first.headers.get('x-next-cursor');
    const second = await textFrom(`api/matches/records?limit=2&cursor=${next}`);
    expect(second.headers.get('x-next-cursor')).toBeNull();
    const read = await parseRecords(`${await first.text()}\n${await second.text()}`);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.map(({ record }) => record.tags['Match'])).toEqual([running, ...won.toReversed()]);
  });

  test('of a match that was called off says so and can be read', async () => {
    const match = await startMatch(ana, rui, { visibility: 'link' });
    await playMoves(match, [ana, rui], ['A']);
    await ana.ask('POST', `api/matches/${match}/acts`, { act: 'abort' });
    const read = await parseRecords(await (await textFrom(`api/matches/${match}/record`)).text());
    expect(read).toMatchObject({
      ok: true,
      value: [{ record: { tags: { Termination: 'abandoned' }, outcome: null } }],
    });
  });

  test('is refused in words when there is no such match', async () => {
    expect(await ana.ask('GET', 'api/matches/0000000000000000/record')).toMatchObject({
      status: 404,
      body: { code: 'no-such-match' },
    });
  });
});

describe('a player', () => {
  test('has ratings, counts, recent matches and a graph', async () => {
    const { body } = await new Visitor(server.address).ask('GET', 'api/players/ANA');
    expect(body).toMatchObject({
      user: { name: 'Ana', isGuest: false },
      ratings: [{ game: 'oware', matches: 3, isProvisional: true }],
      // The private one counts only for its players.
      counts: { won: 2, lost: 0, drawn: 0, running: 0 },
      recent: won.toReversed().map((id) => ({ id })),
    });
    expect((await ana.ask('GET', 'api/players/Ana')).body).toMatchObject({ counts: { won: 3 } });
    const history = await ana.ask('GET', 'api/players/Ana/ratings/oware');
    const ratings = getItems(history.body, 'points').map((point) => Number(getText(point, 'rating')));
    expect(ratings).toHaveLength(3);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(ratings[0]).toBeGreaterThan(1600);
    const other = await ana.ask('GET', 'api/players/Rui');
    expect(other.body).toMatchObject({ counts: { won: 0, lost: 3, drawn: 0, running: 1 } });
    expect(await ana.ask('GET', 'api/players/Ana/ratings/chess')).toMatchObject({ status: 400 });
    expect(await ana.ask('GET', 'api/players/Ninguem')).toMatchObject({ status: 404 });
  });
});
