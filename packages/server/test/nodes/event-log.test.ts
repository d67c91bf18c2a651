import { RATED_PER_PAIR, stateOf } from '@tabuleiro/client';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { summaryOf } from '../../src/match/match-summary.ts';
import { makeRatingChange, type RatedResult } from '../../src/ratings/rate-match.ts';
import type { Append } from '../../src/store/event-log.ts';
import { Store } from '../../src/store/store.ts';
import { freshDatabase } from '../database.ts';

// Several processes write to one log, here as several stores.

const STORES = 4;
const MATCHES = 40;
const VERSIONS = 25;
let stores: Store[] = [];
let address = '';

beforeAll(async () => {
  address = readConfig(await freshDatabase(), '.').database;
  // At the same moment, on an empty database: all want to make its tables.
  stores = await Promise.all(Array.from({ length: STORES }, () => Store.open(address)));
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
});

const info = {
  id: '',
  terms: {
    game: 'oware',
    variant: 'abapa',
    start: 'usual',
    clock: { kind: 'none' },
    visibility: 'public',
    isRated: true,
  },
  position: '',
  turn: 1,
  createdAt: 0,
} as const;

async function makeMatches(store: Store, prefix: string): Promise<readonly string[]> {
  const ids = Array.from({ length: MATCHES }, (_, index) => `${prefix}${String(index).padStart(15, '0')}`);
  const summary = summaryOf(stateOf(info, []), 0);
  const { game, variant, visibility } = info.terms;
  const rest = { info: '{}', game, variant, visibility, is_rated: 1, version: 0, created_at: 0, updated_at: 0 };
  await store.db
    .insertInto('matches')
    .values(ids.map((id) => ({ id, ...rest, ...summary })))
    .execute();
  return ids;
}

function append(match: string, version: number, by: number, result: RatedResult | null = null): Append {
  const data = JSON.stringify({ kind: 'said', version, by });
  const summary = summaryOf(stateOf(info, []), 0);
  return {
    match,
    version,
    place: null,
    at: version,
    data,
    players: summary,
    summary,
    changesLobby: false,
    ratingChange: result === null ? null : makeRatingChange(match, result, version),
  };
}

describe('several stores', () => {
  test('that write to the same matches in different orders give each place to one', async () => {
    const [store] = stores;
    if (store === undefined) throw new Error('no store');
    const ids = await makeMatches(store, 'a');
    for (let version = 1; version <= VERSIONS; version++) {
      const written = await Promise.all(
        stores.map((one, by) => {
          const order = by % 2 === 0 ? ids : ids.toReversed();
          return Promise.all(order.map(async (id) => ({ id, isWritten: await one.append(append(id, version, by)) })));
        }),
      );
      const winners = written.flat().filter(({ isWritten }) => isWritten);
      expect(winners.map(({ id }) => id).toSorted()).toEqual(ids);
    }
  });

  test('count every rated result of the same players', async () => {
    const [store] = stores;
    if (store === undefined) throw new Error('no store');
    const ids = await makeMatches(store, 'b');
    const players = ['anna', 'bert', 'carl', 'dora'] as const;
    await Promise.all(
      ids.map(async (id, index) => {
        // Each pair plays fewer matches than count in a day.
        const users = [players[index % 4] ?? '', players[(index + 1 + (index % 3)) % 4] ?? ''] as const;
        const by = index % STORES;
        await stores[by]?.append(append(id, 1, by, { game: 'oware', users, winner: index % 2 === 0 ? 1 : null }));
      }),
    );
    const rows = await store.db.selectFrom('ratings').select('matches').execute();
    expect(rows.reduce((sum, { matches }) => sum + matches, 0)).toBe(2 * MATCHES);
    const history = await store.db.selectFrom('rating_history').select('match_id').execute();
    expect(history).toHaveLength(2 * MATCHES);
  });

  test('count ten matches of one pair in a day, and the others say that they do not count', async () => {
    const [store] = stores;
    if (store === undefined) throw new Error('no store');
    const ids = await makeMatches(store, 'd');
    const ended = (match: string, by: number): Append => ({
      ...append(match, 1, by, { game: 'oware', users: by % 2 === 0 ? ['eva', 'finn'] : ['finn', 'eva'], winner: 1 }),
      data: JSON.stringify({ kind: 'ended', version: 1, at: 1, ending: { winner: 1, reason: 'resignation' } }),
    });
    await Promise.all(ids.map(async (id, index) => stores[index % STORES]?.append(ended(id, index % STORES))));
    const rows = await store.db
      .selectFrom('ratings')
      .select('matches')
      .where('user_id', 'in', ['eva', 'finn'])
      .execute();
    expect(rows).toEqual([{ matches: RATED_PER_PAIR }, { matches: RATED_PER_PAIR }]);
    const entries = await store.db
      .selectFrom('events')
      .select(['match_id', 'data'])
      .where('match_id', 'in', ids)
      .execute();
    const unrated = entries.filter(({ data }) => data.includes('"unrated":"pair-limit"'));
    expect(unrated).toHaveLength(MATCHES - RATED_PER_PAIR);
    const history = await store.db
      .selectFrom('rating_history')
      .select('match_id')
      .where('user_id', '=', 'eva')
      .execute();
    const counted = new Set(history.map(({ match_id }) => match_id));
    expect(unrated.filter(({ match_id }) => counted.has(match_id))).toEqual([]);
  });

  test('get over a deadlock', async () => {
    const [store] = stores;
    if (store === undefined) throw new Error('no store');
    const [first = '', second = ''] = await makeMatches(store, 'c');
    const other = new Client({ connectionString: address });
    await other.connect();
    const insert = (id: string) => other.query('insert into events values ($1, 1, null, null, 0, $2)', [id, '{}']);
    await other.query('begin');
    await insert(second);
    const written = Promise.all([store.append(append(first, 1, 0)), store.append(append(second, 1, 0))]);
    // Now the store has the first place and waits for the second.
    while (!(await isWaiting(other))) await other.query('select pg_sleep(0.01)');
    // Whichever of the two the database gives up, the store goes on.
    await insert(first).catch(() => undefined);
    await other.query('rollback');
    expect(await written).toEqual([true, true]);
    await other.end();
  });
});

async function isWaiting(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rowCount !== 0;
}
