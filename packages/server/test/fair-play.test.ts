import { setTimeout as wait } from 'node:timers/promises';
import type { MatchState } from '@tabuleiro/client';
import { loadRules, Match, SeededRandom } from '@tabuleiro/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { freshDatabase } from './database.ts';
import { MatchWatcher } from './match-watcher.ts';
import { newAccount, playMoves, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// The server's computer players do not help in a rated match.

let server: Application;
let first: Visitor;
let second: Visitor;
beforeAll(async () => {
  server = await startTestServer({ THINKERS: '1' });
  first = (await newAccount(server.address, 'Honesta')).visitor;
  second = (await newAccount(server.address, 'Sincera')).visitor;
});
afterAll(() => server.close());

const against = { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false, side: 1 } as const;
const noEngine = { status: 403, body: { code: 'engine-in-rated' } };

async function whileRated(work: () => Promise<void>): Promise<void> {
  const rated = await startMatch(first, second, { isRated: true });
  await work();
  expect(await first.ask('POST', `api/matches/${rated}/acts`, { act: 'abort' })).toMatchObject({ status: 200 });
}

describe('while a user plays a rated match', () => {
  test.each([1, 2] as const)('no match of that game is made against a computer player, from side %i', async (side) => {
    await whileRated(async () => {
      const wanted = { ...against, side, computer: '1' };
      expect(await first.ask('POST', 'api/matches', wanted)).toMatchObject(noEngine);
      expect(await second.ask('POST', 'api/matches', wanted)).toMatchObject(noEngine);
      expect(await first.ask('POST', 'api/matches', { ...wanted, game: 'choko' })).toMatchObject({ status: 201 });
      const other = await Visitor.guest(server.address);
      expect(await other.ask('POST', 'api/matches', wanted)).toMatchObject({ status: 201 });
    });
  });

  test('no rematch is made against one', async () => {
    const match = await first.makeMatch({ computer: '1' });
    await first.ask('POST', `api/matches/${match}/acts`, { act: 'resign' });
    await whileRated(async () => {
      expect(await first.ask('POST', `api/matches/${match}/acts`, { act: 'offer-rematch' })).toMatchObject(noEngine);
      expect((await server.activeMatches.find(match))?.rematchOffer).toBeNull();
    });
    const watching = await MatchWatcher.begin(first, match);
    expect(await first.ask('POST', `api/matches/${match}/acts`, { act: 'offer-rematch' })).toMatchObject({
      status: 200,
    });
    await watching.waitForKind('rematch-made');
    watching.line.close();
  });

  test('a match against one that runs already stands still', async () => {
    const match = await first.makeMatch({ computer: '1' });
    await whileRated(async () => {
      expect(await first.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A' })).toMatchObject(noEngine);
      const line = await first.connect();
      expect(await line.send({ t: 'move', match, ply: 0, move: 'A' })).toMatchObject({
        t: 'refused',
        refusal: { code: 'engine-in-rated' },
      });
      line.close();
    });
    const watching = await MatchWatcher.begin(first, match);
    await playMoves(match, [first, first], ['A']);
    await watching.waitForKind('move', 2);
    watching.line.close();
  });
});

test('a computer player whose turn it is waits until the rated match of its opponent is over', async () => {
  const env = await freshDatabase();
  // Without an engine, so the computer player does not move before the rated match begins.
  const before = await startTestServer(env);
  // As if another process had an engine.
  before.matches.hasComputers = true;
  const { visitor } = await newAccount(before.address, 'Paciente');
  const match = await visitor.makeMatch({ side: 2, computer: '1' });
  // From ten plies on, it weighs draw offers.
  const rules = await loadRules('oware');
  const board = new Match(rules, rules.start());
  for (let ply = 0; ply < 10; ply++) {
    const { position } = board;
    const move = rules.makeMove(position, position.randomMove(new SeededRandom(ply)));
    await before.activeMatches.move(match, position.turn, { ply, move });
    board.playText(move);
  }
  expect(board.position.turn).toBe(1);
  const rated = await startMatch(visitor, (await newAccount(before.address, 'Rival')).visitor, { isRated: true });
  await before.close();
  const after = await startTestServer({ ...env, THINKERS: '1' });
  const back = visitor.at(after.address);
  const watching = await MatchWatcher.begin(back, match);
  expect(await back.ask('POST', `api/matches/${match}/acts`, { act: 'offer-draw' })).toMatchObject({ status: 200 });
  await wait(1500);
  expect([watching.count('move'), watching.count('draw-declined')]).toEqual([10, 0]);
  expect(await back.ask('POST', `api/matches/${rated}/acts`, { act: 'abort' })).toMatchObject({ status: 200 });
  // First it answers the offer.
  const state = async (): Promise<MatchState | null> => after.activeMatches.find(match);
  await expect.poll(async () => (await state())?.drawOffer, { timeout: 20_000 }).toBeNull();
  await expect
    .poll(async () => (await state())?.ending?.reason ?? (await state())?.plies.length, { timeout: 20_000 })
    .not.toBe(10);
  watching.line.close();
  await after.close();
});
