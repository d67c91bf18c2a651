import { GAME_IDS } from '@tabuleiro/games';
import { describe, expect, it } from 'vitest';
import {
  courseAddress,
  invitationOf,
  puzzlesAddress,
  editorAddress,
  HOME_ADDRESS,
  parseRoute,
  resumeAddress,
  rulesAddress,
  setupAddress,
} from '../src/routes/route.ts';

describe('addresses', () => {
  it.each(['', '#', '#/', HOME_ADDRESS])('"%s" is the first page', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'home' });
  });

  it.each(GAME_IDS)('%s has its pages', (game) => {
    expect(parseRoute(setupAddress(game))).toEqual({ page: 'setup', game });
    expect(parseRoute(`${setupAddress(game)}/`)).toEqual({ page: 'setup', game });
    expect(parseRoute(rulesAddress(game))).toEqual({ page: 'rules', game });
    expect(parseRoute(resumeAddress(game))).toEqual({ page: 'play', game, query: '' });
    expect(parseRoute(`${editorAddress(game)}?position=x`)).toEqual({ page: 'editor', game, query: 'position=x' });
    expect(parseRoute(courseAddress(game))).toEqual({ page: 'learn', game, query: '' });
    expect(parseRoute(`#/${game}/analysis?ply=1`)).toEqual({ page: 'analysis', game, query: 'ply=1' });
  });

  it('leaves what a match says of itself as it is', () => {
    const query = 'record=standard~4/4?a=b&player2=4';
    expect(parseRoute(`#/${GAME_IDS[0]}/play?${query}`)).toEqual({ page: 'play', game: GAME_IDS[0], query });
  });

  it.each(['#/nothing', '#/nothing/play', `#/${GAME_IDS[0]}/nothing`, `#/${GAME_IDS[0]}/play/more`])(
    'knows no page %s',
    (hash) => {
      expect(parseRoute(hash)).toEqual({ page: 'unknown' });
    },
  );
});

it('puzzle addresses lead to the pages', () => {
  expect(parseRoute('#/puzzles')).toEqual({ page: 'puzzles', game: null });
  expect(parseRoute(`${puzzlesAddress('choko')}?puzzle=x`)).toEqual({
    page: 'puzzles',
    game: 'choko',
    query: 'puzzle=x',
  });
});

it('a course leads back to an online match, and to nothing else', () => {
  const id = '0123456789abcdef';
  const [game] = GAME_IDS;
  expect(game === undefined ? '' : courseAddress(game, id, 'goal')).toBe(`#/${game}/learn?step=goal&invitation=${id}`);
  expect(invitationOf(new URLSearchParams({ invitation: id }))).toBe(id);
  for (const invitation of ['', '../you', 'https://example.com', 'javascript:alert(1)', `${id}/x`]) {
    expect(invitationOf(new URLSearchParams({ invitation })), invitation).toBeNull();
  }
});
