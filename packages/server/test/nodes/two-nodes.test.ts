import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../database.ts';
import { MatchWatcher } from '../match-watcher.ts';
import { ServerProcess } from '../server-process.ts';
import { Visitor } from '../test-server.ts';

// Two real server processes on one database.

let env: Readonly<Record<string, string>>;
let [one, two]: ServerProcess[] = [];

beforeAll(async () => {
  env = await freshDatabase();
  // At the same moment, on an empty database: both want to make its tables.
  [one, two] = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)]);
});
afterAll(async () => {
  await Promise.all([one?.end(), two?.end()]);
});

function nodes(): readonly [ServerProcess, ServerProcess] {
  if (one === undefined || two === undefined) throw new Error('no servers');
  return [one, two];
}

interface Table {
  readonly match: string;
  readonly players: readonly [Visitor, Visitor];
}

/** South sits with one process, North with the other. */
async function seated(): Promise<Table> {
  const [a, b] = nodes();
  const [south, north] = [await Visitor.guest(a.address), await Visitor.guest(b.address)];
  const match = await south.makeMatch();
  expect(await north.ask('POST', `api/matches/${match}/join`)).toMatchObject({ status: 200 });
  return { match, players: [south, north] };
}

const MOVES = ['A', 'b', 'B', 'c', 'C', 'd', 'D', 'e', 'E', 'f'];

describe('two processes', () => {
  test('are as one to players and spectators', async () => {
    const { match, players } = await seated();
    const [a, b] = nodes();
    const sides = [await MatchWatcher.begin(players[0], match), await MatchWatcher.begin(players[1], match)] as const;
    const others = [
      await MatchWatcher.begin(await Visitor.guest(a.address), match),
      await MatchWatcher.begin(await Visitor.guest(b.address), match),
    ];
    for (const [ply, move] of MOVES.entries()) {
      const side = sides[ply % 2 === 0 ? 0 : 1];
      await side.waitForVersion(ply + 2);
      expect(await side.line.send({ t: 'move', match, ply, move })).toMatchObject({ t: 'done' });
    }
    for (const watching of [...sides, ...others]) {
      await watching.waitForVersion(MOVES.length + 2);
      expect(watching.events.flatMap((event) => (event.kind === 'move' ? event.move : []))).toEqual(MOVES);
    }
    for (const { line } of [...sides, ...others]) {
      await line.receive(
        'presence',
        (message) => message.t === 'presence' && message.watchers === 2 && message.here.length === 2,
      );
    }
    // Not before all have seen each other: a process tells only the latest state.
    for (const { line } of [...sides, ...others]) line.close();
  });

  test('both show the new name of a user', async () => {
    const { match, players } = await seated();
    const name = `Nova ${match.slice(0, 8)}`;
    const look = async (): Promise<string> => JSON.stringify((await players[1].ask('GET', 'api/me/matches')).body);
    // The other process has the match open, under the old name.
    expect(await look()).toContain(match);
    expect(await look()).not.toContain(name);
    const account = { name, passphrase: 'a passphrase of somebody' };
    expect(await players[0].ask('POST', 'api/account', account)).toMatchObject({ status: 201 });
    await expect.poll(look, { timeout: 10_000 }).toContain(name);
  });

  test('take one move of two that were made for the same ply', async () => {
    const { match, players } = await seated();
    const [a, b] = nodes();
    const lines = [await players[0].at(a.address).connect(), await players[0].at(b.address).connect()];
    const answers = await Promise.all(
      lines.map((line, index) => line.send({ t: 'move', match, ply: 0, move: index === 0 ? 'A' : 'B' })),
    );
    expect(answers.map(({ t }) => t).toSorted()).toEqual(['done', 'refused']);
    expect(answers.find(({ t }) => t === 'refused')).toMatchObject({ refusal: { code: 'stale-move' } });
    lines.forEach((line) => line.close());
  });

  test('recognise a move that was sent to the other one before', async () => {
    const { match, players } = await seated();
    const [a, b] = nodes();
    const [first, second] = [await players[0].at(a.address).connect(), await players[0].at(b.address).connect()];
    expect(await first.send({ t: 'move', match, ply: 0, move: 'A' })).toMatchObject({ t: 'done' });
    expect(await second.send({ t: 'move', match, ply: 0, move: 'A' })).toMatchObject({ t: 'done' });
    const { body } = await players[0].ask('GET', `api/matches/${match}`);
    expect(body).toMatchObject({ events: [{ kind: 'seated' }, { kind: 'seated' }, { kind: 'move' }] });
    first.close();
    second.close();
  });

  test('send changes of the lobby that another one has made', async () => {
    const [a, b] = nodes();
    const [host, guest] = [await Visitor.guest(a.address), await Visitor.guest(b.address)];
    const line = await guest.connect();
    await line.send({ t: 'lobby', isWanted: true, changes: true });
    await line.receive('lobby');
    for (let round = 0; round < 2; round++) {
      const match = await host.makeMatch({ visibility: 'public' });
      expect(await line.receive('lobby-changes')).toMatchObject({ added: [{ id: match }], removed: [] });
      await guest.ask('POST', `api/matches/${match}/join`);
      expect(await line.receive('lobby-changes')).toMatchObject({ added: [], removed: [match] });
    }
    line.close();
  });

  test('hear of each other’s lobby and turns', async () => {
    const [a, b] = nodes();
    const [host, guest] = [await Visitor.guest(a.address), await Visitor.guest(b.address)];
    const [hostLine, guestLine] = [await host.at(b.address).connect(), await guest.connect()];
    await guestLine.send({ t: 'lobby', isWanted: true });
    const match = await host.makeMatch({ visibility: 'public' });
    const isListed = (wanted: boolean) =>
      guestLine.receive(
        'lobby',
        (message) => message.t === 'lobby' && message.open.some(({ id }) => id === match) === wanted,
      );
    expect(await isListed(true)).toMatchObject({ t: 'lobby' });
    await guest.ask('POST', `api/matches/${match}/join`);
    expect(await isListed(false)).toMatchObject({ t: 'lobby' });
    expect(await hostLine.receive('turn')).toMatchObject({ match, isYours: true });
    await host.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A' });
    expect(await hostLine.receive('turn')).toMatchObject({ match, isYours: false });
    expect(await guestLine.receive('turn', (message) => message.t === 'turn' && message.isYours)).toMatchObject({
      match,
    });
    hostLine.close();
    guestLine.close();
  });

  test('end a match whose time is over once', async () => {
    const [a, b] = nodes();
    const [south, north] = [await Visitor.guest(a.address), await Visitor.guest(b.address)];
    const match = await south.makeMatch({ clock: { kind: 'live', initialMs: 1000, incrementMs: 0 } });
    await north.ask('POST', `api/matches/${match}/join`);
    const watching = [await MatchWatcher.begin(south, match), await MatchWatcher.begin(north, match)];
    for (const side of watching) {
      await side.waitForKind('ended');
      expect(side.count('ended')).toBe(1);
      side.line.close();
    }
    const { body } = await south.ask('GET', `api/matches/${match}`);
    expect(body).toMatchObject({ events: [{ kind: 'seated' }, { kind: 'seated' }, { kind: 'ended' }] });
  });
});

