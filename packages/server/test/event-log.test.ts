import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Users } from '../src/accounts/users.ts';
import { ActiveMatches } from '../src/match/active-matches.ts';
import { MatchService } from '../src/match/match-service.ts';
import { makeRatingChange } from '../src/ratings/rate-match.ts';
import type { Append } from '../src/store/event-log.ts';
import { Store } from '../src/store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-log-'));
let store: Store;
let match: string;
let users: readonly [string, string];

beforeAll(async () => {
  store = await Store.open(join(folder, 'tabuleiro.db'));
  const people = new Users(store.db, Date.now);
  const [host, guest] = [(await people.makeGuest()).info, (await people.makeGuest()).info];
  users = [host.id, guest.id];
  const { info } = await new MatchService(store, new ActiveMatches(store, Date.now), Date.now).make(host, {
    terms: { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false },
    opponent: { kind: 'open' },
  });
  match = info.id;
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function entry(version: number, more: Partial<Append> = {}): Append {
  return {
    match,
    version,
    place: null,
    at: version,
    data: JSON.stringify({ version }),
    changesLobby: false,
    players: { status: 'running', user1: null, user2: null, turn_user: null },
    summary: {
      status: 'running',
      user1: null,
      user2: null,
      turn_user: null,
      deadline: null,
      computer_at: null,
      plies: version,
      winner: null,
      reason: null,
    },
    ratingChange: null,
    ...more,
  };
}

const row = () => store.db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirstOrThrow();

test('a place in the log is taken once, in one group and in the next', async () => {
  const written = await Promise.all([store.append(entry(2)), store.append(entry(2)), store.append(entry(3))]);
  expect(written).toEqual([true, false, true]);
  expect(await store.append(entry(3, { data: 'another' }))).toBe(false);
  const events = await store.db.selectFrom('events').select('data').where('version', '=', 3).execute();
  expect(events).toEqual([{ data: '{"version":3}' }]);
  expect(await row()).toMatchObject({ version: 3, plies: 3 });
});

test('a ply is taken once, whatever its version', async () => {
  const place = { ply: 0, line: 0 };
  expect(await store.append(entry(4, { place }))).toBe(true);
  expect(await store.append(entry(5, { place }))).toBe(false);
  expect(await store.append(entry(5, { place: { ply: 0, line: 1 } }))).toBe(true);
});

test('a result changes ratings with its entry, once', async () => {
  const ratingChange = makeRatingChange(match, { game: 'oware', users, winner: 1 }, 6);
  const written = await Promise.all([1, 2].map(() => store.append(entry(6, { ratingChange }))));
  expect(written).toEqual([true, false]);
  const ratings = await store.db.selectFrom('ratings').selectAll().orderBy('rating', 'desc').execute();
  expect(ratings).toMatchObject([
    { user_id: users[0], matches: 1 },
    { user_id: users[1], matches: 1 },
  ]);
});

test('of a batch that fails nothing is written, and the next one is', async () => {
  const nowhere = { ...entry(1), match: 'no-such-match' };
  // The first one is being written while the other two wait together.
  const written = store.append(entry(7));
  const batch = await Promise.allSettled([store.append(entry(8)), store.append(nowhere)]);
  expect(await written).toBe(true);
  expect(batch.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await row()).toMatchObject({ version: 7 });
  expect(await store.append(entry(8))).toBe(true);
});

test('an entry without a summary leaves the table of matches as it is', async () => {
  const before = await row();
  expect(await store.append(entry(9, { summary: null }))).toBe(true);
  expect(await row()).toEqual(before);
  expect(await Promise.all([store.append(entry(10)), store.append(entry(11, { summary: null }))])).toEqual([
    true,
    true,
  ]);
  expect(await row()).toMatchObject({ version: 10, plies: 10 });
});
