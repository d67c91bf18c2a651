import { GAME_IDS, type GameId } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import type { MatchPageState } from '../src/match/match-store.ts';
import { gamesWithEarlierMatch, earlierRecord } from '../src/match/saved-match.ts';
import { shareAddress } from '../src/routes/match-address.ts';
import { MemoryStorage, openTestMatch, queryOfAddress, until } from './match-fixture.ts';

// A match that is under way is not lost when another one of its game begins.

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

test('it stays beside the new one, can be gone on with, and then the new one stays beside it', async () => {
  const storage = new MemoryStorage();
  const first = await play(storage, 1, 3);
  expect(gamesWithEarlierMatch(storage)).toEqual([]);
  const second = await play(storage, 2, 2);
  expect(gamesWithEarlierMatch(storage)).toEqual([GAME]);
  const again = await openTestMatch(GAME, { query: 'before', storage, seed: 3, moves: false });
  expect(again.getState().moves).toEqual(first.getState().moves);
  await playOn(again, 5);
  again.getState().close();
  const back = await openTestMatch(GAME, { query: 'before', storage, seed: 4 });
  expect(back.getState().moves).toEqual(second.getState().moves);
  back.getState().close();
});

test('where it is gone on with instead of one that had hardly begun, it is there once', async () => {
  const storage = new MemoryStorage();
  const first = await play(storage, 1, 2);
  await play(storage, 2, 1);
  expect(earlierRecord(storage, GAME)).not.toBeNull();
  const again = await openTestMatch(GAME, { query: 'before', storage, seed: 3 });
  expect(again.getState().moves).toEqual(first.getState().moves);
  expect(earlierRecord(storage, GAME)).toBeNull();
  again.getState().close();
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
    const again = await openTestMatch(GAME, { query: 'before', storage, seed: 4 });
    expect(again.getState().moves).toEqual(moves);
  }
});

test('neither one that is over stays, nor one with a single move, nor the same one further on', async () => {
  const storage = new MemoryStorage();
  await play(storage, 1, 1);
  const over = await openTestMatch(GAME, { query: TWO_PEOPLE, storage, seed: 2, moves: false });
  await playOn(over, 3);
  over.getState().resign();
  over.getState().close();
  await play(storage, 3, 4);
  const same = await openTestMatch(GAME, { storage, seed: 4, moves: false });
  await playOn(same, 6);
  same.getState().close();
  expect(gamesWithEarlierMatch(storage)).toEqual([]);
});

test('a record of another game says which', async () => {
  const record = (await play(new MemoryStorage(), 1, 2)).getState().recordText();
  const elsewhere = await openTestMatch(OTHER);
  expect(await elsewhere.getState().loadRecord(record)).toMatchObject({ other: GAME });
  expect(await elsewhere.getState().loadRecord('nonsense')).toMatchObject({ other: null });
  elsewhere.getState().close();
});
