import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { startTestServer, Visitor } from './table.ts';
import { Watching } from './watching.ts';

let server: Application;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a rematch', () => {
  test('is made when both sides offer it at the same moment', async () => {
    const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await south.makeMatch();
    await north.ask('POST', `api/matches/${match}/join`);
    const sides = [await Watching.begin(south, match), await Watching.begin(north, match)];
    await sides[0]?.line.send({ t: 'act', match, act: { act: 'resign' } });
    const answers = await Promise.all(
      sides.map(({ line }) => line.send({ t: 'act', match, act: { act: 'offer-rematch' } })),
    );
    expect(answers).toMatchObject([{ t: 'done' }, { t: 'done' }]);
    for (const side of sides) {
      await side.hears('rematch-made');
      expect([side.count('rematch-offered'), side.count('rematch-made')]).toEqual([1, 1]);
      side.line.close();
    }
  });
});
