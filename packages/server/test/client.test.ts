import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  clocksAt,
  explainBy,
  findLobby,
  findMatch,
  findOwnMatches,
  joinMatch,
  type LiveMatch,
  makeMatch,
  type NewMatchBody,
  sendAct,
  sendMove,
  ServerRefusal,
  signOut,
  stateOf,
  whoAmI,
} from '@tabuleiro/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { ClientPlayer, CuttableProxy, waitFor } from './client-players.ts';
import { freshDatabase } from './database.ts';
import { startTestServer } from './test-server.ts';

let server: Application;
const players: ClientPlayer[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const player of players) player.close();
  await server.close();
});

const USUAL: NewMatchBody = { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false, side: 1 };

async function guest(): Promise<ClientPlayer> {
  const player = await ClientPlayer.guest(server.address);
  players.push(player);
  return player;
}

async function seated(
  wanted: Partial<NewMatchBody> = {},
): Promise<{ id: string; south: ClientPlayer; north: ClientPlayer }> {
  const [south, north] = [await guest(), await guest()];
  const { info } = await makeMatch(south.server, { ...USUAL, ...wanted });
  await joinMatch(north.server, info.id);
  return { id: info.id, south, north };
}

function movesOf(match: LiveMatch): readonly string[] {
  return match.get().state?.plies.map(({ move }) => move) ?? [];
}

const hasPlies = (count: number) => (view: ReturnType<LiveMatch['get']>) => view.state?.plies.length === count;
const isKnown = (view: ReturnType<LiveMatch['get']>): boolean => view.state !== null;

async function refusalOf(work: Promise<unknown>): Promise<ServerRefusal> {
  const refusal: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (refusal instanceof ServerRefusal) return refusal;
  throw new Error(`no refusal: ${String(refusal)}`);
}

describe('the functions for each address', () => {
  test('make, find and join a match, and play in it', async () => {
    const { id, south, north } = await seated({ visibility: 'public' });
    await sendMove(south.server, id, { ply: 0, move: 'A' });
    await sendMove(south.server, id, { ply: 0, move: 'A' });
    const { info, events } = await findMatch(south.server, id);
    expect(stateOf(info, events).plies.map(({ move }) => move)).toEqual(['A']);
    expect(await findOwnMatches(north.server)).toMatchObject([{ info: { id }, turn: 2, isRunning: true, plies: 1 }]);
    await sendAct(north.server, id, { act: 'resign' });
    expect(await findOwnMatches(north.server)).toEqual([]);
    const waiting = await makeMatch(south.server, { ...USUAL, visibility: 'public' });
    expect((await findLobby(north.server)).map((entry) => entry.id)).toContain(waiting.info.id);
    await sendAct(south.server, waiting.info.id, { act: 'abort' });
  });

  test('know who one is', async () => {
    const player = await guest();
    expect((await whoAmI(player.server)).user).toMatchObject({ isGuest: true });
    await signOut(player.server);
    expect((await whoAmI(player.server)).user).toBeNull();
  });

  test('throw refusals with a code and words', async () => {
    const { id, north } = await seated();
    const late = await refusalOf(sendMove(north.server, id, { ply: 0, move: 'a' }));
    expect([late.code, late.status]).toEqual(['not-your-turn', 409]);
    expect(late.say('pt')).toMatch(/vez/);
    expect((await refusalOf(findMatch(north.server, 'nothing'))).code).toBe('bad-request');
    const nobody = { address: 'http://127.0.0.1:1/' };
    expect((await refusalOf(whoAmI(nobody))).code).toBe('unreachable');
    // Something answers that is not our server.
    expect((await refusalOf(whoAmI({ address: `${server.address}nothing/` }))).code).toBe('unreachable');
  });
});

