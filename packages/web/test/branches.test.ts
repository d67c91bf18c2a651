import { GAME_IDS, type Move, parseRecords, toMove } from '@tabuleiro/games';
import { type Branches, sharedPlies, withBranch } from '@tabuleiro/play';
import { describe, expect, it } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import type { MatchPageState } from '../src/match/match-store.ts';
import { defaultSetup } from '../src/routes/match-address.ts';
import { MemoryStorage, openTestMatch } from './match-fixture.ts';

const PERSON = { kind: 'human' } as const;
const moves = (...packed: number[]): readonly Move[] => packed.map(toMove);

describe('lines', () => {
  it('are kept once, and not when another one says as much', () => {
    const lines: Branches = [moves(1, 2, 3)];
    expect(withBranch(lines, moves(1, 2))).toBe(lines);
    expect(withBranch(lines, moves())).toBe(lines);
    expect(withBranch(lines, moves(1, 2, 3, 4))).toEqual([moves(1, 2, 3, 4)]);
    expect(withBranch(lines, moves(1, 5))).toEqual([moves(1, 2, 3), moves(1, 5)]);
    const many = Array.from({ length: 40 }, (_, index) => index).reduce<Branches>(
      (all, index) => withBranch(all, moves(index)),
      [],
    );
    expect(many.length).toBeLessThan(20);
    expect(many.at(-1)).toEqual(moves(39));
  });

  it('have a beginning in common, or none', () => {
    expect(sharedPlies(moves(1, 2, 3), moves(1, 2, 4))).toBe(2);
    expect(sharedPlies(moves(1, 2), moves(1, 2, 4))).toBe(2);
    expect(sharedPlies(moves(1, 2, 4), moves(1, 2))).toBe(2);
    expect(sharedPlies(moves(), moves(1))).toBe(0);
  });
});

/** Picks until a move is made; `lot` says which of what is offered. */
function move(store: StoreApi<MatchPageState>, lot: number): void {
  const plies = store.getState().moves.length;
  const { ply, isLookingBack } = store.getState();
  for (let picks = 0; picks < 20; picks++) {
    const ids = [...store.getState().offered];
    store.getState().pick(ids[lot % ids.length] ?? '');
    const now = store.getState();
    if (isLookingBack ? now.ply === ply + 1 && !now.isLookingBack : now.moves.length > plies) return;
  }
  throw new Error('no move');
}

describe.each(GAME_IDS)('a match of %s between people', (game) => {
  const open = async (storage = new MemoryStorage()): Promise<StoreApi<MatchPageState>> =>
    openTestMatch(game, { setup: { ...defaultSetup(game), players: { 1: PERSON, 2: PERSON } }, storage, moves: false });

  it('that goes on from an earlier ply keeps what was played, over a reload and in its record', async () => {
    const storage = new MemoryStorage();
    const store = await open(storage);
    for (let ply = 0; ply < 6; ply++) move(store, 0);
    const first = store.getState().moves;
    store.getState().goTo(2);
    move(store, 1);
    const second = store.getState().moves;
    expect(second).toHaveLength(3);
    expect(second).not.toEqual(first.slice(0, 3));
    expect(store.getState().branches).toHaveLength(1);

    const again = await openTestMatch(game, { storage, moves: false });
    expect(again.getState().moves).toEqual(second);
    again.getState().switchToBranch(0);
    expect(again.getState().moves).toEqual(first);
    again.getState().switchToBranch(0);
    expect(again.getState().moves).toEqual(second);
    expect(again.getState().branches).toHaveLength(1);

    // Anybody who reads records finds it as a variation.
    const read = await parseRecords(store.getState().recordText());
    const record = read.ok ? read.value[0]?.record : undefined;
    expect(record?.plies[2]?.variations?.[0]?.plies.map((ply) => ply.move)).toEqual(first.slice(2));
    for (const { getState } of [store, again]) getState().close();
  });

  it('keeps what is taken back, until the same is played again', async () => {
    const storage = new MemoryStorage();
    const store = await open(storage);
    for (let ply = 0; ply < 4; ply++) move(store, 0);
    const { moves: all } = store.getState();
    store.getState().undo();
    store.getState().undo();
    // Nothing has been played in its place: no variation can hold it, and it is kept all the same.
    const again = await openTestMatch(game, { storage, moves: false });
    expect(again.getState().moves).toHaveLength(store.getState().moves.length);
    again.getState().switchToBranch(0);
    expect(again.getState().moves).toEqual(all);
    expect(again.getState().branches).toEqual([]);
    // The same moves by hand are the line itself, not another one.
    expect(store.getState().typeMove(all[store.getState().moves.length] ?? '')).toBe(true);
    expect(store.getState().branches).toEqual([]);
    expect(store.getState().canRedo).toBe(true);
    for (const { getState } of [store, again]) getState().close();
  });
});
