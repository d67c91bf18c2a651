import type { GameId, Language } from '@tabuleiro/games';
import type { MatchSetup, OpenLease, Timers } from '@tabuleiro/play';
import type { StoreApi } from 'zustand/vanilla';
import { inThreadEngineHost } from '../../play/test/testing.ts';
import { openMatchStore, type MatchPageState } from '../src/match/match-store.ts';
import { newMatchAddress } from '../src/routes/match-address.ts';
import type { KeyValueStorage } from '../src/saved-matches/local-records.ts';
import { PageMatches } from '../src/saved-matches/page-matches.ts';
import { WindowMatches } from '../src/saved-matches/window-matches.ts';

/** Timers without the waiting. */
export const IMMEDIATE_TIMERS: Timers = {
  after: (_ms, act) => {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  },
};

export class MemoryStorage implements KeyValueStorage {
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

const windows = new WeakMap<KeyValueStorage, PageMatches>();

/** The saved matches of a window, which are written as soon as possible. */
export function matchesIn(storage: KeyValueStorage): PageMatches {
  const known = windows.get(storage);
  if (known !== undefined) return known;
  const opened = new PageMatches({
    storage,
    open: async () => new WindowMatches(storage),
    afterFrame: (act) => act(),
  });
  windows.set(storage, opened);
  return opened;
}

export interface TestMatchOptions {
  readonly setup?: MatchSetup;
  readonly query?: string;
  readonly storage?: KeyValueStorage;
  readonly openLease?: OpenLease;
  readonly timers?: Timers;
  readonly language?: Language;
  readonly moves?: boolean;
  readonly now?: () => number;
  /** Every match has its own, which tells it from the others. */
  readonly seed?: number;
}

/** What follows `?` in an address. */
export function queryOfAddress(address: string): string {
  return address.slice(address.indexOf('?') + 1);
}

export async function openTestMatch(game: GameId, options: TestMatchOptions = {}): Promise<StoreApi<MatchPageState>> {
  return openMatchStore({
    request: {
      game,
      query: options.setup === undefined ? (options.query ?? '') : queryOfAddress(newMatchAddress(options.setup)),
    },
    host: inThreadEngineHost(),
    matches: matchesIn(options.storage ?? new MemoryStorage()),
    ...(options.openLease !== undefined && { openLease: options.openLease }),
    timers: options.timers ?? IMMEDIATE_TIMERS,
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
