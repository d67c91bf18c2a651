import {
  type ClientMessage,
  LiveConnection,
  type LiveMatch,
  type LiveSocket,
  type LobbyEntry,
  type MatchEvent,
  type OpenSocket,
  refusalBody,
} from '@tabuleiro/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeServer, openSocket, replyDone } from './fake-server.ts';
import { type LogEntry, makeLog, MATCH, matchInfo, move, SEATED, SECOND } from './match-log.ts';

const PATIENCE = { timeout: 10_000, interval: 5 };

let server: FakeServer;
let live: LiveConnection;
/** What the server has written of the match. */
let log: readonly MatchEvent[];

beforeEach(async () => {
  server = await FakeServer.start();
  log = makeLog(...SEATED);
  server.handle = (message, reply) => {
    if (message.t === 'watch') {
      const { version = 0 } = message;
      if (version > 0) reply({ t: 'events', match: MATCH, events: log.slice(version) });
      else reply({ t: 'snapshot', match: MATCH, info: matchInfo(), events: [...log] });
    }
    replyDone(message, reply);
  };
});
afterEach(() => {
  live.close();
  server.close();
});

function connect(open: OpenSocket = openSocket): LiveConnection {
  live = new LiveConnection({
    address: server.address,
    open,
    timing: { firstRetry: 5, longestRetry: 20, answer: 2000 },
  });
  live.connect();
  return live;
}

async function watch(open?: OpenSocket): Promise<LiveMatch> {
  const match = connect(open).watch(MATCH);
  await expect.poll(() => match.get().state, PATIENCE).not.toBeNull();
  return match;
}

/** Appends an entry to the log without telling anybody. */
function write(entry: LogEntry): MatchEvent {
  const version = log.length + 1;
  const written = { ...entry, version, at: version * SECOND };
  log = [...log, written];
  return written;
}

/** Appends an entry and sends it to the clients. */
function announce(entry: LogEntry): void {
  server.send({ t: 'events', match: MATCH, events: [write(entry)] });
}

/** Answers moves and acts in another way, and everything else as usual. */
function handleRequests(
  handle: (message: Extract<ClientMessage, { t: 'move' | 'act' }>, reply: Parameters<typeof replyDone>[1]) => void,
): void {
  const usual = server.handle;
  server.handle = (message, reply) =>
    message.t === 'move' || message.t === 'act' ? handle(message, reply) : usual(message, reply);
}

const versionsOf = (match: LiveMatch): readonly number[] => match.get().events.map(({ version }) => version);

describe('a watched match', () => {
  test('has the state of its log, and the side of the user', async () => {
    const match = await watch();
    expect(match.side).toBe(1);
    announce(move(0, 'A'));
    await expect.poll(() => versionsOf(match), PATIENCE).toEqual([1, 2, 3]);
    expect(match.get().state?.turn).toBe(2);
  });

  test('ignores entries that come twice', async () => {
    const match = await watch();
    server.send({ t: 'events', match: MATCH, events: [...log, write(move(0, 'A'))] });
    await expect.poll(() => versionsOf(match), PATIENCE).toEqual([1, 2, 3]);
    expect(server.of('watch')).toHaveLength(1);
  });

  test('asks for the whole log when an entry is missing', async () => {
    const match = await watch();
    write(move(0, 'A'));
    announce(move(1, 'b'));
    await expect.poll(() => versionsOf(match), PATIENCE).toEqual([1, 2, 3, 4]);
    expect(server.of('watch').map(({ version }) => version)).toEqual([undefined, undefined]);
  });

  test('asks only for what is missing after a lost connection', async () => {
    const match = await watch();
    write(move(0, 'A'));
    server.cut();
    await expect.poll(() => versionsOf(match), PATIENCE).toEqual([1, 2, 3]);
    expect(server.of('watch').map(({ version }) => version)).toEqual([undefined, 2]);
  });

  test('knows who is connected', async () => {
    const match = await watch();
    server.send({ t: 'presence', match: MATCH, here: [1, 2], watchers: 3 });
    await expect.poll(() => match.get(), PATIENCE).toMatchObject({ here: [1, 2], watchers: 3 });
  });

  test('is left when its last holder leaves', async () => {
    const match = await watch();
    expect(live.watch(MATCH)).toBe(match);
    match.leave();
    expect(server.of('leave')).toEqual([]);
    match.leave();
    await expect.poll(() => server.of('leave'), PATIENCE).toMatchObject([{ match: MATCH }]);
  });

  test('shows the refusal of a match that there is not', async () => {
    server.handle = (message, reply) => {
      if (message.t === 'watch') reply({ t: 'refused', id: message.id, refusal: refusalBody('no-such-match') });
      else replyDone(message, reply);
    };
    const match = connect().watch(MATCH);
    await expect.poll(() => match.get().refusal?.code, PATIENCE).toBe('no-such-match');
  });
});

