import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { windowLeases } from '../src/match/window-lease.ts';
import { MemoryStorage } from './match-fixture.ts';

// Windows without locks and messages, as those that sleep: what they know stands in the storage of the browser.

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => vi.unstubAllGlobals());

const nothing = (): void => undefined;

test('a window that slept knows that its match was taken, whatever other matches were taken since', async () => {
  const storage = new MemoryStorage();
  const [sleeper, other] = [windowLeases(storage), windowLeases(storage)];
  const slept = await sleeper('one', nothing);
  const taken = await other('one', nothing);
  await other('two', nothing);
  expect([slept.isHeld(), taken.isHeld()]).toEqual([false, true]);
  taken.release();
  expect(slept.isHeld()).toBe(false);
  await slept.take();
  expect(slept.isHeld()).toBe(true);
});

test('without storage no window takes the match', async () => {
  const full = {
    getItem: () => null,
    removeItem: nothing,
    setItem: () => {
      throw new Error('full');
    },
  };
  const lease = await windowLeases(full)('one', nothing);
  expect(lease.isHeld()).toBe(true);
});
