import { type MatchSnapshot, type MatchState, RATED_PER_PAIR, stateOf } from '@tabuleiro/client';
import { GAME_IDS, ratedPliesOf } from '@tabuleiro/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { snapshotPieces } from '../src/store/event-log.ts';
import { newAccount, playMoves, playRatedMatch, RATED_MOVES, startMatch } from './scenarios.ts';
import { startTestServer, type Visitor } from './test-server.ts';

// Which rated matches change ratings.

const DAY = 86_400_000;
const RATED = { isRated: true, visibility: 'public' } as const;
/** A whole match of Echek that the first side wins. */
const QUICK_WIN = ['P@e5', 'Kc4-d5', 'R@f4', 'Q@b5', 'B@b4xe4', 'P@d6-c6'];

let server: Application;
let ahead = 0;
let number = 0;
beforeAll(async () => {
  server = await startTestServer({}, () => Date.now() + ahead, Date.now);
});
afterAll(() => server.close());

const account = async (): Promise<Visitor> => (await newAccount(server.address, `rival ${++number}`)).visitor;
const pair = async (): Promise<readonly [Visitor, Visitor]> => [await account(), await account()];

async function snapshotOf(match: string): Promise<MatchSnapshot> {
  const pieces = await snapshotPieces(server.store.db, match);
  if (pieces === null) throw new Error('no match');
  let text = '';
  for await (const piece of pieces) text += piece;
  const snapshot: MatchSnapshot = JSON.parse(text);
  return snapshot;
}

async function stateIn(match: string): Promise<MatchState> {
  const { info, events } = await snapshotOf(match);
  return stateOf(info, events);
}

const historyOf = (match: string) =>
  server.store.db.selectFrom('rating_history').selectAll().where('match_id', '=', match).execute();

const resign = async (who: Visitor, match: string): Promise<void> => {
  expect(await who.ask('POST', `api/matches/${match}/acts`, { act: 'resign' })).toMatchObject({ status: 200 });
};

const recordOf = async (match: string): Promise<string> =>
  (await fetch(new URL(`api/matches/${match}/record`, server.address))).text();

describe('a rated match that ends too soon', () => {
  test('by resignation one ply before the minimum changes no rating, and both players see why', async () => {
    const [first, second] = await pair();
    const match = await startMatch(first, second, RATED);
    const line = await first.connect();
    await line.send({ t: 'watch', match });
    await playMoves(match, [first, second], RATED_MOVES.slice(0, -1));
    await resign(second, match);
    expect(await historyOf(match)).toEqual([]);
    const isEnd = (message: unknown): boolean => JSON.stringify(message).includes('"kind":"ended"');
    expect(await line.receive('events', isEnd)).toMatchObject({
      events: [{ kind: 'ended', ending: { winner: 1, reason: 'resignation', unrated: 'too-short' } }],
    });
    line.close();
    expect(await stateIn(match)).toMatchObject({ unrated: 'too-short', ending: { unrated: 'too-short' } });
    expect(await recordOf(match)).toMatch(/\[Rated "no"\][\s\S]*\[Unrated "too-short"\]/);
  });

  test('by a real win before the minimum changes no rating either', async () => {
    const [first, second] = await pair();
    const match = await startMatch(first, second, { ...RATED, game: 'echek' });
    await playMoves(match, [first, second], QUICK_WIN);
    expect((await stateIn(match)).ending).toEqual({ winner: 1, reason: 'king-surrounded', unrated: 'too-short' });
    expect(await historyOf(match)).toEqual([]);
  });

  test('on time changes no rating either', async () => {
    const [first, second] = await pair();
    const match = await startMatch(first, second, { ...RATED, clock: { kind: 'days', days: 1 } });
    await playMoves(match, [first, second], ['A', 'b']);
    ahead += 2 * DAY;
    await expect
      .poll(async () => (await stateIn(match)).ending)
      .toMatchObject({ winner: 2, reason: 'time', unrated: 'too-short' });
    expect(await historyOf(match)).toEqual([]);
  });

  test('counts from the minimum on', async () => {
    const [first, second] = await pair();
    const match = await startMatch(first, second, RATED);
    await playMoves(match, [first, second], RATED_MOVES);
    await resign(second, match);
    expect(await historyOf(match)).toHaveLength(2);
    expect(await stateIn(match)).toMatchObject({ unrated: null, ending: { winner: 1, reason: 'resignation' } });
    expect(await recordOf(match)).not.toContain('Unrated');
  });

  test('is not marked when it is casual', async () => {
    const [first, second] = await pair();
    const match = await startMatch(first, second);
    await playMoves(match, [first, second], ['A', 'b']);
    await resign(second, match);
    expect((await snapshotOf(match)).events.at(-1)).toMatchObject({ ending: { winner: 1, reason: 'resignation' } });
    expect(JSON.stringify(await snapshotOf(match))).not.toContain('unrated');
  });

  test('has a minimum in every game', () => {
    for (const game of GAME_IDS) expect(ratedPliesOf(game)).toBeGreaterThanOrEqual(2);
    expect(ratedPliesOf('echek')).toBeGreaterThan(QUICK_WIN.length);
    expect(RATED_MOVES).toHaveLength(ratedPliesOf('oware'));
  });
});

