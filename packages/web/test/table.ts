import { EngineHost, type Spawn, Workshop } from '@tabuleiro/engine';
import type { GameId, Language } from '@tabuleiro/games';
import type { MatchSetup, OpenLease, Timers } from '@tabuleiro/play';
import type { StoreApi } from 'zustand/vanilla';
import { playAddress } from '../src/play/address.ts';
import type { Keepsakes } from '../src/play/kept.ts';
import { openPlay, type PlayState } from '../src/play/store.ts';

/** A worker in this very thread; messages are cloned as between threads. */
const spawn: Spawn = ({ onReply }) => {
  let isAlive = true;
  const workshop = new Workshop(
    (reply) => {
      if (isAlive) onReply(structuredClone(reply));
    },
    () => performance.now(),
  );
  return {
    post: (job) => void workshop.carryOut(job),
    terminate: async () => {
      isAlive = false;
    },
  };
};

/** A host whose workers think in this very thread. */
export function hostHere(): EngineHost {
  return new EngineHost({ spawn, workers: 1, shares: false });
}

/** Timers without the waiting. */
export const AT_ONCE: Timers = {
  after: (_ms, act) => {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  },
};

export class MemoryStorage implements Keepsakes {
  private readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

export interface TableOptions {
  readonly setup?: MatchSetup;
  readonly query?: string;
  readonly storage?: Keepsakes;
  readonly openLease?: OpenLease;
  readonly timers?: Timers;
  readonly language?: Language;
  readonly moves?: boolean;
  readonly now?: () => number;
  /** Every match has another, by which it is told from the others. */
  readonly seed?: number;
}

/** What follows `?` in an address. */
export function queryOf(address: string): string {
  return address.slice(address.indexOf('?') + 1);
}

export async function openTable(game: GameId, options: TableOptions = {}): Promise<StoreApi<PlayState>> {
  return openPlay({
    request: { game, query: options.setup === undefined ? (options.query ?? '') : queryOf(playAddress(options.setup)) },
    host: hostHere(),
    storage: options.storage ?? new MemoryStorage(),
    ...(options.openLease !== undefined && { openLease: options.openLease }),
    timers: options.timers ?? AT_ONCE,
    now: options.now ?? (() => 0),
    canAnimate: () => options.moves ?? true,
    language: options.language ?? 'en',
    speed: 100,
    seed: () => options.seed ?? 7,
  });
}

/** Waits for a state in which something holds. */
export async function until<State>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  holds: (state: State) => boolean,
): Promise<State> {
  const now = store.getState();
  if (holds(now)) return now;
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!holds(state)) return;
      stop();
      resolve(state);
    });
  });
}
