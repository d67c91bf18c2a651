import { setTimeout as wait } from 'node:timers/promises';
import type { MatchEvent } from '@tabuleiro/client';
import { afterAll, describe, expect, test } from 'vitest';
import type { Application } from '../../src/application.ts';
import { CuttableProxy } from '../client-players.ts';
import { freshDatabase } from '../database.ts';
import { MatchWatcher } from '../match-watcher.ts';
import { playMoves, startMatch } from '../scenarios.ts';
import { ServerProcess } from '../server-process.ts';
import { startTestServer, Visitor } from '../test-server.ts';

// Servers that cannot write: the time is given back unless another process could take moves.

const INITIAL = 6000;
const CUT = 8000;
const ASLEEP = 4000;
const BEAT = 1000;

const servers: Application[] = [];
const processes: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all(processes.map((server) => server.end('SIGKILL')));
});

async function begin(
  address: string,
  initialMs: number,
): Promise<{ match: string; south: Visitor; look: MatchWatcher }> {
  const [south, north] = [await Visitor.guest(address), await Visitor.guest(address)];
  const match = await startMatch(south, north, { clock: { kind: 'live', initialMs, incrementMs: 0 } });
  await playMoves(match, [south, north], ['A', 'b']);
  return { match, south, look: await MatchWatcher.begin(south, match) };
}

function awayIn(events: readonly MatchEvent[]): number {
  return events.reduce((sum, event) => sum + (event.kind === 'resumed' ? event.awayMs : 0), 0);
}

/** Ways to make the database unreachable; each returns the function that brings it back. */
const WAYS: Readonly<Record<string, (proxy: CuttableProxy) => () => void>> = {
  'breaks off': (proxy) => {
    const cutting = setInterval(() => proxy.cut(), 5);
    return () => clearInterval(cutting);
  },
  'does not answer': (proxy) => {
    proxy.hold();
    return () => proxy.release();
  },
};

describe.concurrent('while the database', () => {
  test.for(Object.entries(WAYS))('%s, clocks stand still, and go on when it is back', async ([, keepAway]) => {
    const { DATABASE_URL = '' } = await freshDatabase();
    const proxy = await CuttableProxy.to(DATABASE_URL);
    const address = new URL(DATABASE_URL);
    address.port = new URL(proxy.address).port;
    const server = await startTestServer({ DATABASE_URL: address.href, LOG_LEVEL: 'silent' });
    servers.push(server);
    const { match, south, look } = await begin(server.address, INITIAL);
    const giveBack = keepAway(proxy);
    await wait(CUT);
    giveBack();
    await look.waitForKind('resumed');
    expect(look.count('ended')).toBe(0);
    // A beat that was on its way when nothing got through any more is a sign of life, too.
    expect(awayIn(look.events)).toBeGreaterThanOrEqual(CUT - BEAT);
    expect(await south.ask('POST', `api/matches/${match}/moves`, { ply: 2, move: 'B' })).toMatchObject({ status: 200 });
    look.line.close();
  });
});

describe.concurrent('when one of two processes stands still', () => {
  test('clocks run, for moves could be made, and it goes on with what has happened', async () => {
    const env = await freshDatabase();
    const [asleep, awake] = [await ServerProcess.start(env), await ServerProcess.start(env)];
    processes.push(asleep, awake);
    const { match, south, look } = await begin(asleep.address, 10 * ASLEEP);
    await asleep.sleep(ASLEEP);
    const moves = `api/matches/${match}/moves`;
    expect(await south.ask('POST', moves, { ply: 2, move: 'B' })).toMatchObject({ status: 200 });
    await look.waitForKind('move', 3);
    expect(awayIn(look.events)).toBeLessThan(ASLEEP);
    expect(await asleep.end()).toBe('0');
    expect(await awake.end()).toBe('0');
  });
});
