import { clocksAt } from '@tabuleiro/client';
import { afterAll, expect, test } from 'vitest';
import type { Application } from '../../src/application.ts';
import { freshDatabase } from '../database.ts';
import { MatchWatcher } from '../match-watcher.ts';
import { startMatch } from '../scenarios.ts';
import { startTestServerWithOverrides, Visitor } from '../test-server.ts';

// Processes on machines whose clocks differ by hours: the clock of the database counts.

const HOUR = 3_600_000;
const INITIAL = 60_000;
const servers: Application[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function startOn(env: Readonly<Record<string, string>>, shift: number): Promise<Application> {
  const sources = { system: () => Date.now() + shift, monotonic: () => performance.now() };
  const server = await startTestServerWithOverrides({ ...env, LOG_LEVEL: 'silent' }, { sources });
  servers.push(server);
  return server;
}

test('two processes with different system clocks measure the same time', async () => {
  const env = await freshDatabase();
  const [ahead, behind] = [await startOn(env, HOUR), await startOn(env, -HOUR)];
  const [south, north] = [await Visitor.guest(ahead.address), await Visitor.guest(behind.address)];
  const begun = performance.now();
  const match = await startMatch(south, north, { clock: { kind: 'live', initialMs: INITIAL, incrementMs: 0 } });
  const moves = `api/matches/${match}/moves`;
  for (const [ply, move] of ['A', 'b', 'B', 'a', 'C', 'c'].entries()) {
    const mover = ply % 2 === 0 ? south : north;
    expect(await mover.ask('POST', moves, { ply, move, line: 0 })).toMatchObject({ status: 200 });
  }
  const elapsed = performance.now() - begun;
  const watching = await MatchWatcher.begin(north.at(behind.address), match);
  await watching.waitForKind('move', 6);
  const state = await behind.activeMatches.find(match);
  const clocks = state === null ? null : clocksAt(state, state.since ?? 0);
  expect((clocks?.[1] ?? 0) + (clocks?.[2] ?? 0)).toBeGreaterThanOrEqual(2 * INITIAL - elapsed - 1000);
  const times = watching.events.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(state?.ending).toBeNull();
  watching.line.close();
});
