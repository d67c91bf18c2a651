import type { Seat } from '@tabuleiro/client';
import { GAME_IDS, type GameId } from '@tabuleiro/games';
import { BY_LOT } from '@tabuleiro/play';
import { describe, expect, it } from 'vitest';
import { archiveAddress, parseArchiveQuery, sideOf } from '../src/online/archive/archive-query.ts';
import { requestBody, defaultForm } from '../src/online/lobby/new-match-form.ts';
import { formatTimeLeft } from '../src/online/match/online-player-row.tsx';
import { en as english } from '../src/online/text/en.ts';
import { parseRoute, routeKey } from '../src/routes/route.ts';
import { formatRatingChange, plotOf, ratingChangeAt } from '../src/ui/charts/rating-graph.tsx';

describe('addresses of online play', () => {
  it.each([
    ['#/online', ''],
    ['#/online/', ''],
    ['#/online/0123456789abcdef', '0123456789abcdef'],
    ['#/online/player/Jo%C3%A3o', 'player/Jo%C3%A3o'],
    ['#/online/archive?player=Ana&game=x', 'archive?player=Ana&game=x'],
  ])('%s', (hash, way) => {
    expect(parseRoute(hash)).toEqual({ page: 'online', way });
  });

  it('are other pages, but for what is asked of the archive', () => {
    const keyOf = (hash: string): string => routeKey(parseRoute(hash));
    expect(keyOf('#/online')).not.toBe(keyOf('#/online/archive'));
    expect(keyOf('#/online/archive?game=x')).toBe(keyOf('#/online/archive'));
  });
});

it('a match of the archive is analysed from where one sat, and by others from the first side', () => {
  const seatOf = (id: string): Seat => ({ kind: 'user', user: { id, name: id, isGuest: false, isBot: false } });
  const seats = [seatOf('ana'), seatOf('rui')] as const;
  expect(sideOf({ seats }, { id: 'rui' })).toBe(2);
  expect(sideOf({ seats }, { id: 'ana' })).toBe(1);
  expect(sideOf({ seats }, { id: 'eva' })).toBe(1);
  expect(sideOf({ seats }, null)).toBe(1);
  expect(sideOf({ seats: [seatOf('ana'), { kind: 'open' }] }, null)).toBe(1);
});

describe('what is asked of the archive', () => {
  const game: GameId = 'oware';

  it('stands in the address, and comes back from there', () => {
    const asked = { player: 'João B.', game, result: 'won', rated: false } as const;
    expect(parseArchiveQuery(archiveAddress(asked).split('?')[1] ?? '')).toEqual(asked);
    expect(archiveAddress({})).toBe('#/online/archive');
  });

  it.each([
    ['game=nothing', {}],
    [`game=${game}&result=sideways&rated=perhaps`, { game }],
    // Whose victory?
    ['result=won', {}],
    ['result=draw', { result: 'draw' }],
  ])('%s', (query, asked) => {
    expect(parseArchiveQuery(query)).toEqual(asked);
  });
});

describe('a new match', () => {
  const usual = defaultForm('');
  const body = (part: Partial<typeof usual>, isGuest = false): ReturnType<typeof requestBody> =>
    requestBody({ ...usual, ...part }, isGuest);

  it('is of the game that was asked for', () => {
    for (const game of GAME_IDS) expect(defaultForm(`game=${game}`).game).toBe(game);
    expect(GAME_IDS).toContain(defaultForm('game=nothing').game);
  });

  it('is public or not, with the time that was chosen', () => {
    expect(body({})).toMatchObject({ visibility: 'public', clock: { kind: 'live', initialMs: 600_000 } });
    expect(body({ opponent: 'link', pace: 'days', days: 3 })).toMatchObject({
      visibility: 'link',
      clock: { kind: 'days', days: 3 },
    });
    expect(body({ pace: 'none' }).clock).toEqual({ kind: 'none' });
  });

  it('is rated only between people with accounts', () => {
    expect(body({ isRated: true }).isRated).toBe(true);
    expect(body({ isRated: true }, true).isRated).toBe(false);
    expect(body({ isRated: true, opponent: 'computer' }).isRated).toBe(false);
  });

  it('lets the server draw lots', () => {
    expect(body({ start: BY_LOT }).start).toBe(BY_LOT);
  });

  it('names a side and a computer only where they count', () => {
    expect(body({})).not.toHaveProperty('side');
    expect(body({})).not.toHaveProperty('computer');
    expect(body({ side: 2, opponent: 'computer', computer: '7' })).toMatchObject({ side: 2, computer: '7' });
  });
});

describe('figures', () => {
  it('say how many days or hours are left, and never less than none', () => {
    const HOUR = 3_600_000;
    expect(formatTimeLeft(50 * HOUR, english.match)).toBe('2 d 2 h');
    expect(formatTimeLeft(2.5 * HOUR, english.match)).toBe('2 h 30 min');
    expect(formatTimeLeft(-5, english.match)).toBe('0 h 0 min');
  });

  const plot = (...points: readonly (readonly [at: number, rating: number])[]): ReturnType<typeof plotOf> =>
    plotOf(points.map(([at, rating]) => ({ at, rating, deviation: 100 })));

  it('draw a rating by date from left to right, high ones above, small changes small', () => {
    expect(plot([0, 1500], [10, 1550]).places).toEqual([
      { x: 0, y: 75 },
      { x: 100, y: 25 },
    ]);
    expect(plot([5, 1500], [6, 1300], [9, 1500]).places).toEqual([
      { x: 0, y: 0 },
      { x: 25, y: 100 },
      { x: 100, y: 0 },
    ]);
  });

  it.each([
    [
      [1500, 1500],
      [1450, 1475, 1500, 1525, 1550],
    ],
    [
      [1593, 1751],
      [1500, 1600, 1700, 1800],
    ],
    [
      [800, 2400],
      [500, 1000, 1500, 2000, 2500],
    ],
  ])('label the axis of ratings %j with round numbers', (ratings, labels) => {
    const { ticks } = plot(...ratings.map((rating, at) => [at, rating] as const));
    expect(ticks.map(({ rating }) => rating)).toEqual(labels);
    expect(ticks[0]?.y).toBe(100);
    expect(ticks.at(-1)?.y).toBe(0);
  });
});

describe('the change of a rating', () => {
  const points = [
    { at: 10, rating: 1662, deviation: 290 },
    { at: 20, rating: 1640, deviation: 250 },
  ];

  it('is that of the match that ended then', () => {
    expect(ratingChangeAt(points, 20)).toEqual({ points: 1640, by: -22 });
    expect(ratingChangeAt(points, 10)).toEqual({ points: 1662, by: null });
    expect(ratingChangeAt(points, 15)).toBeNull();
    expect(ratingChangeAt([], 10)).toBeNull();
  });

  it('is said with its sign', () => {
    expect(english.match.ownRating(formatRatingChange(1640, -22))).toBe('Your rating: 1640 (−22).');
    expect(english.match.otherRating('Ana', formatRatingChange(1522, 22))).toBe('Ana’s rating: 1522 (+22).');
    expect(english.match.ownRating(formatRatingChange(1662, null))).toBe('Your rating: 1662.');
  });
});
