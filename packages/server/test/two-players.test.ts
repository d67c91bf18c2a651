import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { startTestServer, Visitor } from './test-server.ts';

let server: Application;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function seated(): Promise<{ match: string; south: Visitor; north: Visitor }> {
  const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
  const match = await south.makeMatch();
  expect(await north.ask('POST', `api/matches/${match}/join`)).toMatchObject({ status: 200 });
  return { match, south, north };
}

describe('two people', () => {
  test('receive each other’s moves once', async () => {
    const { match, south, north } = await seated();
    const [first, second] = [await south.connect(), await north.connect()];
    await first.send({ t: 'watch', match });
    await second.send({ t: 'watch', match });
    expect(await first.send({ t: 'move', match, ply: 0, move: 'A' })).toMatchObject({ t: 'done' });
    expect(await first.send({ t: 'move', match, ply: 0, move: 'A' })).toMatchObject({ t: 'done' });
    expect(await second.receive('events')).toMatchObject({
      events: [{ kind: 'move', ply: 0, move: 'A', side: 1, next: 2 }],
    });
    expect(await second.send({ t: 'move', match, ply: 1, move: 'b' })).toMatchObject({ t: 'done' });
    const { body } = await south.ask('GET', `api/matches/${match}`);
    expect(body).toMatchObject({ events: [{ kind: 'seated' }, { kind: 'seated' }, { move: 'A' }, { move: 'b' }] });
    first.close();
    second.close();
  });

  test.each([
    ['another user', 'not-yours', { ply: 0, move: 'A' }],
    ['the other side', 'not-your-turn', { ply: 0, move: 'a' }],
    ['the mover with another ply', 'stale-move', { ply: 3, move: 'A' }],
    ['the mover with a move that cannot be', 'illegal-move', { ply: 0, move: 'Z' }],
  ])('%s is refused: %s', async (who, code, move) => {
    const { match, south, north } = await seated();
    const visitor =
      who === 'another user' ? await Visitor.guest(server.address) : who === 'the other side' ? north : south;
    const line = await visitor.connect();
    const answer = await line.send({ t: 'move', match, ...move });
    expect(answer).toMatchObject({
      t: 'refused',
      refusal: { code, message: { en: expect.stringMatching(/\w/), pt: expect.stringMatching(/\w/) } },
    });
    line.close();
  });
});