describe('a move', () => {
  test('is pending until its entry arrives', async () => {
    const match = await watch();
    handleRequests((message, reply) => {
      announce(move(0, 'A'));
      reply({ t: 'done', id: message.id });
    });
    const played = match.move('A');
    expect(match.get().pending).toEqual({ ply: 0, move: 'A' });
    expect((await match.move('B'))?.code).toBe('not-your-turn');
    expect(await played).toBeNull();
    expect(match.get()).toMatchObject({ pending: null, state: { plies: [{ move: 'A' }] } });
    expect(server.of('move')).toMatchObject([{ match: MATCH, ply: 0, move: 'A', line: 0 }]);
  });

  test('that is refused is taken off the board, with the reason', async () => {
    const match = await watch();
    const refusal = refusalBody('illegal-move', { detail: 'No.' });
    handleRequests((message, reply) => reply({ t: 'refused', id: message.id, refusal }));
    expect(await match.move('Z')).toEqual(refusal);
    expect(match.get()).toMatchObject({ pending: null, refusal });
  });

  test('that is confirmed without its entry makes the client ask for it', async () => {
    const match = await watch();
    handleRequests((message, reply) => {
      write(move(0, 'A'));
      reply({ t: 'done', id: message.id });
    });
    expect(await match.move('A')).toBeNull();
    await expect.poll(() => match.get().pending, PATIENCE).toBeNull();
    expect(versionsOf(match)).toEqual([1, 2, 3]);
  });

  test('is sent again after a lost connection', async () => {
    const match = await watch();
    handleRequests((message, reply) => {
      if (server.of('move').length === 1) return server.cut();
      announce(move(0, 'A'));
      reply({ t: 'done', id: message.id });
    });
    expect(await match.move('A')).toBeNull();
    expect(server.of('move')).toHaveLength(2);
    expect(versionsOf(match)).toEqual([1, 2, 3]);
  });

  test('is not sent again when the log shows it', async () => {
    const match = await watch();
    handleRequests(() => {
      write(move(0, 'A'));
      server.cut();
    });
    expect(await match.move('A')).toBeNull();
    expect(server.of('move')).toHaveLength(1);
    expect(versionsOf(match)).toEqual([1, 2, 3]);
  });

  test('that was too fast is sent again when the server says it may', async () => {
    const match = await watch();
    handleRequests((message, reply) => {
      if (server.of('move').length === 1) {
        const refusal = { ...refusalBody('too-fast'), retryAfterSeconds: 0.01 };
        return reply({ t: 'refused', id: message.id, refusal });
      }
      announce(move(0, 'A'));
      reply({ t: 'done', id: message.id });
    });
    expect(await match.move('A')).toBeNull();
    expect(server.of('move')).toHaveLength(2);
  });

  test('is refused when the connection is closed for good', async () => {
    const match = await watch();
    handleRequests(() => undefined);
    const played = match.move('A');
    live.close();
    expect((await played)?.code).toBe('unreachable');
  });
});

test('an act is sent once although its answer was lost', async () => {
  const match = await watch();
  handleRequests(() => {
    write({ kind: 'draw-offered', side: 1 });
    server.cut();
  });
  expect(await match.act({ act: 'offer-draw' })).toBeNull();
  expect(server.of('act')).toHaveLength(1);
  expect(match.get().state?.drawOffer).toEqual({ side: 1, version: 3 });
});

test('turns are those that the server names, and those of watched matches', async () => {
  const match = await watch();
  const other = 'fedcba9876543210';
  server.send({ t: 'turns', matches: [other] });
  await expect.poll(() => [...live.turns.get()].toSorted(), PATIENCE).toEqual([MATCH, other]);
  announce(move(0, 'A'));
  await expect.poll(() => [...live.turns.get()], PATIENCE).toEqual([other]);
  server.send({ t: 'turn', match: other, isYours: false });
  await expect.poll(() => live.turns.get().size, PATIENCE).toBe(0);
  match.leave();
});

describe('the lobby', () => {
  const entry = (id: string, createdAt: number): LobbyEntry => ({
    id,
    terms: matchInfo().terms,
    host: { id: 'bert', name: 'Bert', isGuest: true, isBot: false },
    side: 1,
    createdAt,
  });

  test('is requested while there is a subscriber', async () => {
    connect();
    await expect.poll(() => live.status.get().kind, PATIENCE).toBe('open');
    const ends = [live.lobby.subscribe(() => undefined), live.lobby.subscribe(() => undefined)];
    for (const end of ends) end();
    await expect.poll(() => server.of('lobby').map(({ isWanted }) => isWanted), PATIENCE).toEqual([true, false]);
  });

  test('is requested again when a change was lost', async () => {
    const usual = server.handle;
    server.handle = (message, reply) => {
      if (message.t === 'lobby') reply({ t: 'lobby', version: 7, open: [entry('a', 1)] });
      usual(message, reply);
    };
    connect();
    live.lobby.subscribe(() => undefined);
    await expect.poll(() => live.lobby.get()?.length, PATIENCE).toBe(1);
    server.send({ t: 'lobby-changes', version: 8, added: [entry('b', 2)], removed: [] });
    await expect.poll(() => live.lobby.get()?.map(({ id }) => id), PATIENCE).toEqual(['b', 'a']);
    server.send({ t: 'lobby-changes', version: 10, added: [], removed: ['b'] });
    await expect.poll(() => live.lobby.get()?.map(({ id }) => id), PATIENCE).toEqual(['a']);
    expect(server.of('lobby')).toHaveLength(2);
  });
});

test('every connection is a new socket, and messages of old ones are ignored', async () => {
  const sockets: LiveSocket[] = [];
  const hears: ((text: string) => void)[] = [];
  const match = await watch((address, events) => {
    hears.push(events.received);
    const socket = openSocket(address, events);
    sockets.push(socket);
    return socket;
  });
  server.cut();
  await expect.poll(() => sockets.length, PATIENCE).toBe(2);
  const late = { t: 'events', match: MATCH, events: [{ ...move(0, 'A'), version: 3, at: 0 }] };
  hears[0]?.(JSON.stringify(late));
  expect(versionsOf(match)).toEqual([1, 2]);
});
