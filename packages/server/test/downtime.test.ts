import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clocksAt, type MatchEvent } from '@tabuleiro/client';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { freshDatabase } from './database.ts';
import { MatchWatcher } from './match-watcher.ts';
import { playMoves, startMatch } from './scenarios.ts';
import { ServerProcess } from './server-process.ts';
import { startTestServer, Visitor } from './test-server.ts';

// A server that was away without a restart: the time is given back.

const INITIAL = 10_000;
const AWAY = 12_000;
const clock = { kind: 'live', initialMs: INITIAL, incrementMs: 0 } as const;

/** A match in which side 1 is to move. */
async function begin(address: string): Promise<{ match: string; south: Visitor; watching: MatchWatcher }> {
  const [south, north] = [await Visitor.guest(address), await Visitor.guest(address)];
  const match = await startMatch(south, north, { clock });
  await playMoves(match, [south, north], ['A', 'b']);
  return { match, south, watching: await MatchWatcher.begin(south, match) };
}

function resumedIn(events: readonly MatchEvent[]): readonly number[] {
  return events.flatMap((event) => (event.kind === 'resumed' ? [event.awayMs] : []));
}

describe('when the clock of the machine jumps, as after a sleep', () => {
  let ahead = 0;
  let server: Application;
  beforeEach(async () => {
    ahead = 0;
    server = await startTestServer({}, () => Date.now() + ahead);
  });
  afterEach(() => server.close());

  test('the time is given back, and neither side has lost', async () => {
    const { match, watching } = await begin(server.address);
    ahead = AWAY;
    await watching.waitForKind('resumed');
    const state = await server.activeMatches.find(match);
    if (state === null) throw new Error('there is a match');
    expect(state.ending).toBeNull();
    // The time between the last beat and the jump is part of the silence.
    const [awayMs = 0] = resumedIn(watching.events);
    expect(awayMs).toBeGreaterThanOrEqual(AWAY);
    expect(clocksAt(state, state.since ?? 0)).toEqual({ 1: state.clocks?.[1], 2: state.clocks?.[2] });
    expect(clocksAt(state, Date.now() + ahead)?.[1]).toBeGreaterThan(0);
    watching.line.close();
  });

  test('a move that comes at once is judged when the time has been given back', async () => {
    const { match, south, watching } = await begin(server.address);
    ahead = AWAY;
    expect(await south.ask('POST', `api/matches/${match}/moves`, { ply: 2, move: 'B' })).toMatchObject({ status: 200 });
    await watching.waitForKind('move', 3);
    const kinds = watching.events.slice(-2).map(({ kind }) => kind);
    expect(kinds).toEqual(['resumed', 'move']);
    expect((await server.activeMatches.find(match))?.clocks?.[1]).toBeGreaterThan(0);
    watching.line.close();
  });

  test('a very short silence changes nothing', async () => {
    const { match, watching } = await begin(server.address);
    ahead = 1000;
    await watching.line.send({ t: 'ping' });
    await server.activeMatches.endIfLate(match);
    expect(resumedIn(watching.events)).toEqual([]);
    watching.line.close();
  });
});

describe('when the process stands still', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-silence-'));
  const processes: ServerProcess[] = [];
  afterAll(async () => {
    await Promise.all(processes.map((server) => server.end('SIGKILL')));
    rmSync(folder, { recursive: true });
  });

  test('no clock runs', async () => {
    const server = await ServerProcess.start(await freshDatabase(folder));
    processes.push(server);
    const { match, south, watching } = await begin(server.address);
    const asleep = 3300;
    await server.sleep(asleep);
    expect(await south.ask('POST', `api/matches/${match}/moves`, { ply: 2, move: 'B' })).toMatchObject({ status: 200 });
    await watching.waitForKind('move', 3);
    const awayMs = resumedIn(watching.events).reduce((sum, away) => sum + away, 0);
    expect(awayMs).toBeGreaterThanOrEqual(asleep);
    expect(await server.end()).toBe('0');
  });
});
