import { setTimeout as wait } from 'node:timers/promises';
import type { ServerMessage } from '@tabuleiro/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Application } from '../src/application.ts';
import { ClientPlayer, waitFor } from './client-players.ts';
import { getText, newAccount } from './scenarios.ts';
import { startTestServer, TEST_OVERRIDES, type TestConnection, Visitor } from './test-server.ts';

let server: Application;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

type Changes = Extract<ServerMessage, { t: 'lobby-changes' }>;

/** A subscriber of the lobby, with everything it receives. */
class Viewer {
  readonly changes: Changes[] = [];
  readonly whole: Extract<ServerMessage, { t: 'lobby' }>[] = [];
  bytes = 0;
  readonly line: TestConnection;

  constructor(line: TestConnection) {
    this.line = line;
    line.socket.on('message', (data: Buffer) => {
      this.bytes += data.length;
      const message: ServerMessage = JSON.parse(data.toString('utf8'));
      if (message.t === 'lobby-changes') this.changes.push(message);
      if (message.t === 'lobby') this.whole.push(message);
    });
  }

  get added(): readonly string[] {
    return this.changes.flatMap(({ added }) => added.map(({ id }) => id));
  }

  get removed(): readonly string[] {
    return this.changes.flatMap(({ removed }) => removed);
  }
}

async function openViewer(visitor: Visitor): Promise<Viewer> {
  const viewer = new Viewer(await visitor.connect());
  expect(await viewer.line.send({ t: 'lobby', isWanted: true, changes: true })).toMatchObject({ t: 'done' });
  expect(viewer.whole).toHaveLength(1);
  return viewer;
}

const INTERVAL_MS = TEST_OVERRIDES.timing?.lobbyInterval ?? 0;
const publicMatch = { visibility: 'public' } as const;
const abort = (host: Visitor, match: string): ReturnType<Visitor['ask']> =>
  host.ask('POST', `api/matches/${match}/acts`, { act: 'abort' });

/** Fills the list with offers of guests, who have one each. */
async function fill(hosts: number): Promise<void> {
  for (let count = 0; count < hosts; count++) await (await Visitor.guest(server.address)).makeMatch(publicMatch);
}

/** A user with an account, who may have several offers. */
const newHost = async (): Promise<Visitor> => (await newAccount(server.address, 'Anfitriã')).visitor;

/** Records the SQL that is executed from now on. */
function recordQueries(db = server.store.db): readonly string[] {
  const queries: string[] = [];
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  vi.spyOn(executor, 'executeQuery').mockImplementation((query, ...rest) => {
    queries.push(query.sql);
    return execute(query, ...rest);
  });
  return queries;
}

test('many requests for the lobby share one list, which has what was offered just before', async () => {
  const host = await newHost();
  const ids = async (): Promise<readonly string[]> => {
    const { body } = await host.ask('GET', 'api/lobby');
    return Array.isArray(body) ? body.map((entry) => getText(entry, 'id')) : [];
  };
  const match = await host.makeMatch(publicMatch);
  const queries = recordQueries(server.store.slowReads);
  for (const answer of await Promise.all(Array.from({ length: 40 }, ids))) expect(answer).toEqual([match]);
  const reads = queries.filter((sql) => /"visibility" = .* order by "created_at" desc/.test(sql));
  // One, unless the requests took longer than a second.
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.length).toBeLessThan(10);
  vi.restoreAllMocks();
  const next = await host.makeMatch(publicMatch);
  expect(await ids()).toEqual([next, match]);
  expect(await abort(host, match)).toMatchObject({ status: 200 });
  expect(await ids()).toEqual([next]);
});