describe('one of two processes', () => {
  test('is killed in the middle of a match, and the other goes on', async () => {
    const [a] = nodes();
    const b = await ServerProcess.start(env);
    const [south, north, onlooker] = [
      await Visitor.guest(a.address),
      await Visitor.guest(b.address),
      await Visitor.guest(b.address),
    ];
    const match = await south.makeMatch({ clock: { kind: 'live', initialMs: 60_000, incrementMs: 0 } });
    await north.ask('POST', `api/matches/${match}/join`);
    const first = await MatchWatcher.begin(south, match);
    const second = await MatchWatcher.begin(north, match);
    const third = await MatchWatcher.begin(onlooker, match);
    for (const [ply, move] of MOVES.slice(0, 5).entries()) {
      const side = ply % 2 === 0 ? first : second;
      await side.waitForVersion(ply + 2);
      await side.line.send({ t: 'move', match, ply, move });
    }
    await second.waitForVersion(7);
    // It is unknown whether this move was written, so it is sent again.
    second.line.socket.send(JSON.stringify({ t: 'move', id: 1000, match, ply: 5, move: 'd' }));
    await b.end('SIGKILL');
    await Promise.all([second.move(north.at(a.address)), third.move(onlooker.at(a.address))]);
    expect(await second.line.send({ t: 'move', match, ply: 5, move: 'd' })).toMatchObject({ t: 'done' });
    for (const [index, move] of MOVES.slice(6).entries()) {
      const side = index % 2 === 0 ? first : second;
      await side.waitForVersion(index + 8);
      expect(await side.line.send({ t: 'move', match, ply: index + 6, move })).toMatchObject({ t: 'done' });
    }
    for (const watching of [first, second, third]) {
      await watching.waitForVersion(MOVES.length + 2);
      expect(watching.events.flatMap((event) => (event.kind === 'move' ? event.move : []))).toEqual(MOVES);
      // The other process was running all the time: no time was lost.
      expect(watching.count('resumed')).toBe(0);
      watching.line.close();
    }
  });

  test('dies with a clock running, and the other ends the match', async () => {
    const [a] = nodes();
    const b = await ServerProcess.start(env);
    const [south, north] = [await Visitor.guest(b.address), await Visitor.guest(b.address)];
    const match = await south.makeMatch({ clock: { kind: 'live', initialMs: 2000, incrementMs: 0 } });
    await north.ask('POST', `api/matches/${match}/join`);
    await b.end('SIGKILL');
    const watching = await MatchWatcher.begin(south.at(a.address), match);
    await watching.waitForKind('ended');
    expect(watching.events.map(({ kind }) => kind)).toEqual(['seated', 'seated', 'ended']);
    watching.line.close();
  });
});
