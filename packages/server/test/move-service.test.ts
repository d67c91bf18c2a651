import { once } from 'node:events';
import type { ClientMessage } from '@tabuleiro/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Application } from '../src/application.ts';
import { InboundQueue } from '../src/live/inbound-queue.ts';
import { RawWebSocket } from './raw-websocket.ts';
import { playMoves, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

/** How many moves that are not played a user may send in a burst. */
const AT_ONCE = 60;

let server: Application;
// The clock advances only when a test says so.
let now = 1_800_000_000_000;
beforeAll(async () => {
  server = await startTestServer({}, () => now, Date.now);
});
afterAll(() => server.close());

interface Table {
  readonly match: string;
  readonly south: Visitor;
  readonly north: Visitor;
  readonly moves: string;
}

async function begun(moves: readonly string[] = []): Promise<Table> {
  const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
  const match = await startMatch(south, north);
  await playMoves(match, [south, north], moves);
  return { match, south, north, moves: `api/matches/${match}/moves` };
}

/** Uses up the burst with moves that cannot be played. */
async function useUp({ south, moves }: Table): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => south.ask('POST', moves, { ply: 99, move: 'A' })),
  );
  for (const { status } of answers) expect([403, 409]).toContain(status);
}

const tooFast = { code: 'too-fast', message: { en: expect.stringMatching(/\d/), pt: expect.stringMatching(/\d/) } };

describe('moves that are not made are bounded', () => {
  test('when they were made before, over both ways together, and legal ones are made all the same', async () => {
    const { match, south, north, moves } = await begun(['A', 'b']);
    const line = await south.connect();
    for (let count = 0; count < AT_ONCE; count++) {
      expect(await line.send({ t: 'move', match, ply: 0, move: 'A' })).toMatchObject({ t: 'done' });
    }
    const again = { ply: 0, move: 'A' };
    expect(await line.send({ t: 'move', match, ...again })).toMatchObject({ t: 'refused', refusal: tooFast });
    expect(await south.ask('POST', moves, again)).toMatchObject({ status: 429, body: tooFast });
    expect(await line.send({ t: 'move', match, ply: 2, move: 'B' })).toMatchObject({ t: 'done' });
    expect(await north.ask('POST', moves, { ply: 3, move: 'c' })).toMatchObject({ status: 200 });
    expect(await south.ask('POST', moves, { ply: 4, move: 'C' })).toMatchObject({ status: 200 });
    // A second is enough for ten more.
    now += 1000;
    for (let count = 0; count < 10; count++) {
      expect(await line.send({ t: 'move', match, ply: 0, move: 'A' })).toMatchObject({ t: 'done' });
    }
    expect(await line.send({ t: 'move', match, ...again })).toMatchObject({ t: 'refused', refusal: tooFast });
    line.close();
  });

  test('before they are judged: no match is played again for them', async () => {
    const table = await begun(['A', 'b', 'B']);
    const { match, south, moves } = table;
    await useUp(table);
    const replayed = vi.spyOn(server.activeMatches.positions, 'findMatch');
    const read = vi.spyOn(server.activeMatches, 'move');
    const line = await south.connect();
    for (const move of ['Z', 'A', 'a', 'B']) {
      for (const ply of [0, 2, 3, 4, 99]) {
        expect(await south.ask('POST', moves, { ply, move })).toMatchObject({ status: 429, body: tooFast });
        expect(await line.send({ t: 'move', match, ply, move })).toMatchObject({ t: 'refused', refusal: tooFast });
      }
    }
    expect([replayed.mock.calls.length, read.mock.calls.length]).toEqual([0, 0]);
    for (const spy of [replayed, read]) spy.mockRestore();
    line.close();
  });

  test('when they are no moves at all', async () => {
    const { south, moves } = await begun();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE + 5 }, () => south.ask('POST', moves, { ply: 'x' })),
    );
    const count = (wanted: number): number => answers.filter(({ status }) => status === wanted).length;
    expect([count(400), count(429)]).toEqual([AT_ONCE, 5]);
  });

  test('and a legal one is made in a match that was not used for a while', async () => {
    const [seldom, often] = [await begun(), await begun()];
    now += 61_000;
    server.activeMatches.sweep(() => false);
    expect(server.activeMatches.has(seldom.match)).toBe(false);
    await useUp({ ...often, south: seldom.south });
    expect(await seldom.south.ask('POST', often.moves, { ply: 0, move: 'A' })).toMatchObject({ status: 429 });
    expect(await seldom.south.ask('POST', seldom.moves, { ply: 0, move: 'A' })).toMatchObject({ status: 200 });
  });
});