describe('who looks at the lobby', () => {
  test('receives the list once and then what has changed, a small part of its size', async () => {
    await fill(50);
    const viewer = await openViewer(await Visitor.guest(server.address));
    const [whole] = viewer.whole;
    expect(whole?.open).toHaveLength(50);
    const size = viewer.bytes;
    const host = await Visitor.guest(server.address);
    for (let count = 0; count < 5; count++) {
      const match = await host.makeMatch(publicMatch);
      await expect.poll(() => viewer.added, { timeout: 10_000 }).toContain(match);
      await abort(host, match);
      await expect.poll(() => viewer.removed, { timeout: 10_000 }).toContain(match);
    }
    expect(viewer.changes.map(({ version }) => version - (whole?.version ?? 0))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(viewer.whole).toHaveLength(1);
    expect(viewer.bytes - size).toBeLessThan(size / 3);
    viewer.line.close();
  });

  test('makes the server read only the matches that have changed', async () => {
    await fill(10);
    const viewer = await openViewer(await Visitor.guest(server.address));
    const host = await Visitor.guest(server.address);
    const queries = recordQueries();
    const match = await host.makeMatch(publicMatch);
    await expect.poll(() => viewer.added, { timeout: 10_000 }).toContain(match);
    vi.restoreAllMocks();
    const ofLobby = queries.filter((sql) => /"visibility" = .* order by "created_at" desc/.test(sql));
    expect(ofLobby.length).toBeGreaterThan(0);
    for (const sql of ofLobby) expect(sql).toMatch(/"id" in \(/);
    viewer.line.close();
  });

  test('hears little of one guest who offers and withdraws all the time', async () => {
    const viewer = await openViewer(await Visitor.guest(server.address));
    const host = await Visitor.guest(server.address);
    const [before, begun] = [viewer.bytes, performance.now()];
    for (let count = 0; count < 25; count++) {
      const match = await host.makeMatch(publicMatch);
      await wait(30);
      await abort(host, match);
    }
    const seconds = (performance.now() - begun) / 1000;
    // At most one message in each interval, and no more offers than one host may add.
    expect(viewer.changes.length).toBeLessThanOrEqual((1000 * seconds) / INTERVAL_MS + 2);
    expect(viewer.added.length).toBeLessThanOrEqual(10 + seconds / 5);
    expect(viewer.bytes - before).toBeLessThan(5000 + 200 * seconds);
    const last = await host.makeMatch(publicMatch);
    await expect.poll(() => viewer.added, { timeout: 20_000 }).toContain(last);
    viewer.line.close();
  });

  test('sees five of one host, the next when one of them goes', async () => {
    const viewer = await openViewer(await Visitor.guest(server.address));
    const host = await newHost();
    const offers: string[] = [];
    for (let count = 0; count < 7; count++) offers.push(await host.makeMatch(publicMatch));
    const listed = (): ReadonlySet<string> => {
      const ids = new Set<string>();
      for (const { added, removed } of viewer.changes) {
        for (const { id } of added) ids.add(id);
        for (const id of removed) ids.delete(id);
      }
      return ids;
    };
    await expect.poll(listed, { timeout: 10_000 }).toEqual(new Set(offers.slice(2)));
    await abort(host, offers[6] ?? '');
    await expect.poll(listed, { timeout: 10_000 }).toEqual(new Set(offers.slice(1, 6)));
    viewer.line.close();
  });

  test('sees the new name of a host', async () => {
    const { visitor } = await newAccount(server.address, 'Antiga');
    const match = await visitor.makeMatch(publicMatch);
    const viewer = await openViewer(await Visitor.guest(server.address));
    expect(await visitor.ask('POST', 'api/account/name', { name: 'Recente' })).toMatchObject({ status: 200 });
    await expect
      .poll(() => viewer.changes, { timeout: 10_000 })
      .toMatchObject([{ added: [{ id: match, host: { name: 'Recente' } }], removed: [] }]);
    viewer.line.close();
  });

  test('receives nothing after saying so', async () => {
    const [first, second] = [
      await openViewer(await Visitor.guest(server.address)),
      await openViewer(await Visitor.guest(server.address)),
    ];
    expect(await first.line.send({ t: 'lobby', isWanted: false })).toMatchObject({ t: 'done' });
    const match = await (await Visitor.guest(server.address)).makeMatch(publicMatch);
    await expect.poll(() => second.added, { timeout: 10_000 }).toEqual([match]);
    await first.line.send({ t: 'ping' });
    expect(first.changes).toEqual([]);
    for (const { line } of [first, second]) line.close();
  });

  test('as a client of before receives whole lists', async () => {
    const line = await (await Visitor.guest(server.address)).connect();
    await line.send({ t: 'lobby', isWanted: true });
    expect(await line.receive('lobby')).toMatchObject({ open: [] });
    const match = await (await Visitor.guest(server.address)).makeMatch(publicMatch);
    expect(await line.receive('lobby')).toMatchObject({ open: [{ id: match }] });
    line.close();
  });
});

describe('the typed client', () => {
  /** Plays the same changes of the lobby to a client; `lose` chooses the messages that are lost. */
  async function look(lose: (text: string) => boolean): Promise<ClientPlayer> {
    const player = await ClientPlayer.guest(server.address);
    const live = player.connect({ open: player.sockets((text) => (lose(text) ? [] : [text])) });
    const host = await newHost();
    const offers = [await host.makeMatch(publicMatch), await host.makeMatch(publicMatch)];
    const ids = (): readonly string[] => (live.lobby.get() ?? []).map(({ id }) => id);
    const end = live.lobby.subscribe(() => undefined);
    await waitFor(live.lobby, (open) => open?.length === 2);
    for (let count = 0; count < 3; count++) {
      offers.push(await host.makeMatch(publicMatch));
      await wait(2 * INTERVAL_MS);
    }
    await abort(host, offers[0] ?? '');
    const expected = offers.slice(1).toReversed();
    await expect.poll(ids, { timeout: 15_000 }).toEqual(expected);
    const { body } = await host.ask('GET', 'api/lobby');
    expect(Array.isArray(body) && body.map((entry: unknown) => getText(entry, 'id'))).toEqual(expected);
    end();
    return player;
  }

  test('puts the list together from its changes', async () => {
    let whole = 0;
    const player = await look((text) => {
      if (text.includes('"t":"lobby"')) whole++;
      return false;
    });
    expect(whole).toBe(1);
    player.close();
  });

  test('asks for the list again when a change got lost', async () => {
    let [whole, changes] = [0, 0];
    const player = await look((text) => {
      if (text.includes('"t":"lobby"')) whole++;
      return text.includes('"t":"lobby-changes"') && ++changes === 2;
    });
    expect(whole).toBe(2);
    player.close();
  });
});
