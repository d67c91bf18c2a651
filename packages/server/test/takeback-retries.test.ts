import { findMatch, joinMatch, makeMatch, sendAct, sendMove } from '@tabuleiro/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { ClientPlayer, CuttableProxy, waitFor } from './client-players.ts';
import { startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// A move that is sent once more after it was taken back: by `line` it is known, and not played again.

let server: Application;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Side 1 plays A, and takes it back. */
async function takenBack(): Promise<{ match: string; south: Visitor; north: Visitor }> {
  const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
  const match = await startMatch(south, north);
  expect(await south.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A', line: 0 })).toMatchObject({
    status: 200,
  });
  await south.ask('POST', `api/matches/${match}/acts`, { act: 'ask-takeback' });
  const of = (await server.activeMatches.find(match))?.takeback?.version;
  expect(await north.ask('POST', `api/matches/${match}/acts`, { act: 'accept-takeback', of })).toMatchObject({
    status: 200,
  });
  return { match, south, north };
}

const stale = { code: 'stale-move' };

describe('a move that was taken back', () => {
  test('is not played again by the same request', async () => {
    const { match, south } = await takenBack();
    const moves = `api/matches/${match}/moves`;
    expect(await south.ask('POST', moves, { ply: 0, move: 'A', line: 0 })).toMatchObject({ status: 409, body: stale });
    expect((await server.activeMatches.find(match))?.plies).toHaveLength(0);
    // No client can know of more takebacks than there were.
    expect(await south.ask('POST', moves, { ply: 0, move: 'A', line: 2 })).toMatchObject({ status: 409, body: stale });
    expect(await south.ask('POST', moves, { ply: 0, move: 'A', line: -1 })).toMatchObject({ status: 400 });
    expect(await south.ask('POST', moves, { ply: 0, move: 'B', line: 1 })).toMatchObject({ status: 200 });
    // A move that is already made is recognised, however often it is sent.
    expect(await south.ask('POST', moves, { ply: 0, move: 'B', line: 1 })).toMatchObject({ status: 200 });
    expect((await server.activeMatches.find(match))?.plies.map(({ move }) => move)).toEqual(['B']);
  });

  test('is not played again by the same message', async () => {
    const { match, south } = await takenBack();
    const line = await south.connect();
    const move = { t: 'move', match, ply: 0, move: 'A' } as const;
    expect(await line.send({ ...move, line: 0 })).toMatchObject({ t: 'refused', refusal: stale });
    expect(await line.send({ ...move, line: 1 })).toMatchObject({ t: 'done' });
    line.close();
  });

  test('may be played by those who do not say what they know', async () => {
    const { match, south } = await takenBack();
    expect(await south.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A' })).toMatchObject({ status: 200 });
  });

  test('is not sent again by a client whose answer was lost', async () => {
    const [south, north] = [await ClientPlayer.guest(server.address), await ClientPlayer.guest(server.address)];
    const { info } = await makeMatch(south.server, {
      game: 'oware',
      clock: { kind: 'none' },
      visibility: 'link',
      isRated: false,
      side: 1,
    });
    const { id } = info;
    await joinMatch(north.server, id);
    const proxy = await CuttableProxy.to(server.address);
    const match = south.connect({ address: proxy.address, timing: { answer: 1500 } }).watch(id);
    await waitFor(match, ({ state }) => state !== null);
    proxy.deafen();
    const played = match.move('A');
    await expect.poll(async () => (await server.activeMatches.find(id))?.plies.length).toBe(1);
    await sendAct(south.server, id, { act: 'ask-takeback' });
    const of = (await server.activeMatches.find(id))?.takeback?.version ?? 0;
    await sendAct(north.server, id, { act: 'accept-takeback', of });
    expect(await played).toBeNull();
    await waitFor(match, ({ pending, state }) => pending === null && state?.line === 1);
    const { events } = await findMatch(south.server, id);
    expect(events.filter(({ kind }) => kind === 'move')).toHaveLength(1);
    // What is played now is played on what is left.
    expect(await match.move('B')).toBeNull();
    await expect(sendMove(south.server, id, { ply: 0, move: 'A', line: 0 })).rejects.toMatchObject(stale);
    south.close();
    proxy.close();
  });
});
