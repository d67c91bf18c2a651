import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { type ClockSources, ServerClock } from '../src/operations/server-clock.ts';
import { Store } from '../src/store/store.ts';
import { freshDatabase } from './database.ts';
import { MatchWatcher } from './match-watcher.ts';
import { playMoves, startMatch } from './scenarios.ts';
import { startTestServerWithOverrides, Visitor } from './test-server.ts';

// The clock of the machine is set. Players' clocks measure only the time that has passed.

const HOUR = 3_600_000;
const INITIAL = 4000;
const PATIENCE = 20_000;
const clock = { kind: 'live', initialMs: INITIAL, incrementMs: 0 } as const;
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-clock-'));
const servers: Application[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A machine whose system clock is set, or which sleeps. */
class Machine {
  systemShift = 0;
  asleepMs = 0;
  readonly sources: ClockSources = {
    system: () => Date.now() + this.systemShift,
    monotonic: () => performance.now() - this.asleepMs,
  };
}

async function startOn(machine: Machine, env: Readonly<Record<string, string>> = {}): Promise<Application> {
  const server = await startTestServerWithOverrides(env, { sources: machine.sources });
  servers.push(server);
  return server;
}

/** A match in which side 1 is to move. */
async function begin(address: string): Promise<{ match: string; south: Visitor; watching: MatchWatcher }> {
  const [south, north] = [await Visitor.guest(address), await Visitor.guest(address)];
  const match = await startMatch(south, north, { clock });
  await playMoves(match, [south, north], ['A', 'b']);
  return { match, south, watching: await MatchWatcher.begin(south, match) };
}

/** Waits until the time of side 1 is over, and says how long that took. */
async function timeUntilEnd(
  server: Application,
  { match, watching }: Awaited<ReturnType<typeof begin>>,
): Promise<number> {
  const start = performance.now();
  await watching.waitForKind('ended');
  const elapsed = performance.now() - start;
  expect((await server.activeMatches.find(match))?.ending).toEqual({ winner: 2, reason: 'time' });
  const times = watching.events.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  watching.line.close();
  return elapsed;
}

describe('a player’s time runs out when it has passed, and not before', () => {
  test('though the system clock is set back an hour during the match', async () => {
    const machine = new Machine();
    const server = await startOn(machine);
    const begun = await begin(server.address);
    machine.systemShift = -HOUR;
    const left = (await server.activeMatches.find(begun.match))?.clocks?.[1] ?? 0;
    const elapsed = await timeUntilEnd(server, begun);
    expect(elapsed).toBeGreaterThan(left / 2);
    expect(elapsed).toBeLessThan(PATIENCE);
  });

  test('though the system clock is an hour behind when the server starts again', async () => {
    const machine = new Machine();
    const env = await freshDatabase(folder);
    const first = await startOn(machine, env);
    const begun = await begin(first.address);
    begun.watching.line.close();
    await first.close();
    servers.length = 0;
    machine.systemShift = -HOUR;
    const second = await startOn(machine, env);
    await begun.watching.move(begun.south.at(second.address));
    const elapsed = await timeUntilEnd(second, begun);
    expect(elapsed).toBeGreaterThan(INITIAL / 4);
    expect(elapsed).toBeLessThan(PATIENCE);
  });

  test('though the system clock is set forward an hour', async () => {
    const machine = new Machine();
    const server = await startOn(machine);
    const { match, south, watching } = await begin(server.address);
    machine.systemShift = HOUR;
    // With the embedded database this looks like a sleep; PostgreSQL has its own clock.
    if (!server.store.isShared) await watching.waitForKind('resumed');
    const { status } = await south.ask('POST', `api/matches/${match}/moves`, { ply: 2, move: 'B' });
    expect(status).toBe(200);
    expect((await server.activeMatches.find(match))?.ending).toBeNull();
    watching.line.close();
  });
});

test('metrics show how far the system clock is off', async () => {
  const machine = new Machine();
  const server = await startOn(machine, { METRICS: '1', LOG_LEVEL: 'silent' });
  machine.systemShift = -HOUR;
  const read = async (name: string): Promise<number> => {
    const text = await (await fetch(new URL('metrics', server.address))).text();
    return Math.round(Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]));
  };
  expect(await read('tabuleiro_system_clock_skew_seconds')).toBe(3600);
  const expected = server.store.isShared ? 0 : 3600;
  await expect.poll(() => read('tabuleiro_clock_skew_seconds'), { timeout: PATIENCE }).toBe(expected);
});

describe('the server clock', () => {
  const stores: Store[] = [];
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
  });

  async function open(): Promise<Store> {
    const { database } = readConfig({ ...(await freshDatabase(folder)) }, folder);
    const store = await Store.open(database);
    stores.push(store);
    return store;
  }

  test('never goes back, and goes on as fast as time', async () => {
    let [system, monotonic] = [1_700_000_000_000, 50];
    const server = await ServerClock.start(await open(), { system: () => system, monotonic: () => monotonic });
    expect(server.now()).toBeGreaterThanOrEqual(system);
    for (const shift of [-HOUR, 3 * HOUR, -5 * HOUR]) {
      system += shift;
      monotonic += 1000;
      const before = server.now();
      await server.check();
      expect(server.now()).toBeGreaterThanOrEqual(before);
    }
    const before = server.now();
    monotonic += 12_345;
    expect(server.now()).toBe(before + 12_345);
  });

  test('steps forward after the machine has slept', async () => {
    const machine = new Machine();
    const server = await ServerClock.start(await open(), machine.sources);
    const before = server.now();
    machine.asleepMs = HOUR;
    expect(await server.check()).toBeGreaterThan(HOUR / 2);
    expect(server.now()).toBeGreaterThanOrEqual(before);
    expect(Math.abs(server.skewMs)).toBeLessThan(HOUR / 2);
  });

  test('starts no earlier than what was written last', async () => {
    const store = await open();
    const at = Date.now() + HOUR;
    await store.db.insertInto('nodes').values({ id: 'earlier', alive_at: at }).execute();
    const server = await ServerClock.start(store, new Machine().sources);
    expect(server.now()).toBeGreaterThanOrEqual(at);
    expect(Math.round(server.skewMs / HOUR)).toBe(1);
  });

  test('warns once of each difference, and says when it is gone', async () => {
    const machine = new Machine();
    const server = await ServerClock.start(await open(), machine.sources);
    const lines: string[] = [];
    const log = (level: string) => (values: object) => {
      if ('clock' in values && values.clock === 'system') lines.push(level);
    };
    server.watch({ info: log('info'), warn: log('warn') }, 50);
    const shows = async (expected: readonly string[]): Promise<void> => {
      await expect.poll(() => lines, { timeout: PATIENCE }).toEqual(expected);
    };
    machine.systemShift = -HOUR;
    await shows(['warn']);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(lines).toEqual(['warn']);
    machine.systemShift = -2 * HOUR;
    await shows(['warn', 'warn']);
    machine.systemShift = 0;
    await shows(['warn', 'warn', 'info']);
    server.close();
  });
});
