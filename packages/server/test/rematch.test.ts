import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { MatchWatcher } from './match-watcher.ts';
import { fillMatches } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

let server: Application;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a start by lot', () => {
  test('is drawn by the server, which says so; a rematch keeps the start', async () => {
    const [white, black] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await white.makeMatch({ game: 'hecatomb', start: 'lot' });
    const info = (await server.activeMatches.find(match))?.info;
    expect(info).toMatchObject({ isStartDrawn: true, terms: { start: info?.turn === 1 ? 'white' : 'black' } });
    await black.ask('POST', `api/matches/${match}/join`);
    await white.ask('POST', `api/matches/${match}/acts`, { act: 'resign' });
    for (const visitor of [white, black]) {
      await visitor.ask('POST', `api/matches/${match}/acts`, { act: 'offer-rematch' });
    }
    const { rematch = null } = (await server.activeMatches.find(match)) ?? {};
    const next = (await server.activeMatches.find(rematch ?? ''))?.info;
    expect(next?.position).toBe(info?.position);
    expect(next).not.toHaveProperty('isStartDrawn');
  });

  test('is not drawn unless asked for', async () => {
    const player = await Visitor.guest(server.address);
    const state = await server.activeMatches.find(await player.makeMatch({ game: 'hecatomb' }));
    expect(state?.info.terms.start).toBe('white');
    expect(state?.info).not.toHaveProperty('isStartDrawn');
  });

  test('is refused where there is nothing to draw', async () => {
    const player = await Visitor.guest(server.address);
    await expect(player.makeMatch({ game: 'oware', start: 'lot' })).rejects.toThrow('bad-request');
  });
});

describe('a rematch', () => {
  test('is made when both sides offer it at the same moment', async () => {
    const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await south.makeMatch();
    await north.ask('POST', `api/matches/${match}/join`);
    const sides = [await MatchWatcher.begin(south, match), await MatchWatcher.begin(north, match)];
    await sides[0]?.line.send({ t: 'act', match, act: { act: 'resign' } });
    const answers = await Promise.all(
      sides.map(({ line }) => line.send({ t: 'act', match, act: { act: 'offer-rematch' } })),
    );
    expect(answers).toMatchObject([{ t: 'done' }, { t: 'done' }]);
    for (const side of sides) {
      await side.waitForKind('rematch-made');
      expect([side.count('rematch-offered'), side.count('rematch-made')]).toEqual([1, 1]);
      side.line.close();
    }
  });

  test.each([
    ['was banned', { banned_at: 1 }],
    ['is gone', { name: 'deleted-0123456789', name_key: 'deleted-0123456789' }],
  ])('is not offered to who %s', async (_, change) => {
    const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await south.makeMatch();
    await north.ask('POST', `api/matches/${match}/join`);
    await south.ask('POST', `api/matches/${match}/acts`, { act: 'resign' });
    const other = (await server.activeMatches.find(match))?.seats[2];
    if (other?.kind !== 'user') throw new Error('no opponent');
    await server.store.db.updateTable('users').set(change).where('id', '=', other.user.id).execute();
    expect(await south.ask('POST', `api/matches/${match}/acts`, { act: 'offer-rematch' })).toMatchObject({
      status: 409,
      body: { code: 'opponent-gone' },
    });
  });

  test('is one match more for both, and neither may have too many', async () => {
    const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await south.makeMatch();
    await north.ask('POST', `api/matches/${match}/join`);
    await south.ask('POST', `api/matches/${match}/acts`, { act: 'resign' });
    await fillMatches(server, north);
    const act = { act: 'offer-rematch' };
    expect(await south.ask('POST', `api/matches/${match}/acts`, act)).toMatchObject({
      body: { code: 'opponent-busy' },
    });
    expect(await north.ask('POST', `api/matches/${match}/acts`, act)).toMatchObject({
      body: { code: 'too-many-matches' },
    });
  });
});
