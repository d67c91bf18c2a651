import type { MatchState } from '@tabuleiro/client';
import { loadRules, Match, SeededRandom } from '@tabuleiro/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { MoveLeases } from '../src/computer/move-leases.ts';
import { DEFAULT_TIMING } from '../src/timing.ts';
import { MatchWatcher } from './match-watcher.ts';
import { startTestServer, Visitor } from './test-server.ts';

// Engine threads are shared fairly.

const MOST = 5;
let server: Application;
beforeAll(async () => {
  server = await startTestServer({ THINKERS: '1' });
});
afterAll(() => server.close());

describe('computer players', () => {
  test('play a few matches at a time against one user', async () => {
    const eager = await Visitor.guest(server.address);
    const matches: string[] = [];
    for (let made = 0; made < MOST; made++) matches.push(await eager.makeMatch({ computer: '1' }));
    const wanted = { game: 'choko', clock: { kind: 'none' }, visibility: 'link', isRated: false, computer: '1' };
    expect(await eager.ask('POST', 'api/matches', wanted)).toMatchObject({
      status: 400,
      body: { code: 'too-many-computers' },
    });
    // Against people there may be more.
    await eager.makeMatch();
    await eager.ask('POST', `api/matches/${matches[0]}/acts`, { act: 'resign' });
    await eager.makeMatch({ computer: '1' });
    expect(await eager.ask('POST', `api/matches/${matches[0]}/acts`, { act: 'offer-rematch' })).toMatchObject({
      body: { code: 'too-many-computers' },
    });
  });

  test.each([
    ['choko', 'hard-plus'],
    ['echek', 'smart-plus'],
    ['hecatomb', '3:attack'],
    ['oware', 'max:defend'],
  ] as const)('of %s: %s makes its move', async (game, computer) => {
    const guest = await Visitor.guest(server.address);
    const match = await guest.makeMatch({ side: 2, computer, game });
    const watching = await MatchWatcher.begin(guest, match);
    await watching.waitForKind('move');
    expect((await server.activeMatches.find(match))?.seats[1]).toEqual({ kind: 'computer', player: computer });
    watching.line.close();
  });

  test('weigh a draw offer after ten plies, at their own strength', async () => {
    const guest = await Visitor.guest(server.address);
    const match = await guest.makeMatch({ side: 1, computer: '1' });
    const rules = await loadRules('oware');
    const board = new Match(rules, rules.start());
    const look = async (): Promise<MatchState | null> => server.activeMatches.find(match);
    const act = { act: 'offer-draw' };
    while (board.moves.length < 10) {
      const ply = board.moves.length;
      const move = board.rules.makeMove(board.position, board.position.randomMove(new SeededRandom(ply)));
      expect(await guest.ask('POST', `api/matches/${match}/moves`, { ply, move })).toMatchObject({ status: 200 });
      await expect.poll(async () => (await look())?.plies.length, { timeout: 20_000 }).toBe(ply + 2);
      for (const played of (await look())?.plies.slice(ply) ?? []) board.playText(played.move);
    }
    expect(await guest.ask('POST', `api/matches/${match}/acts`, act)).toMatchObject({ status: 200 });
    // The engine accepts or declines the offer.
    await expect.poll(async () => (await look())?.drawOffer, { timeout: 20_000 }).toBeNull();
    const { ending, lastDrawOffer } = (await look()) ?? {};
    expect(ending === null ? lastDrawOffer?.[1] : ending?.reason).toBe(ending === null ? 10 : 'agreement');
  });

  test('answer a user with one match before a user with many has all answers', async () => {
    const [many, one] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const slow = await Promise.all(
      Array.from({ length: MOST }, () => many.makeMatch({ side: 2, computer: 'max', game: 'choko' })),
    );
    const match = await one.makeMatch({ side: 2, computer: '1' });
    const watching = await MatchWatcher.begin(one, match);
    await watching.waitForKind('move');
    const states = await Promise.all(slow.map((id) => server.activeMatches.find(id)));
    const answered = states.filter((state) => (state?.plies.length ?? 0) > 0).length;
    // One move is being thought about and one is leased in advance.
    expect(answered).toBeLessThanOrEqual(3);
    watching.line.close();
  });
});

test('a style that a game does not have is refused with the players that it has', async () => {
  const guest = await Visitor.guest(server.address);
  await expect(guest.makeMatch({ computer: 'max:charge', game: 'choko' })).rejects.toThrow(
    /bad-request.*max:charge, only easy .* max:attack/,
  );
});

test('no match against a computer starts on a server without computer players', async () => {
  const idle = await startTestServer({ THINKERS: '0' });
  const guest = await Visitor.guest(idle.address);
  const wanted = { game: 'choko', clock: { kind: 'none' }, visibility: 'link', isRated: false, computer: '1' };
  // With a shared database another process may have threads for it.
  const expected = idle.store.isShared ? { status: 201 } : { body: { code: 'no-engine' } };
  expect(await guest.ask('POST', 'api/matches', wanted)).toMatchObject(expected);
  await idle.close();
});

test('no more moves are taken than can be thought about, and users take turns', async () => {
  const quiet = await startTestServer();
  // As if another process had an engine.
  quiet.matches.hasComputers = true;
  const [many, one] = [await Visitor.guest(quiet.address), await Visitor.guest(quiet.address)];
  const [a1, a2, a3] = [
    await many.makeMatch({ side: 2, computer: '1' }),
    await many.makeMatch({ side: 2, computer: '1' }),
    await many.makeMatch({ side: 2, computer: '1' }),
  ];
  const b1 = await one.makeMatch({ side: 2, computer: '1' });
  for (const [order, id] of [a1, a2, a3, b1].entries()) {
    await quiet.store.db.updateTable('matches').set({ computer_at: order }).where('id', '=', id).execute();
  }
  const leases = new MoveLeases({
    store: quiet.store,
    now: Date.now,
    failed: () => undefined,
    most: 2,
    timing: DEFAULT_TIMING,
  });
  expect(await leases.take()).toEqual([a1, b1]);
  expect(await leases.take()).toEqual([]);
  leases.end(a1);
  expect(await leases.take()).toEqual([a2]);
  leases.end(b1);
  expect(await leases.take()).toEqual([a3]);
  await leases.close();
  await quiet.close();
});
