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
  makeMatchLink,
  type NewMatchBody,
  parseMatchLink,
  sendAct,
  sendMove,
  ServerRefusal,
  signOut,
  stateOf,
  whoAmI,
} from '@tabuleiro/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { Player, until, Wire } from './clients.ts';
import { freshDatabase } from './database.ts';
import { startTestServer } from './table.ts';

let server: Application;
const players: Player[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const player of players) player.close();
  await server.close();
});

const USUAL: NewMatchBody = { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false, side: 1 };

async function guest(): Promise<Player> {
  const player = await Player.guest(server.address);
  players.push(player);
  return player;
}

async function seated(wanted: Partial<NewMatchBody> = {}): Promise<{ id: string; south: Player; north: Player }> {
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
    // Something answers, but it is not our server.
    expect((await refusalOf(whoAmI({ address: `${server.address}nothing/` }))).code).toBe('unreachable');
  });

  test('read the links that they make', () => {
    const id = '0123456789abcdef';
    expect(parseMatchLink(makeMatchLink('https://example.org/', id))).toBe(id);
    expect(parseMatchLink(` ${id}\n`)).toBe(id);
    expect(parseMatchLink('https://example.org/')).toBeNull();
  });
});

describe('a live connection', () => {
  test('plays, and tells both sides who is there and whose turn it is', async () => {
    const { id, south, north } = await seated();
    const [one, two] = [south.connect(), north.connect()];
    const [first, second] = [one.watch(id), two.watch(id)];
    await until(first, ({ here, state }) => here.length === 2 && state !== null);
    await until(second, isKnown);
    expect([first.side, second.side]).toEqual([1, 2]);
    await until(one.turns, (turns) => turns.has(id));
    expect(await first.move('A')).toBeNull();
    await until(second, hasPlies(1));
    await until(two.turns, (turns) => turns.has(id));
    expect(one.turns.get().has(id)).toBe(false);
    expect(await second.move('b')).toBeNull();
    await until(first, hasPlies(2));
    expect(await first.act({ act: 'say', preset: 'hello' })).toBeNull();
    await until(second, ({ events }) => events.at(-1)?.kind === 'said');
    first.leave();
    await until(second, ({ here }) => here.length === 1);
  });

  test('shows a move as pending until it is confirmed, and takes it away with the reason when it is refused', async () => {
    const { id, south } = await seated();
    const match = south.connect().watch(id);
    await until(match, isKnown);
    const seen: string[] = [];
    match.subscribe(() => {
      const { pending, state } = match.get();
      const shown = `${pending?.move ?? '-'} ${state?.plies.length}`;
      // Who is there is told meanwhile, too.
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
    // Never both: what is pending is not in the confirmed state.
    expect(seen).not.toContain('A 1');
  });

  test('comes back after the wire was cut, and has missed nothing', async () => {
    const { id, south, north } = await seated();
    const wire = await Wire.to(server.address);
    const live = north.connect({ address: wire.address });
    const match = live.watch(id);
    await until(match, isKnown);
    wire.cut();
    await until(live.status, ({ kind }) => kind === 'lost');
    await sendMove(south.server, id, { ply: 0, move: 'A' });
    await until(match, hasPlies(1));
    expect(live.status.get().kind).toBe('open');
    // The log came by what was missing, each entry once.
    expect(match.get().events.map(({ version }) => version)).toEqual([1, 2, 3]);
    wire.close();
  });

  test('sends again what was sent while the wire was cut', async () => {
    const { id, south } = await seated();
    const wire = await Wire.to(server.address);
    const live = south.connect({ address: wire.address });
    const match = live.watch(id);
    await until(match, isKnown);
    wire.cut();
    expect(await match.move('A')).toBeNull();
    expect(movesOf(match)).toEqual(['A']);
    wire.close();
  });

  test('plays a move once and speaks once although the answer was lost', async () => {
    const { id, south } = await seated();
    const wire = await Wire.to(server.address);
    const match = south.connect({ address: wire.address, timing: { answer: 300 } }).watch(id);
    await until(match, isKnown);
    wire.deafen();
    expect(await match.move('A')).toBeNull();
    wire.deafen();
    expect(await match.act({ act: 'say', preset: 'good-luck' })).toBeNull();
    const { events } = await findMatch(south.server, id);
    expect(events.map(({ kind }) => kind)).toEqual(['seated', 'seated', 'move', 'said']);
    expect(match.get().events).toEqual(events);
    wire.close();
  });

  test('drops what comes twice, and asks for everything when something is missing', async () => {
    const { id, south, north } = await seated();
    let [lost, snapshots] = [0, 0];
    // Everything comes twice, but for one entry that does not come at all.
    const open = north.sockets((text) => {
      if (text.includes('"t":"snapshot"')) snapshots++;
      const isLost = lost === 0 && text.includes('"t":"events"') && text.includes('"ply":0');
      if (isLost) lost++;
      return isLost ? [] : [text, text];
    });
    const match = north.connect({ open }).watch(id);
    await until(match, isKnown);
    await sendMove(south.server, id, { ply: 0, move: 'A' });
    await sendAct(south.server, id, { act: 'say', preset: 'hello' });
    await until(match, ({ events }) => events.length === 4);
    expect([lost, snapshots]).toEqual([1, 2]);
    expect(movesOf(match)).toEqual(['A']);
    expect(await match.move('b')).toBeNull();
    expect(match.get().events.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    // What came twice was no reason to ask for anything.
    expect(snapshots).toBe(2);
  });

  test('knows the time of the server, whatever its own clock says', async () => {
    const clock = { kind: 'live', initialMs: 60_000, incrementMs: 0 } as const;
    const { id, south } = await seated({ clock });
    // Of a machine whose clock is an hour late.
    const live = south.connect({ now: () => Date.now() - 3_600_000 });
    const match = live.watch(id);
    const { state } = await until(match, isKnown);
    expect(Math.abs(live.serverNow() - Date.now())).toBeLessThan(5000);
    if (state === null) throw new Error('it is known');
    const shown = clocksAt(state, live.serverNow());
    expect(shown?.[1]).toBeGreaterThan(50_000);
    expect(shown?.[2]).toBe(60_000);
  });

  test('tells of the lobby while somebody listens', async () => {
    const [host, visitor] = [await guest(), await guest()];
    const live = visitor.connect();
    expect(live.lobby.get()).toBeNull();
    await until(live.lobby, (open) => open !== null);
    const { info } = await makeMatch(host.server, { ...USUAL, visibility: 'public' });
    await until(live.lobby, (open) => open?.some((entry) => entry.id === info.id) === true);
    await sendAct(host.server, info.id, { act: 'abort' });
    await until(live.lobby, (open) => open?.every((entry) => entry.id !== info.id) === true);
  });

  test('watches without a name, and goes on with one from where it stands', async () => {
    const [host, other] = [await guest(), await guest()];
    const { info } = await makeMatch(host.server, { ...USUAL, side: 1, visibility: 'public' });
    const live = other.connect({ isAnonymous: true });
    expect(await until(live.status, ({ kind }) => kind === 'open')).toMatchObject({ user: null });
    await until(live.lobby, (open) => open?.some(({ id }) => id === info.id) === true);
    const match = live.watch(info.id);
    await until(match, isKnown);
    expect(match.side).toBeNull();
    expect(await match.act({ act: 'abort' })).toMatchObject({ code: 'not-signed-in' });
    const before = match.get().state;
    live.signIn();
    await joinMatch(other.server, info.id);
    await until(match, ({ state }) => state?.seats[2].kind === 'user');
    await until(live.status, ({ kind, user }) => kind === 'open' && user !== null);
    expect(match.side).toBe(2);
    expect(match.get().state?.info).toBe(before?.info);
    await sendMove(host.server, info.id, { ply: 0, move: 'A' });
    await until(live.turns, (turns) => turns.has(info.id));
    expect(await match.move('b')).toBeNull();
  });

  test('is told that there is no such match', async () => {
    const match = (await guest()).connect().watch('0123456789abcdef');
    expect((await until(match, ({ refusal }) => refusal !== null)).refusal).toMatchObject({ code: 'no-such-match' });
  });

  test('gives up when the server does not know who asks, and says why', async () => {
    const player = await guest();
    await signOut(player.server);
    const live = player.connect({ explain: explainBy(player.server) });
    const { refusal } = await until(live.status, ({ kind }) => kind === 'refused');
    expect(refusal).toMatchObject({ code: 'not-signed-in' });
  });

  test('comes back to a server that said goodbye, and goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-again-'));
    const database = await freshDatabase(folder);
    const before = await startTestServer(database);
    const { port } = new URL(before.address);
    const [south, north] = [await Player.guest(before.address), await Player.guest(before.address)];
    players.push(south, north);
    const { info } = await makeMatch(south.server, USUAL);
    await joinMatch(north.server, info.id);
    const live = south.connect({ timing: { firstRetry: 50, longestRetry: 200 } });
    const match = live.watch(info.id);
    await until(match, isKnown);
    await before.close();
    await until(live.status, ({ kind }) => kind !== 'open');
    const played = match.move('A');
    const after = await startTestServer({ ...database, PORT: port });
    expect(await played).toBeNull();
    expect(movesOf(match)).toEqual(['A']);
    await after.close();
    rmSync(folder, { recursive: true });
  });
});
