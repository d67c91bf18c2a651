import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Users } from '../../src/accounts/users.ts';
import { readConfig } from '../../src/config.ts';
import { ActiveMatches } from '../../src/match/active-matches.ts';
import { MatchService } from '../../src/match/match-service.ts';
import { Announcer } from '../../src/store/announcements.ts';
import { PostgresLog } from '../../src/store/postgres.ts';
import { Store } from '../../src/store/store.ts';
import { freshDatabase } from '../database.ts';

// Processes announce what they have committed. An announcement may be lost; the log has everything.

let writer: Store;
let other: Store;
let match = '';

beforeAll(async () => {
  const { database } = readConfig(await freshDatabase(), '.');
  writer = await Store.open(database);
  other = await Store.open(database);
  const host = (await new Users(writer.db, Date.now).makeGuest()).info;
  const { info } = await new MatchService(writer, new ActiveMatches(writer, Date.now), Date.now).make(host, {
    terms: { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false },
    opponent: { kind: 'open' },
  });
  match = info.id;
});
afterAll(async () => {
  await writer.close();
  await other.close();
});

const append = (version: number) => ({
  match,
  version,
  place: null,
  at: version,
  data: JSON.stringify({ kind: 'said', version }),
  changesLobby: false,
  players: { status: 'open', user1: null, user2: null, turn_user: null } as const,
  summary: null,
  ratingChange: null,
});

test('a batch is announced once, after its commit, so that writers do not wait for each other', async () => {
  const announced: Promise<readonly string[]>[] = [];
  const log = new PostgresLog(writer.db, {
    announce: (written) => {
      // Another connection sees what is committed, and nothing else.
      const visible = sql<{ data: string }>`select data from events where match_id = ${match} and version > 1`;
      announced.push(visible.execute(other.db).then(({ rows }) => rows.map(({ data }) => data)));
      expect(written).toHaveLength(2);
    },
    lockNames: async () => undefined,
  });
  expect(await log.appendAll([append(2), append(3)])).toEqual([true, true]);
  expect(await log.appendAll([append(3)])).toEqual([false]);
  expect(await Promise.all(announced)).toEqual([[append(2).data, append(3).data]]);
});

test('other processes hear of it with its version', async () => {
  const received: number[] = [];
  await other.listen({
    onEntry: ({ version }) => received.push(version),
    onBroadcast: () => undefined,
    onMissed: () => undefined,
  });
  expect(await writer.append(append(4))).toBe(true);
  for (let tries = 0; tries < 100 && received.length === 0; tries++) await wait(50);
  expect(received).toEqual([4]);
});

describe('an announcement that cannot be sent', () => {
  test('is dropped; other processes learn of the loss as soon as possible', async () => {
    const sent: (readonly string[])[] = [];
    let isBroken = true;
    const announcer = new Announcer(async (texts) => {
      if (isBroken) throw new Error('no connection');
      sent.push(texts);
    });
    announcer.add(['one']);
    await wait(50);
    isBroken = false;
    for (let tries = 0; tries < 100 && sent.length === 0; tries++) await wait(50);
    announcer.add(['two']);
    await announcer.close();
    expect(sent).toEqual([['lost'], ['two']]);
  });

  test('keeps no process from closing', async () => {
    const announcer = new Announcer(() => Promise.reject(new Error('no connection')));
    announcer.add(['one']);
    await expect(announcer.close()).resolves.toBeUndefined();
  });
});