test('who pours out nonsense delays no move of anybody else, and is answered all the same', async () => {
  const table = await begun(['A']);
  const { match, south, north, moves } = table;
  const live = await RawWebSocket.open(server.address, south);
  const nonsense = Array.from({ length: 400 }, (_, index): ClientMessage => ({
    t: 'move',
    id: index + 1,
    match,
    ply: 0,
    move: 'zz',
  }));
  live.send(...nonsense, { t: 'move', id: 999, match, ply: 2, move: 'B' });
  expect(await north.ask('POST', moves, { ply: 1, move: 'b' })).toMatchObject({ status: 200 });
  // The server handles the legal move at the end of the flood too.
  while (!live.received.includes('"id":999')) await once(live.socket, 'data');
  const ids = [...live.received.matchAll(/"t":"(?:done|refused)","id":(\d+)/g)].map(([, id]) => Number(id));
  expect(ids.toSorted((one, other) => one - other)).toEqual([...nonsense.map(({ id }) => id), 999]);
  expect((await server.activeMatches.find(match))?.plies.map(({ move }) => move)).toEqual(['A', 'b', 'B']);
  live.socket.destroy();
});

describe('the messages of one connection', () => {
  const OPEN = 1;
  /** A queue whose socket only knows whether it is read, and whose messages are answered when the test says so. */
  function listening(isTooFast = false) {
    const state = { isPaused: false, closed: 0, tokens: 3 };
    const socket = {
      OPEN,
      readyState: OPEN,
      state,
      pause: () => void (state.isPaused = true),
      resume: () => void (state.isPaused = false),
      close: (code?: number) => void (state.closed = code ?? 0),
    } as const;
    const received: string[] = [];
    const pongs: string[] = [];
    const unanswered: (() => void)[] = [];
    const inbound = new InboundQueue({
      socket,
      handle: (text) => {
        received.push(text);
        return new Promise((resolve) => unanswered.push(() => resolve(isTooFast)));
      },
      countControlFrame: () => state.tokens-- > 0,
      pong: (data) => void pongs.push(data.toString()),
    });
    return { socket, received, pongs, unanswered, inbound };
  }
  const some = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => String(index));

  test('are handled a few at a time and in order, and the rest is not read meanwhile', async () => {
    const { socket, received, unanswered, inbound } = listening();
    for (const text of some(50)) inbound.take(Buffer.from(text));
    expect(received).toHaveLength(16);
    expect(socket.state.isPaused).toBe(true);
    for (let expected = 16; expected < 50;) {
      for (const answer of unanswered.splice(0)) answer();
      expected = Math.min(50, expected + 16);
      await vi.waitFor(() => expect(received).toHaveLength(expected));
    }
    for (const answer of unanswered.splice(0)) answer();
    await vi.waitFor(() => expect(socket.state.isPaused).toBe(false));
    expect(received).toEqual(some(50));
  });

  test('waits for nothing as long as it is little', async () => {
    const { socket, received, inbound } = listening();
    for (const text of some(15)) inbound.take(Buffer.from(text));
    expect([received.length, socket.state.isPaused]).toEqual([15, false]);
  });

  test('is not read for a while after something was too much', async () => {
    const { socket, received, unanswered, inbound } = listening(true);
    inbound.take(Buffer.from('0'));
    unanswered.pop()?.();
    // No timer runs meanwhile.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    expect(socket.state.isPaused).toBe(true);
    inbound.take(Buffer.from('1'));
    expect(received).toEqual(['0']);
    await vi.waitFor(() => expect(received).toEqual(['0', '1']));
  });

  test('are dropped when the connection closes meanwhile', async () => {
    const { socket, received, unanswered, inbound } = listening();
    for (const text of some(50)) inbound.take(Buffer.from(text));
    Object.assign(socket, { readyState: 2 });
    for (const answer of unanswered.splice(0)) answer();
    await vi.waitFor(() => expect(socket.state.isPaused).toBe(false));
    expect(received).toHaveLength(16);
  });

  test('is not kept without bounds: more than a thousand messages in one piece close the connection', () => {
    const { socket, inbound } = listening();
    for (const text of some(16 + 1000)) inbound.take(Buffer.from(text));
    expect(socket.state.closed).toBe(0);
    inbound.take(Buffer.from('one more'));
    expect(socket.state.closed).toBe(1008);
  });

  test('may be pings: over the limit the newest one is answered when reading resumes', async () => {
    const { socket, pongs, inbound } = listening();
    for (const text of some(50)) inbound.takePing(Buffer.from(text));
    expect(pongs).toEqual(['0', '1', '2']);
    expect(socket.state.isPaused).toBe(true);
    await vi.waitFor(() => expect(socket.state.isPaused).toBe(false));
    expect(pongs).toEqual(['0', '1', '2', '49']);
  });

  test('may be pongs: over the limit the socket is not read for a while', async () => {
    const { socket, pongs, inbound } = listening();
    for (let count = 0; count < 4; count++) inbound.takePong();
    expect(socket.state.isPaused).toBe(true);
    await vi.waitFor(() => expect(socket.state.isPaused).toBe(false));
    expect(pongs).toEqual([]);
  });
});
