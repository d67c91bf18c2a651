import { GAME_IDS, type GameId, LANGUAGES, type PlayerSpec, SeededRandom } from '@tabuleiro/games';
import { type MatchSetup, parseClock } from '@tabuleiro/play';
import { describe, expect, test } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { ManualTimers, MemoryLeases } from '../../play/test/testing.ts';
import type { MatchPageState } from '../src/match/match-store.ts';
import { defaultSetup } from '../src/routes/match-address.ts';
import { lastRecord } from '../src/saved-matches/local-records.ts';
import { MemoryStorage, openTestMatch, type TestMatchOptions, until } from './match-fixture.ts';

// Two windows of a browser share its storage. One of them goes on with a match; the other says so and can take it over.

const PERSON: PlayerSpec = { kind: 'human' };
const WEAKEST: PlayerSpec = { kind: 'level', level: 1 };
const SEED = 7;

interface Windows {
  readonly storage: MemoryStorage;
  readonly leases: MemoryLeases;
  readonly open: (options?: TestMatchOptions) => Promise<StoreApi<MatchPageState>>;
}

function windowsOn(game: GameId): Windows {
  const [storage, leases] = [new MemoryStorage(), new MemoryLeases()];
  const open = async (options: TestMatchOptions = {}): Promise<StoreApi<MatchPageState>> =>
    openTestMatch(game, { storage, openLease: leases.open, moves: false, seed: SEED, ...options });
  return { storage, leases, open };
}

function setupOf(game: GameId, opponent = PERSON): MatchSetup {
  return { ...defaultSetup(game), players: { 1: PERSON, 2: opponent } };
}

async function playPlies(store: StoreApi<MatchPageState>, plies: number, random = new SeededRandom(3)): Promise<void> {
  const end = store.getState().moves.length + plies;
  while (store.getState().moves.length < end) {
    const { offered } = await until(store, (state) => state.offered.size > 0);
    const ids = [...offered];
    store.getState().pick(ids[random.below(ids.length)] ?? '');
  }
}

describe.each(GAME_IDS)('%s', (game) => {
  test('the second window says that the match is open elsewhere, takes it over, and no move is lost', async () => {
    const { open, storage } = windowsOn(game);
    const first = await open({ setup: setupOf(game) });
    await playPlies(first, 3);
    const second = await open();
    expect(first.getState().isElsewhere).toBe(false);
    expect(second.getState()).toMatchObject({ isElsewhere: true, isHumanTurn: false });
    expect(second.getState().offered.size).toBe(0);

    // What is played meanwhile is there when it is taken over.
    await playPlies(first, 2);
    const { moves } = first.getState();
    const record = lastRecord(storage, game);
    for (const act of ['undo', 'redo', 'resign', 'offerDraw', 'togglePause', 'step', 'continueHere', 'hint'] as const) {
      second.getState()[act]();
    }
    expect(second.getState().typeMove(moves[0] ?? '')).toBe(false);
    expect(lastRecord(storage, game)).toBe(record);

    await second.getState().takeOver();
    expect(second.getState()).toMatchObject({ isElsewhere: false, moves });
    expect(first.getState()).toMatchObject({ isElsewhere: true, moves });

    await playPlies(second, 2);
    const further = second.getState().moves;
    await first.getState().takeOver();
    expect(first.getState()).toMatchObject({ isElsewhere: false, moves: further });
    expect(second.getState().isElsewhere).toBe(true);
    first.getState().close();
    second.getState().close();
  });
});

describe.each(GAME_IDS.slice(0, 1))('a match of %s in two windows', (game) => {
  test.each(LANGUAGES)('both say so in words (%s)', async (language) => {
    const { open } = windowsOn(game);
    const first = await open({ setup: setupOf(game), language });
    await playPlies(first, 1);
    const second = await open({ language });
    const { status } = second.getState();
    second.getState().goTo(0);
    second.getState().pick([...first.getState().offered][0] ?? '');
    expect(second.getState().status).toBe(status);
    await second.getState().takeOver();
    expect(second.getState().status).not.toBe(status);
    expect(first.getState().status).toBe(status);
  });

  test('a window that is closed holds nothing back', async () => {
    const { open } = windowsOn(game);
    const first = await open({ setup: setupOf(game) });
    await playPlies(first, 2);
    first.getState().close();
    // The match is released when it is saved.
    await new Promise((resolve) => setImmediate(resolve));
    const second = await open();
    expect(second.getState()).toMatchObject({ isElsewhere: false, moves: first.getState().moves });
  });

  test('another match of the same game takes no lease away', async () => {
    const { open } = windowsOn(game);
    const first = await open({ setup: setupOf(game) });
    await playPlies(first, 2);
    const other = await open({ setup: setupOf(game), seed: SEED + 1 });
    await playPlies(other, 2);
    expect([first, other].map((store) => store.getState().isElsewhere)).toEqual([false, false]);
    // It was left for the other one, and is taken over from there.
    const third = await open({ query: `match=${SEED}` });
    expect(third.getState().isElsewhere).toBe(true);
    await playPlies(other, 1);
    await third.getState().takeOver();
    expect(third.getState()).toMatchObject({ isElsewhere: false, moves: first.getState().moves });
  });

  test('the computer stops in the window that lost the match, and answers in the other', async () => {
    const { open } = windowsOn(game);
    const timers = new ManualTimers();
    const first = await open({ setup: setupOf(game, WEAKEST), timers });
    const { offered, pick } = first.getState();
    pick([...offered][0] ?? '');
    while (first.getState().moves.length === 0) pick([...first.getState().offered][0] ?? '');
    const second = await open();
    await second.getState().takeOver();
    expect(first.getState().thinking).toBeNull();
    timers.tick();
    expect(first.getState()).toMatchObject({ thinking: null, isElsewhere: true });
    const answered = await until(second, ({ movers }) => movers.includes(2));
    expect(answered.moves.length).toBeGreaterThan(first.getState().moves.length);
  });

  test('a window that slept while the match was taken does not save over it', async () => {
    const { open, leases, storage } = windowsOn(game);
    const sleeper = await open({ setup: setupOf(game) });
    await playPlies(sleeper, 2);
    const record = lastRecord(storage, game);
    leases.steal(`${game} ${SEED}`);
    const moves = [...sleeper.getState().moves];
    const before = sleeper.getState().offered.size;
    expect(before).toBeGreaterThan(0);
    while (!sleeper.getState().isElsewhere) sleeper.getState().pick([...sleeper.getState().offered][0] ?? '');
    expect(sleeper.getState().moves).toEqual(moves);
    expect(lastRecord(storage, game)).toBe(record);
  });

  test('the time that was used goes along', async () => {
    const { open } = windowsOn(game);
    let now = 0;
    const clock = parseClock('300+0');
    const first = await open({ setup: { ...setupOf(game), clock }, now: () => now });
    await playPlies(first, 1);
    now += 20_000;
    const second = await open({ now: () => now });
    await second.getState().takeOver();
    expect(second.getState().clocks?.left[second.getState().turn]).toBe(280_000);
    // No clock runs in a window without the lease.
    expect(first.getState().clocks?.running).toBeNull();
  });
});
