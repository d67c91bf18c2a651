import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkInTime } from '../src/offline/worker/cache-strategy.ts';

// A connection that stays silent does not keep a person from playing.

const NEVER = new Promise<never>(() => undefined);
const kept = async (): Promise<string> => 'kept';
const nothing = async (): Promise<undefined> => undefined;

describe('the service worker', () => {
  it('prefers the network', async () => {
    expect(await networkInTime(Promise.resolve('new'), kept, () => NEVER)).toBe('new');
  });

  it('takes what is kept when the network is gone or silent', async () => {
    expect(await networkInTime(Promise.reject(new Error('gone')), kept, () => NEVER)).toBe('kept');
    expect(await networkInTime(NEVER, kept, async () => undefined)).toBe('kept');
  });

  it('waits on where nothing is kept', async () => {
    const late = new Promise<string>((resolve) => {
      setTimeout(() => resolve('late'), 5);
    });
    expect(await networkInTime(late, nothing, async () => undefined)).toBe('late');
    await expect(networkInTime(Promise.reject(new Error('gone')), nothing, () => NEVER)).rejects.toThrow('gone');
  });
});

describe('the page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('takes a server that says nothing for none, and believes it when it speaks after all', async () => {
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', async () => new Promise<Response>((resolve) => (answer = resolve)));
    const { loadOnlineStatus, getOnlineStatus } = await import('../src/connection/online-status.ts');
    const asked = loadOnlineStatus();
    expect(getOnlineStatus().isAvailable).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(getOnlineStatus().isAvailable).toBe(false);
    answer(Response.json({ now: 0, user: null }));
    await asked;
    expect(getOnlineStatus().isAvailable).toBe(true);
  });
});
