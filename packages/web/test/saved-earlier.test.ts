import { isGameId } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import saved from './fixtures/saved-before-play.json' with { type: 'json' };
import { MemoryStorage, openTestMatch } from './match-fixture.ts';

// What the page saved on 17 November 2026, before packages/play: against level 3 with a move taken back, or between two people.

test.each(saved)(
  'a match of $game that an earlier version saved is resumed as it was',
  async ({ game, record, moves }) => {
    if (!isGameId(game)) throw new Error(game);
    const storage = new MemoryStorage();
    storage.setItem(`tabuleiro.match.${game}`, record);
    const store = await openTestMatch(game, { storage, moves: false });
    expect(store.getState().moves).toEqual(moves);
    expect(store.getState().recordText()).toBe(record);
    store.getState().close();
  },
);
