import { type LiveStatus, type LiveTiming, refusalBody, type ServerMessage } from '@tabuleiro/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ReconnectingSocket, type ReconnectingSocketOptions } from '../src/live/reconnecting-socket.ts';
import { ANNA, FakeServer, openSocket } from './fake-server.ts';

const QUICK: Partial<LiveTiming> = { firstRetry: 5, longestRetry: 20, answer: 2000 };
const PATIENCE = { timeout: 10_000, interval: 5 };

let server: FakeServer;
let socket: ReconnectingSocket;
let opened = 0;
let received: ServerMessage[] = [];

beforeEach(async () => {
  server = await FakeServer.start();
  [opened, received] = [0, []];
});
afterEach(() => {
  socket.close();
  server.close();
});

function connect(options: Partial<ReconnectingSocketOptions> = {}): void {
  socket = new ReconnectingSocket(
    { address: server.address, open: openSocket, ...options, timing: { ...QUICK, ...options.timing } },
    { opened: () => opened++, received: (message) => received.push(message) },
  );
  socket.connect();
}

async function becomes(kind: LiveStatus['kind']): Promise<void> {
  await expect.poll(() => socket.status.get().kind, PATIENCE).toBe(kind);
}

describe('a socket', () => {
  test('is open when the server has said welcome, and knows the user and the time', async () => {
    connect();
    expect(socket.status.get()).toEqual({ kind: 'connecting', user: null, refusal: null });
    await becomes('open');
    expect(socket.status.get()).toEqual({ kind: 'open', user: ANNA, refusal: null });
    expect(opened).toBe(1);
    expect(server.urls).toEqual(['/api/live?v=1']);
    // The greeting and the first ping say the time.
    await expect.poll(() => socket.clock.roundTripMs, PATIENCE).not.toBeNull();
    expect(Math.abs(socket.clock.serverNow() - 1000)).toBeLessThan(5000);
  });

  test('passes each answer to its request, and everything else on', async () => {
    const refusal = refusalBody('no-such-match');
    server.handle = (message, reply) => {
      if (message.t === 'watch') reply({ t: 'refused', id: message.id, refusal });
      if (message.t === 'leave') reply({ t: 'done', id: message.id });
    };
    connect();
    await becomes('open');
    const answers = await Promise.all([
      new Promise((resolve) => socket.ask({ t: 'watch', match: '0123456789abcdef' }, resolve)),
      new Promise((resolve) => socket.ask({ t: 'leave', match: '0123456789abcdef' }, resolve)),
    ]);
    expect(answers).toEqual([refusal, null]);
    server.send({ t: 'turns', matches: [] });
    await expect.poll(() => received, PATIENCE).toEqual([{ t: 'turns', matches: [] }]);
  });

  test('connects as an anonymous visitor until the user signs in', async () => {
    connect({ isAnonymous: true });
    await becomes('open');
    socket.signIn();
    await becomes('open');
    expect(server.urls).toEqual(['/api/live?v=1&anonymous=1', '/api/live?v=1']);
  });

  test('that is closed connects no more', async () => {
    connect();
    await becomes('open');
    socket.close();
    socket.connect();
    expect(socket.status.get().kind).toBe('closed');
  });
});

describe('a connection that is lost', () => {
  test('comes back, and its requests are forgotten', async () => {
    server.handle = () => undefined;
    connect();
    await becomes('open');
    let isAnswered = false;
    socket.ask({ t: 'lobby', isWanted: true }, () => (isAnswered = true));
    server.cut();
    await expect.poll(() => opened, PATIENCE).toBe(2);
    expect(isAnswered).toBe(false);
  });

  test('comes back when an answer takes too long', async () => {
    server.handle = () => undefined;
    connect({ timing: { answer: 50 } });
    await expect.poll(() => opened, PATIENCE).toBeGreaterThan(1);
  });

  test('comes back when the server never says welcome', async () => {
    server.greeting = null;
    connect({ timing: { answer: 50 } });
    await expect.poll(() => server.urls.length, PATIENCE).toBeGreaterThan(1);
    expect(opened).toBe(0);
  });

  test('comes back when the server has said it may', async () => {
    connect({ timing: { firstRetry: 60_000, longestRetry: 60_000 } });
    await becomes('open');
    server.send({ t: 'bye', afterMs: 10 });
    await expect.poll(() => opened, PATIENCE).toBe(2);
  });

  test('does not come back when the reason is final', async () => {
    const refusal = refusalBody('not-signed-in');
    server.close();
    connect({ explain: async () => refusal });
    await becomes('refused');
    expect(socket.status.get().refusal).toEqual(refusal);
  });

  test('keeps trying when the cause is unknown', async () => {
    const { address } = server;
    server.close();
    let tries = 0;
    connect({
      address,
      explain: async () => {
        tries++;
        throw new Error('offline');
      },
    });
    await expect.poll(() => tries, PATIENCE).toBeGreaterThan(2);
    expect(socket.status.get().kind).not.toBe('refused');
  });
});

test('what is no message of the protocol is ignored', async () => {
  const texts: string[] = ['no JSON', '[]', '{"t":7}', '{"t":"of-a-newer-server"}'];
  connect({
    open: (address, events) => {
      const real = openSocket(address, events);
      for (const text of texts) events.received(text);
      return real;
    },
  });
  await becomes('open');
  expect(received).toEqual([]);
});
