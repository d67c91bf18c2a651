import { GAME_IDS, LANGUAGES, type Outcome } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { filterAddress, filterMatches, NO_FILTER, parseFilter, resultOf } from '../src/history/history-filter.ts';
import type { SavedMatch } from '../src/saved-matches/saved-match.ts';
import { loadTexts } from '../src/settings/language.tsx';

const [GAME = 'oware', OTHER = 'oware'] = GAME_IDS;

// The names of games and levels come with the built page.
for (const language of LANGUAGES) await loadTexts(language);

function savedMatch(fields: Partial<SavedMatch>): SavedMatch {
  return {
    id: `${GAME} 1`,
    game: GAME,
    seed: 1,
    variant: 'standard',
    start: '',
    moves: '',
    players: { 1: 'human', 2: '4' },
    plies: 0,
    outcome: null,
    startedAt: 0,
    changedAt: Date.UTC(2026, 10, 7, 12),
    record: '',
    review: null,
    draftOf: null,
    ...fields,
  };
}

const won: Outcome = { winner: 1, reason: 'resignation' };

test.each([
  [{}, 'unfinished'],
  [{ outcome: won }, 'won'],
  [{ outcome: won, players: { 1: '4', 2: 'human' } }, 'lost'],
  [{ outcome: { winner: null, reason: 'agreement' } }, 'draw'],
  [{ outcome: won, players: { 1: 'human', 2: 'human' } }, null],
  [{ outcome: won, players: { 1: 'Ana', 2: 'Rui' } }, null],
] as const)('the result of %o is %s for the person', (fields, result) => {
  expect(resultOf(savedMatch(fields))).toBe(result);
});

describe('a search', () => {
  const first = savedMatch({ moves: 'c3 b2 c3xc5,a1' });
  const second = savedMatch({ game: OTHER, players: { 1: '7', 2: 'human' }, moves: 'a b' });
  const third = savedMatch({ players: { 1: 'Ana', 2: 'Rui' }, outcome: won });
  const all = [first, second, third];
  const found = (text: string, fields: Partial<Parameters<typeof filterMatches>[1]> = {}): readonly SavedMatch[] =>
    filterMatches(all, { text, game: null, result: null, ...fields }, 'en');

  test('finds opponents, moves and dates, in any case', () => {
    expect(found('')).toEqual(all);
    expect(found('AGAINST 7')).toEqual([second]);
    expect(found('ana')).toEqual([third]);
    expect(found('c3xc5')).toEqual([first]);
    expect(found('against (7)')).toEqual([second]);
    expect(found('2026-11-07')).toEqual(all);
    expect(found('nov ana')).toEqual([third]);
    expect(found('against 70')).toEqual([]);
  });

  test('is narrowed by game and result', () => {
    expect(found('', { game: OTHER })).toEqual([second]);
    expect(found('', { result: 'unfinished' })).toEqual([first, second]);
    expect(found('against 4', { game: GAME })).toEqual([first]);
  });

  test('speaks the language of the page', () => {
    expect(filterMatches(all, { text: 'contra 7', game: null, result: null }, 'pt')).toEqual([second]);
  });
});

test('the address holds the filter, and nonsense in it is left out', () => {
  const filter = { text: 'level 4 & c3', game: GAME, result: 'won', page: 2 } as const;
  expect(parseFilter(filterAddress(filter).split('?')[1] ?? '')).toEqual(filter);
  expect(filterAddress(NO_FILTER)).toBe('#/history');
  expect(parseFilter('game=nothing&result=x&page=-3')).toEqual(NO_FILTER);
});
