import { GAME_IDS, type GameId } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import type { MatchPageState } from '../src/match/match-store.ts';
import { shareAddress } from '../src/routes/match-address.ts';
import { unfinishedMatches } from '../src/saved-matches/local-records.ts';
import { MemoryStorage, openTestMatch, queryOfAddress, until } from './match-fixture.ts';

// A match that is under way is not lost when another one of its game begins, even where the browser refuses a database.

const TWO_PEOPLE = 'player1=human&player2=human';
const [GAME = noGame(), OTHER = noGame()] = GAME_IDS;

function noGame(): GameId {
  throw new Error('no game');
}

/** A match of two people that plays the first offered picks up to a number of plies. */
async function playOn(store: StoreApi<MatchPageState>, plies: number): Promise<readonly string[]> {
  while (store.getState().moves.length < plies) {
    const { offered, pick } = await until(store, ({ offered: ids }) => ids.size > 0);
    const [first = ''] = offered;
    pick(first);
  }
  return store.getState().moves;
}

async function play(storage: MemoryStorage, seed: number, plies: number): Promise<StoreApi<MatchPageState>> {
  const store = await openTestMatch(GAME, { query: TWO_PEOPLE, storage, seed, moves: false });
  await playOn(store, plies);
  store.getState().close();
  return store;
}

const seedsIn = (storage: MemoryStorage): readonly number[] => unfinishedMatches(storage).map(({ seed }) => seed);

test('it stays beside the new one, and each is found by its seed', async () => {
  const storage = new MemoryStorage();
  const first = await play(storage, 1, 3);
  const second = await play(storage, 2, 2);
  expect(seedsIn(storage)).toEqual([2, 1]);
  const again = await openTestMatch(GAME, { query: 'match=1', storage, seed: 3, moves: false });
  expect(again.getState().moves).toEqual(first.getState().moves);
  await playOn(again, 5);
  again.getState().close();
  const back = await openTestMatch(GAME, { query: 'match=2', storage, seed: 4 });
  expect(back.getState().moves).toEqual(second.getState().moves);
  back.getState().close();
  const last = await openTestMatch(GAME, { storage, seed: 5 });
  expect(last.getState().moves).toEqual(again.getState().moves);
  last.getState().close();
});

test('a match that is only looked at stays as it is', async () => {
  const storage = new MemoryStorage();
  await play(storage, 1, 3);
  await play(storage, 2, 3);
  const before = seedsIn(storage);
  const seen = await openTestMatch(GAME, { query: 'match=1', storage });
  seen.getState().goTo(1);
  seen.getState().close();
  expect(seedsIn(storage)).toEqual(before);
});

test('an address of a match that is no longer saved says so, and a new one begins', async () => {
  const store = await openTestMatch(GAME, { query: 'match=99', seed: 4 });
  expect(store.getState().status).toMatch(/^That match is no longer saved/);
  expect(store.getState()).toMatchObject({ moves: [], isSaved: false });
  store.getState().close();
});

test('a shared match or a record takes its place no more quietly than a new one', async () => {
  const source = await play(new MemoryStorage(), 1, 3);
  const query = queryOfAddress(shareAddress(source.getState().match, source.getState().setup.players));
  for (const open of [
    async (storage: MemoryStorage) => playOn(await openTestMatch(GAME, { query, storage, seed: 3, moves: false }), 4),
    async (storage: MemoryStorage) =>
      (await openTestMatch(GAME, { storage, seed: 3 })).getState().loadRecord(source.getState().recordText()),
  ]) {
    const storage = new MemoryStorage();
    const { moves } = (await play(storage, 2, 5)).getState();
    await open(storage);
    const again = await openTestMatch(GAME, { query: 'match=2', storage, seed: 4 });
    expect(again.getState().moves).toEqual(moves);
  }
});

test('a record with an earlier state of a saved match becomes a match of its own', async () => {
  const storage = new MemoryStorage();
  const store = await play(storage, 1, 2);
  const record = store.getState().recordText();
  const further = await openTestMatch(GAME, { query: 'match=1', storage, seed: 2, moves: false });
  const moves = await playOn(further, 4);
  await further.getState().loadRecord(record);
  expect(further.getState()).toMatchObject({ seed: 2, moves: moves.slice(0, 2) });
  further.getState().close();
  const back = await openTestMatch(GAME, { query: 'match=1', storage });
  expect(back.getState().moves).toEqual(moves);
  back.getState().close();
});

test('a record of another game says which', async () => {
  const record = (await play(new MemoryStorage(), 1, 2)).getState().recordText();
  const elsewhere = await openTestMatch(OTHER);
  expect(await elsewhere.getState().loadRecord(record)).toMatchObject({ other: GAME });
  expect(await elsewhere.getState().loadRecord('nonsense')).toMatchObject({ other: null });
  elsewhere.getState().close();
});
