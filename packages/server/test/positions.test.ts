import { analysePosition, findComputerMove, findLegalMoves } from '@tabuleiro/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { ClientPlayer } from './client-players.ts';
import { getItems, getText, newAccount, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

let server: Application;
let guest: Visitor;
beforeAll(async () => {
  server = await startTestServer({ THINKERS: '1' });
  guest = await Visitor.guest(server.address);
});
afterAll(() => server.close());

const at = (what: string): string => `api/positions/${what}`;

describe('of a position the server says', () => {
  test('what can be played', async () => {
    const start = await guest.ask('POST', at('legal-moves'), { game: 'oware' });
    expect(start.body).toMatchObject({ turn: 1, outcome: null, count: 6, moves: ['A', 'B', 'C', 'D', 'E', 'F'] });
    const later = await guest.ask('POST', at('legal-moves'), { game: 'oware', moves: ['A', 'b'], limit: 2 });
    expect(later.body).toMatchObject({ turn: 1, moves: [expect.any(String), expect.any(String)] });
    const position = getText(later.body, 'position');
    const same = await guest.ask('POST', at('legal-moves'), { game: 'oware', position, limit: 2 });
    expect(same.body).toEqual(later.body);
  });

  test('what a computer player would play', async () => {
    const { body } = await guest.ask('POST', at('computer-move'), { game: 'oware', player: '3', moves: ['A'] });
    expect(getText(body, 'move')).toMatch(/^[a-f]$/);
    const max = await guest.ask('POST', at('computer-move'), { game: 'oware', player: 'max', nodes: 2000 });
    expect(getText(max.body, 'move')).toMatch(/^[A-F]$/);
  });

  test('what is best, within limits', async () => {
    const body = { game: 'oware', lines: 3, nodes: 5000 };
    const { status, body: answer } = await guest.ask('POST', at('analysis'), body);
    expect(status).toBe(200);
    const lines = getItems(answer, 'lines');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({ score: expect.any(Number), moves: expect.arrayContaining([expect.any(String)]) });
  });

  test.each([
    ['legal-moves', { game: 'oware', moves: ['Z'] }, 400, 'illegal-move'],
    ['legal-moves', { game: 'oware', position: 'nonsense' }, 400, 'bad-position'],
    ['legal-moves', { game: 'oware', variant: 'none-such' }, 400, 'bad-request'],
    ['legal-moves', { game: 'oware', moves: Array.from({ length: 601 }, () => 'A') }, 400, 'bad-request'],
    ['analysis', { game: 'oware', timeMs: 5001 }, 400, 'bad-request'],
    ['analysis', { game: 'oware', lines: 6 }, 400, 'bad-request'],
    ['analysis', { game: 'oware', lines: '2' }, 400, 'bad-request'],
    ['computer-move', { game: 'oware', player: 'human' }, 400, 'bad-request'],
  ])('%s of %j is refused', async (what, body, status, code) => {
    expect(await guest.ask('POST', at(what), body)).toMatchObject({
      status,
      body: { code, message: { en: expect.any(String), pt: expect.any(String) } },
    });
  });

  test('all of it to the typed client', async () => {
    const { server: typed } = await ClientPlayer.guest(server.address);
    const { moves, turn } = await findLegalMoves(typed, { game: 'oware' });
    expect([moves, turn]).toEqual([['A', 'B', 'C', 'D', 'E', 'F'], 1]);
    const { move } = await findComputerMove(typed, { game: 'oware', player: '1' });
    expect(moves).toContain(move);
    const { lines } = await analysePosition(typed, { game: 'oware', nodes: 500, lines: 2 });
    expect(lines.map((line) => moves.includes(line.moves[0] ?? ''))).toEqual([true, true]);
    await expect(findLegalMoves(typed, { game: 'oware', position: 'nonsense' })).rejects.toMatchObject({
      code: 'bad-position',
    });
  });

  test('nothing to who has not come in', async () => {
    const stranger = new Visitor(server.address);
    for (const what of ['legal-moves', 'analysis']) {
      expect(await stranger.ask('POST', at(what), { game: 'oware' })).toMatchObject({ status: 401 });
    }
  });

  test('no best move to who plays a rated match of that game', async () => {
    const [{ visitor: first }, { visitor: second }] = [
      await newAccount(server.address, 'Primeira'),
      await newAccount(server.address, 'Segunda'),
    ];
    const match = await startMatch(first, second, { isRated: true });
    const few = { game: 'oware', nodes: 100 };
    for (const player of [first, second]) {
      expect(await player.ask('POST', at('analysis'), few)).toMatchObject({
        status: 403,
        body: { code: 'engine-in-rated' },
      });
      expect(await player.ask('POST', at('computer-move'), { ...few, player: '1' })).toMatchObject({ status: 403 });
      expect(await player.ask('POST', at('analysis'), { ...few, game: 'choko' })).toMatchObject({ status: 200 });
    }
    await first.ask('POST', `api/matches/${match}/acts`, { act: 'resign' });
    expect(await first.ask('POST', at('analysis'), few)).toMatchObject({ status: 200 });
  });

  test('no more than one account may ask', async () => {
    const eager = await Visitor.guest(server.address);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => eager.ask('POST', at('computer-move'), { game: 'oware', player: '1' })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(refused[0]).toMatchObject({ body: { code: 'too-fast' } });
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
  });
});

test('a server without threads for thinking says so', async () => {
  const plain = await startTestServer();
  const visitor = await Visitor.guest(plain.address);
  expect(await visitor.ask('POST', at('analysis'), { game: 'oware' })).toMatchObject({
    status: 503,
    body: { code: 'no-engine' },
  });
  expect(await visitor.ask('POST', at('legal-moves'), { game: 'oware' })).toMatchObject({ status: 200 });
  await plain.close();
});
