import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findVariant } from '@tabuleiro/games';
import { CompiledQuery, sql } from 'kysely';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ArchiveFilter, selectMatches, Archive } from '../src/archive/archive.ts';
import { readConfig } from '../src/config.ts';
import { Store } from '../src/store/store.ts';
import { freshDatabase } from './database.ts';
import { fillMatches } from './many-matches.ts';
import { getText } from './scenarios.ts';

// How the database finds a page of the archive. Plans are compared instead of times, which depend on the machine.

const MATCHES = 5000;
const PAGE = 31;

type Filter = Omit<ArchiveFilter, 'player' | 'viewer'> & { readonly player?: string };

/** Each filter that the archive offers, with every value that is found in its own way. */
const FILTERS: readonly Filter[] = [
  { game: 'oware' },
  { game: 'choko' },
  { variant: 'abapa' },
  { variant: 'standard' },
  { rated: true },
  { rated: false },
  { status: 'open' },
  { status: 'running' },
  { status: 'over' },
  { result: 'first' },
  { result: 'second' },
  { result: 'draw' },
  { result: 'won' },
  { result: 'lost' },
  { since: 1_700_000_100_000 },
  { until: 1_700_000_200_000 },
  { cursor: '1700000300000.0000000000000300' },
  { player: 'user7' },
];

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-plans-'));
let database: string;
let store: Store;

beforeAll(async () => {
  ({ database } = readConfig({ ...(await freshDatabase(folder)) }, folder));
  store = await Store.open(database);
  await fillMatches(store, MATCHES);
  // PostgreSQL keeps statistics by itself; the embedded database has none.
  if (store.isShared) await sql`vacuum analyze`.execute(store.db);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** No filter, each filter, and each two of different kinds, for strangers and for players. */
function allQueries(): readonly ArchiveFilter[] {
  const filters: Filter[] = [{}, ...FILTERS];
  for (const [index, one] of FILTERS.entries()) {
    for (const other of FILTERS.slice(index + 1)) filters.push({ ...one, ...other });
  }
  const queries: ArchiveFilter[] = [];
  for (const filter of filters) {
    const { game, variant, result } = filter;
    if (game !== undefined && findVariant(game, variant) === undefined) continue;
    const needsPlayer = result === 'won' || result === 'lost';
    const player = filter.player ?? (needsPlayer ? 'user7' : null);
    for (const viewer of [null, 'user7', 'user8']) queries.push({ ...filter, player, viewer });
  }
  return queries;
}

/** The steps in which the database would answer. */
async function planOf(wanted: ArchiveFilter): Promise<readonly string[]> {
  const select = selectMatches(store.db, wanted, PAGE)?.compile();
  if (select === undefined) return [];
  const parameters = [...select.parameters];
  if (store.isShared) {
    const query = CompiledQuery.raw(`explain ${select.sql}`, parameters);
    const { rows } = await store.db.executeQuery<{ 'QUERY PLAN': string }>(query);
    return rows.map((row) => row['QUERY PLAN']);
  }
  // The connection of the store cannot be closed after such a statement.
  const connection = new Database(database);
  const rows = connection.prepare(`explain query plan ${select.sql}`).all(parameters);
  connection.close();
  return rows.map((row) => getText(row, 'detail'));
}

/** What is wrong with a step. */
function faultOf({ game, variant, rated, result }: ArchiveFilter, step: string): string | null {
  if (store.isShared) return step.includes('Seq Scan on matches') ? 'looks at every match' : null;
  // These indexes hold what is shown, in its order: the database reads the first page of one and stops.
  const isInOrder = /^SCAN matches USING (?:COVERING )?INDEX matches_(?:over|shown_running|open)$/.test(step);
  if (step.startsWith('SCAN matches') && !isInOrder) return 'looks at every match';
  if (!step.includes('INDEX matches_over')) return null;
  const isByVariant = game !== undefined || variant !== undefined;
  if (isByVariant && !step.includes('(game=? AND variant=?')) return 'looks at other games';
  const isByResult = rated !== undefined || result !== undefined;
  return isByResult && !step.includes('is_rated=? AND <expr>=?') ? 'looks at other results' : null;
}

test('no combination of filters makes the database look through all matches', async () => {
  const faults: string[] = [];
  const used = new Set<string>();
  for (const wanted of allQueries()) {
    for (const step of await planOf(wanted)) {
      for (const [name] of step.matchAll(/matches_\w+/g)) used.add(name);
      const fault = faultOf(wanted, step);
      if (fault !== null) faults.push(`${JSON.stringify(wanted)} ${fault}: ${step}`);
    }
  }
  expect(faults).toEqual([]);
  expect([...used]).toEqual(
    expect.arrayContaining([
      'matches_over',
      'matches_over_variant',
      'matches_over_result',
      'matches_over_variant_result',
      'matches_shown_running',
      'matches_of_user1',
      'matches_of_user2',
    ]),
  );
});

test('every combination of filters finds what fits, and nothing else', async () => {
  const archive = new Archive(store.db);
  const rows = await store.db.selectFrom('matches').selectAll().orderBy('created_at', 'desc').execute();
  const names = new Map([
    ['user7', 'player7'],
    ['user8', 'player8'],
  ]);
  for (const wanted of allQueries()) {
    const { player, viewer, cursor, ...rest } = wanted;
    const { since = 0, until = Infinity, game, variant, rated, status, result } = rest;
    const fits = rows.filter((row) => {
      const isSeated = (user: string | null) => user !== null && (row.user1 === user || row.user2 === user);
      const isFirst = row.user1 === player;
      const side = result === 'first' ? 1 : result === 'second' ? 2 : (result === 'won') === isFirst ? 1 : 2;
      const isDraw = row.status === 'over' && row.winner === null && row.reason !== 'abandoned';
      return (
        (row.visibility === 'public' || isSeated(viewer)) &&
        (player === null || isSeated(player)) &&
        (status === undefined ? row.status !== 'open' : row.status === status) &&
        !(row.plies === 0 && row.reason === 'abandoned') &&
        (game === undefined || row.game === game) &&
        (variant === undefined || row.variant === variant) &&
        (rated === undefined || row.is_rated === Number(rated)) &&
        (result === undefined || (result === 'draw' ? isDraw : row.winner === side)) &&
        row.created_at >= since &&
        row.created_at < until &&
        (cursor === undefined || `${row.created_at}.${row.id}` < cursor)
      );
    });
    const query = {
      ...rest,
      ...(cursor !== undefined && { cursor }),
      ...(player !== null && { player: names.get(player) ?? '' }),
    };
    const { ids: found } = await archive.ids(query, viewer);
    expect({ wanted, found }).toEqual({ wanted, found: fits.slice(0, 30).map(({ id }) => id) });
  }
});