describe('a live connection', () => {
  test('plays, and tells both sides who is there and whose turn it is', async () => {
    const { id, south, north } = await seated();
    const [one, two] = [south.connect(), north.connect()];
    const [first, second] = [one.watch(id), two.watch(id)];
    await waitFor(first, ({ here, state }) => here.length === 2 && state !== null);
    await waitFor(second, isKnown);
    expect([first.side, second.side]).toEqual([1, 2]);
    await waitFor(one.turns, (turns) => turns.has(id));
    expect(await first.move('A')).toBeNull();
    await waitFor(second, hasPlies(1));
    await waitFor(two.turns, (turns) => turns.has(id));
    expect(one.turns.get().has(id)).toBe(false);
    expect(await second.move('b')).toBeNull();
    await waitFor(first, hasPlies(2));
    expect(await first.act({ act: 'say', preset: 'hello' })).toBeNull();
    await waitFor(second, ({ events }) => events.at(-1)?.kind === 'said');
    first.leave();
    await waitFor(second, ({ here }) => here.length === 1);
  });

  test('shows a move as pending until it is confirmed, and takes it away with the reason when it is refused', async () => {
    const { id, south } = await seated();
    const match = south.connect().watch(id);
    await waitFor(match, isKnown);
    const seen: string[] = [];
    match.subscribe(() => {
      const { pending, state } = match.get();
      const shown = `${pending?.move ?? '-'} ${state?.plies.length}`;
      // Presence changes too.
      if (seen.at(-1) !== shown) seen.push(shown);
    });
    expect(await match.move('Z')).toMatchObject({ code: 'illegal-move' });
    expect(match.get()).toMatchObject({ pending: null, refusal: { code: 'illegal-move' } });
    expect(seen).toEqual(['Z 0', '- 0']);
    const played = match.move('A');
    expect(match.get()).toMatchObject({ pending: { ply: 0, move: 'A' }, refusal: null });
    expect(await match.move('B')).toMatchObject({ code: 'not-your-turn' });
    expect(await played).toBeNull();
    expect(movesOf(match)).toEqual(['A']);
    // A pending move is not in the confirmed state.
    expect(seen).not.toContain('A 1');
  });

  test('comes back after the wire was cut, and has missed nothing', async () => {
    const { id, south, north } = await seated();
    const proxy = await CuttableProxy.to(server.address);
    const live = north.connect({ address: proxy.address });
    const match = live.watch(id);
    await waitFor(match, isKnown);
    proxy.cut();
    await waitFor(live.status, ({ kind }) => kind === 'lost');
    await sendMove(south.server, id, { ply: 0, move: 'A' });
    await waitFor(match, hasPlies(1));
    expect(live.status.get().kind).toBe('open');
    // Only the missing entries were sent.
    expect(match.get().events.map(({ version }) => version)).toEqual([1, 2, 3]);
    proxy.close();
  });

  test('sends again what was sent while the wire was cut', async () => {
    const { id, south } = await seated();
    const proxy = await CuttableProxy.to(server.address);
    const live = south.connect({ address: proxy.address });
    const match = live.watch(id);
    await waitFor(match, isKnown);
    proxy.cut();
    expect(await match.move('A')).toBeNull();
    expect(movesOf(match)).toEqual(['A']);
    proxy.close();
  });

  test('plays a move once and speaks once although the answer was lost', async () => {
    const { id, south } = await seated();
    const proxy = await CuttableProxy.to(server.address);
    const match = south.connect({ address: proxy.address, timing: { answer: 300 } }).watch(id);
    await waitFor(match, isKnown);
    proxy.deafen();
    expect(await match.move('A')).toBeNull();
    proxy.deafen();
    expect(await match.act({ act: 'say', preset: 'good-luck' })).toBeNull();
    const { events } = await findMatch(south.server, id);
    expect(events.map(({ kind }) => kind)).toEqual(['seated', 'seated', 'move', 'said']);
    expect(match.get().events).toEqual(events);
    proxy.close();
  });

  test('drops what comes twice, and asks for everything when something is missing', async () => {
    const { id, south, north } = await seated();
    let [lost, snapshots] = [0, 0];
    // Every message comes twice, except for one that is lost.
    const open = north.sockets((text) => {
      if (text.includes('"t":"snapshot"')) snapshots++;
      const isLost = lost === 0 && text.includes('"t":"events"') && text.includes('"ply":0');
      if (isLost) lost++;
      return isLost ? [] : [text, text];
    });
    const match = north.connect({ open }).watch(id);
    await waitFor(match, isKnown);
    await sendMove(south.server, id, { ply: 0, move: 'A' });
    await sendAct(south.server, id, { act: 'say', preset: 'hello' });
    await waitFor(match, ({ events }) => events.length === 4);
    expect([lost, snapshots]).toEqual([1, 2]);
    expect(movesOf(match)).toEqual(['A']);
    expect(await match.move('b')).toBeNull();
    expect(match.get().events.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    // Repeated messages caused no request.
    expect(snapshots).toBe(2);
  });

  test('knows the time of the server, whatever its own clock says', async () => {
    const clock = { kind: 'live', initialMs: 60_000, incrementMs: 0 } as const;
    const { id, south } = await seated({ clock });
    // Of a machine whose clock is an hour late.
    const live = south.connect({ now: () => Date.now() - 3_600_000 });
    const match = live.watch(id);
    const { state } = await waitFor(match, isKnown);
    expect(Math.abs(live.serverNow() - Date.now())).toBeLessThan(5000);
    if (state === null) throw new Error('it is known');
    const shown = clocksAt(state, live.serverNow());
    expect(shown?.[1]).toBeGreaterThan(50_000);
    expect(shown?.[2]).toBe(60_000);
  });

  test('receives the lobby while there is a subscriber', async () => {
    const [host, visitor] = [await guest(), await guest()];
    const live = visitor.connect();
    expect(live.lobby.get()).toBeNull();
    await waitFor(live.lobby, (open) => open !== null);
    const { info } = await makeMatch(host.server, { ...USUAL, visibility: 'public' });
    await waitFor(live.lobby, (open) => open?.some((entry) => entry.id === info.id) === true);
    await sendAct(host.server, info.id, { act: 'abort' });
    await waitFor(live.lobby, (open) => open?.every((entry) => entry.id !== info.id) === true);
  });

  test('watches without a name, and goes on with one from where it stands', async () => {
    const [host, other] = [await guest(), await guest()];
    const { info } = await makeMatch(host.server, { ...USUAL, side: 1, visibility: 'public' });
    const live = other.connect({ isAnonymous: true });
    expect(await waitFor(live.status, ({ kind }) => kind === 'open')).toMatchObject({ user: null });
    await waitFor(live.lobby, (open) => open?.some(({ id }) => id === info.id) === true);
    const match = live.watch(info.id);
    await waitFor(match, isKnown);
    expect(match.side).toBeNull();
    expect(await match.act({ act: 'abort' })).toMatchObject({ code: 'not-signed-in' });
    const before = match.get().state;
    live.signIn();
    await joinMatch(other.server, info.id);
    await waitFor(match, ({ state }) => state?.seats[2].kind === 'user');
    await waitFor(live.status, ({ kind, user }) => kind === 'open' && user !== null);
    expect(match.side).toBe(2);
    expect(match.get().state?.info).toBe(before?.info);
    await sendMove(host.server, info.id, { ply: 0, move: 'A' });
    await waitFor(live.turns, (turns) => turns.has(info.id));
    expect(await match.move('b')).toBeNull();
  });

  test('learns that there is no such match', async () => {
    const match = (await guest()).connect().watch('0123456789abcdef');
    expect((await waitFor(match, ({ refusal }) => refusal !== null)).refusal).toMatchObject({ code: 'no-such-match' });
  });

  test('gives up when the server does not know who asks, and says why', async () => {
    const player = await guest();
    await signOut(player.server);
    const live = player.connect({ explain: explainBy(player.server) });
    const { refusal } = await waitFor(live.status, ({ kind }) => kind === 'refused');
    expect(refusal).toMatchObject({ code: 'not-signed-in' });
  });

  test('comes back to a server that said goodbye, and goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-again-'));
    const database = await freshDatabase(folder);
    const before = await startTestServer(database);
    const { port } = new URL(before.address);
    const [south, north] = [await ClientPlayer.guest(before.address), await ClientPlayer.guest(before.address)];
    players.push(south, north);
    const { info } = await makeMatch(south.server, USUAL);
    await joinMatch(north.server, info.id);
    const live = south.connect({ timing: { firstRetry: 50, longestRetry: 200 } });
    const match = live.watch(info.id);
    await waitFor(match, isKnown);
    await before.close();
    await waitFor(live.status, ({ kind }) => kind !== 'open');
    const played = match.move('A');
    const after = await startTestServer({ ...database, PORT: port });
    expect(await played).toBeNull();
    expect(movesOf(match)).toEqual(['A']);
    await after.close();
    rmSync(folder, { recursive: true });
  });
});
