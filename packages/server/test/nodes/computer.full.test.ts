import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../database.ts';
import { MatchWatcher } from '../match-watcher.ts';
import { ServerProcess } from '../server-process.ts';
import { Visitor } from '../test-server.ts';

// Computer players with two real server processes that could both move for them.

const MATCHES = 5;
let env: Readonly<Record<string, string>>;
const processes: ServerProcess[] = [];

async function start(): Promise<ServerProcess> {
  const node = await ServerProcess.start({ ...env, THINKERS: '1' });
  processes.push(node);
  return node;
}

beforeAll(async () => {
  env = await freshDatabase();
});
afterAll(async () => {
  await Promise.all(processes.map((node) => node.end()));
});

/** Matches in which the computer begins; the strongest player thinks for a second, and one process has one thread. */
async function makeMatches(visitor: Visitor): Promise<readonly string[]> {
  return Promise.all(Array.from({ length: MATCHES }, () => visitor.makeMatch({ side: 2, computer: 'max' })));
}

async function expectOneMoveEach(watching: readonly MatchWatcher[]): Promise<void> {
  for (const one of watching) {
    await one.waitForKind('move');
    // After a time without any process the clocks continue.
    const kinds = one.events.map(({ kind }) => kind).filter((kind) => kind !== 'resumed');
    expect(kinds).toEqual(['seated', 'seated', 'move']);
    one.line.close();
  }
}

describe('a computer player', () => {
  test('is moved by one of two processes', async () => {
    const [a, b] = await Promise.all([start(), start()]);
    const visitor = await Visitor.guest(a.address);
    const matches = await makeMatches(visitor);
    // Each is open in both, so that both know whose turn it is.
    const here = await Promise.all(matches.map((match) => MatchWatcher.begin(visitor, match)));
    const there = await Promise.all(matches.map((match) => MatchWatcher.begin(visitor.at(b.address), match)));
    await expectOneMoveEach([...here, ...there]);
    const written = [await a.metric('tabuleiro_moves_total'), await b.metric('tabuleiro_moves_total')] as const;
    const conflicts = [await a.metric('tabuleiro_conflicts_total'), await b.metric('tabuleiro_conflicts_total')];
    expect([written[0] + written[1], ...conflicts]).toEqual([MATCHES, 0, 0]);
    await Promise.all([a.end(), b.end()]);
  });

  test('is moved by the other process when the one that was at it dies', async () => {
    const a = await start();
    const visitor = await Visitor.guest(a.address);
    const matches = await makeMatches(visitor);
    // It has begun, and most is still to be done.
    while ((await a.metric('tabuleiro_computer_moves')) === 0) {
      expect(await a.metric('tabuleiro_moves_total')).toBeLessThan(MATCHES);
    }
    await a.end('SIGKILL');
    const b = await start();
    await expectOneMoveEach(
      await Promise.all(matches.map((match) => MatchWatcher.begin(visitor.at(b.address), match))),
    );
    expect(await b.metric('tabuleiro_moves_total')).toBeGreaterThan(0);
    await b.end();
  });

  test('is taken over at once from a process that is closed', async () => {
    const [a, b] = await Promise.all([start(), start()]);
    const visitor = await Visitor.guest(a.address);
    const matches = await makeMatches(visitor);
    const watching = await Promise.all(matches.map((match) => MatchWatcher.begin(visitor.at(b.address), match)));
    expect(await a.end()).toBe('0');
    await expectOneMoveEach(watching);
    await b.end();
  });
});
