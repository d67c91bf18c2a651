import type { MatchEvent, NewMatchBody } from '@tabuleiro/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { MatchWatcher } from './match-watcher.ts';
import { newAccount, playMoves, RATED_MOVES, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// Matches that players leave, with a clock that jumps while the server is running.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let ahead = 0;
let server: Application;

beforeAll(async () => {
  server = await startTestServer({}, () => Date.now() + ahead, Date.now);
});
beforeEach(() => {
  ahead = 0;
});
afterAll(() => server.close());

const live = { kind: 'live', initialMs: 5 * MINUTE, incrementMs: 0 } as const;
const days = { kind: 'days', days: 3 } as const;
const none = { kind: 'none' } as const;

interface Case {
  readonly clock: NewMatchBody['clock'];
  readonly isJoined: boolean;
  readonly moves: readonly string[];
  /** How long after the last entry the match still runs, and when it has ended. */
  readonly runs: number;
  readonly ends: number;
  readonly ending: Extract<MatchEvent, { kind: 'ended' }>['ending'];
}

const nobodyWins = { winner: null, reason: 'abandoned' } as const;
const CASES: readonly (readonly [string, Case])[] = [
  [
    'nobody makes the first move of a live match',
    { clock: live, isJoined: true, moves: [], runs: 55_000, ends: 61_000, ending: nobodyWins },
  ],
  [
    'the other side never comes to a live match',
    { clock: live, isJoined: true, moves: ['A'], runs: 55_000, ends: 61_000, ending: nobodyWins },
  ],
  [
    'somebody’s live time is over',
    {
      clock: live,
      isJoined: true,
      moves: ['A', 'b'],
      runs: 4.9 * MINUTE,
      ends: 5.1 * MINUTE,
      ending: { winner: 2, reason: 'time' },
    },
  ],
  [
    'somebody’s days are over',
    {
      clock: days,
      isJoined: true,
      moves: ['A', 'b', 'B'],
      runs: 2.9 * DAY,
      ends: 3.1 * DAY,
      ending: { winner: 1, reason: 'time' },
    },
  ],
  [
    'nobody makes the first move within the days',
    { clock: days, isJoined: true, moves: [], runs: 2.9 * DAY, ends: 3.1 * DAY, ending: nobodyWins },
  ],
  [
    'a match without clocks is left',
    {
      clock: none,
      isJoined: true,
      moves: ['A', 'b'],
      runs: 29 * DAY,
      ends: 31 * DAY,
      ending: { winner: 2, reason: 'abandoned' },
    },
  ],
  [
    'nobody joins a live match',
    { clock: live, isJoined: false, moves: [], runs: 59 * MINUTE, ends: 61 * MINUTE, ending: nobodyWins },
  ],
  [
    'nobody joins a match over days',
    { clock: days, isJoined: false, moves: [], runs: 13 * DAY, ends: 15 * DAY, ending: nobodyWins },
  ],
];

describe('when', () => {
  test.each(CASES)('%s, it ends', async (_, { clock, isJoined, moves, runs, ends, ending }) => {
    const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await south.makeMatch({ clock });
    if (isJoined) await north.ask('POST', `api/matches/${match}/join`);
    for (const [ply, move] of moves.entries()) {
      const mover = ply % 2 === 0 ? south : north;
      expect(await mover.ask('POST', `api/matches/${match}/moves`, { ply, move })).toMatchObject({ status: 200 });
    }
    const watching = await MatchWatcher.begin(south, match);
    ahead = runs;
    // Checked at the deadline, and not ended.
    await server.activeMatches.endIfLate(match);
    expect((await server.activeMatches.find(match))?.ending).toBeNull();
    ahead = ends;
    await watching.waitForKind('ended');
    expect(watching.events.at(-1)).toMatchObject({ kind: 'ended', ending });
    watching.line.close();
  });

  test('the opponent leaves a rated match without clocks, the other player gains points', async () => {
    const { visitor: south } = await newAccount(server.address, 'Fiel');
    const { visitor: north } = await newAccount(server.address, 'Ausente');
    const match = await startMatch(south, north, { clock: none, isRated: true });
    await playMoves(match, [south, north], [...RATED_MOVES, 'E']);
    const watching = await MatchWatcher.begin(south, match);
    ahead = 31 * DAY;
    await watching.waitForKind('ended');
    expect(watching.events.at(-1)).toMatchObject({ ending: { winner: 1, reason: 'abandoned' } });
    const rows = await server.store.db.selectFrom('rating_history').selectAll().where('match_id', '=', match).execute();
    const points = rows.map(({ rating }) => Math.sign(rating - 1500)).toSorted((a, b) => a - b);
    expect(points).toEqual([-1, 1]);
    watching.line.close();
  });

  test('a match is left for good, it no longer gets in the way', async () => {
    const south = await Visitor.guest(server.address);
    const match = await south.makeMatch({ clock: live, visibility: 'public' });
    const line = await south.connect();
    await line.send({ t: 'lobby', isWanted: true });
    const isOpen = (wanted: boolean) =>
      line.receive(
        'lobby',
        (message) => message.t === 'lobby' && message.open.some(({ id }) => id === match) === wanted,
      );
    await isOpen(true);
    ahead = 2 * DAY;
    await isOpen(false);
    const late = await Visitor.guest(server.address);
    expect(await late.ask('POST', `api/matches/${match}/join`)).toMatchObject({
      status: 409,
      body: { code: 'already-over' },
    });
    line.close();
  });
});