describe('the same pair', () => {
  test(
    'counts ten times a day; later matches say so from the start and change no rating',
    { timeout: 60_000 },
    async () => {
      const [first, second] = await pair();
      for (let count = 0; count < RATED_PER_PAIR; count++) {
        const match = await (count % 2 === 0 ? playRatedMatch(first, second) : playRatedMatch(second, first));
        expect(await historyOf(match)).toHaveLength(2);
      }
      const late = await startMatch(second, first, RATED);
      expect((await snapshotOf(late)).events.at(-1)).toMatchObject({ kind: 'seated', unrated: 'pair-limit' });
      expect((await stateIn(late)).unrated).toBe('pair-limit');
      await playMoves(late, [second, first], RATED_MOVES);
      await resign(first, late);
      expect(await historyOf(late)).toEqual([]);

      // The rematch says the same; another game, another opponent and the next day count.
      for (const who of [first, second]) {
        expect(await who.ask('POST', `api/matches/${late}/acts`, { act: 'offer-rematch' })).toMatchObject({
          status: 200,
        });
      }
      const { info: lateInfo, events: lateEvents } = await snapshotOf(late);
      const rematch = await snapshotOf(stateOf(lateInfo, lateEvents).rematch ?? '');
      expect(stateOf(rematch.info, rematch.events).unrated).toBe('pair-limit');
      const other = await startMatch(first, second, { ...RATED, game: 'choko' });
      expect((await stateIn(other)).unrated).toBeNull();
      expect(await historyOf(await playRatedMatch(first, await account()))).toHaveLength(2);
      ahead += DAY;
      expect(await historyOf(await playRatedMatch(first, second))).toHaveLength(2);
    },
  );

  test(
    'counts ten times of matches that run side by side; the end says which do not',
    { timeout: 60_000 },
    async () => {
      const players = await pair();
      const [first, second] = players;
      const matches: string[] = [];
      for (let count = 0; count <= RATED_PER_PAIR; count++) matches.push(await startMatch(first, second, RATED));
      for (const match of matches) {
        expect((await stateIn(match)).unrated).toBeNull();
        await playMoves(match, players, RATED_MOVES);
      }
      const line = await first.connect();
      for (const match of matches) await line.send({ t: 'watch', match });
      await Promise.all(matches.map((match) => resign(second, match)));
      const heard = await Promise.all(
        matches.map(async (match) =>
          JSON.stringify(await line.receive('events', (message) => 'match' in message && message.match === match)),
        ),
      );
      // What those who watch hear is what is in the log.
      const unrated = heard.filter((text) => text.includes('"unrated":"pair-limit"'));
      expect(unrated).toHaveLength(1);
      line.close();
      const histories = await Promise.all(matches.map(historyOf));
      expect(histories.filter(({ length }) => length === 2)).toHaveLength(RATED_PER_PAIR);
      const states = await Promise.all(
        matches.map(async (match) => {
          const { info, events } = await snapshotOf(match);
          return stateOf(info, events).unrated;
        }),
      );
      expect(states.map((reason) => reason === null)).toEqual(histories.map(({ length }) => length === 2));
    },
  );
});
