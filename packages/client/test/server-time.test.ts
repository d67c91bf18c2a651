import { describe, expect, test } from 'vitest';
import { Backoff } from '../src/live/reconnecting-socket.ts';
import { ServerTime } from '../src/live/server-time.ts';

describe('the time on the server', () => {
  let now = 0;
  const learned = (
    ...answers: readonly (readonly [sentAt: number, heardAt: number, serverNow: number])[]
  ): ServerTime => {
    const time = new ServerTime(() => now);
    for (const [sentAt, heardAt, serverNow] of answers) {
      now = heardAt;
      time.learn(sentAt, serverNow);
    }
    return time;
  };

  test('is the own time before the server has said anything', () => {
    now = 500;
    const time = new ServerTime(() => now);
    expect([time.serverNow(), time.roundTripMs]).toEqual([500, null]);
  });

  test('is taken from the greeting, however late that is', () => {
    now = 500;
    const time = new ServerTime(() => now);
    time.begin(10_000);
    now = 700;
    expect([time.serverNow(), time.roundTripMs]).toEqual([10_200, null]);
  });

  test('is taken from the answer with the shortest round trip, in the middle of it', () => {
    const time = learned([0, 400, 10_000], [1000, 1100, 11_000], [2000, 2900, 12_000]);
    expect(time.roundTripMs).toBe(100);
    expect(time.serverNow()).toBe(now + 11_000 - 1050);
  });

  test('forgets old answers, because clocks drift', () => {
    const slow = Array.from({ length: 8 }, (_, index) => [1000 * index, 1000 * index + 300, 50_000] as const);
    expect(learned([0, 10, 10_000], ...slow).roundTripMs).toBe(300);
  });

  test('begins anew with a connection', () => {
    const time = learned([0, 10, 10_000]);
    time.begin(90_000);
    expect([time.serverNow(), time.roundTripMs]).toEqual([90_000, null]);
  });
});

describe('retry delays', () => {
  test('double up to the longest one, and begin again after a reset', () => {
    const backoff = new Backoff(100, 1000, () => 1);
    expect(Array.from({ length: 6 }, () => backoff.next())).toEqual([100, 200, 400, 800, 1000, 1000]);
    backoff.reset();
    expect(backoff.next()).toBe(100);
  });

  test('are at least half as long, by chance', () => {
    expect(new Backoff(100, 1000, () => 0).next()).toBe(50);
    expect(new Backoff(100, 1000, () => 0.5).next()).toBe(75);
  });
});
