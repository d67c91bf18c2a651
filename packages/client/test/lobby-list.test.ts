import type { LobbyEntry } from '@tabuleiro/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { LobbyList } from '../src/live/live-connection.ts';
import { matchInfo } from './match-log.ts';

const { terms } = matchInfo();
const host = { id: 'anna', name: 'Anna', isGuest: false, isBot: false };

function entry(id: string, createdAt: number): LobbyEntry {
  return { id, terms, host, side: 2, createdAt };
}

describe('the list of open matches', () => {
  let list: LobbyList;
  const ids = (): readonly string[] => (list.entries.get() ?? []).map(({ id }) => id);
  beforeEach(() => {
    list = new LobbyList();
    list.takeWhole(5, [entry('b', 2), entry('a', 1)]);
  });

  test('is unknown at first', () => {
    expect(new LobbyList().entries.get()).toBeNull();
  });

  test('applies changes in the order of the server: the newest first, then by id', () => {
    expect(list.takeChanges(6, [entry('d', 2), entry('c', 3)], ['a'])).toBe(true);
    expect(ids()).toEqual(['c', 'b', 'd']);
  });

  test('replaces an entry that has changed', () => {
    list.takeChanges(6, [{ ...entry('a', 1), rating: 1600 }], []);
    expect(list.entries.get()).toEqual([entry('b', 2), { ...entry('a', 1), rating: 1600 }]);
  });

  test('asks for the whole list when a change is missing, and changes nothing', () => {
    expect(list.takeChanges(7, [entry('c', 3)], [])).toBe(false);
    expect(ids()).toEqual(['b', 'a']);
  });

  test('ignores changes while the whole list is awaited', () => {
    list.awaitWhole();
    expect(list.takeChanges(9, [entry('c', 3)], [])).toBe(true);
    expect(ids()).toEqual(['b', 'a']);
    list.takeWhole(9, [entry('c', 3)]);
    expect(ids()).toEqual(['c']);
  });
});
