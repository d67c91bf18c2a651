import { type LiveStatus, refusalOf, ServerRefusal, type Watchable } from '@tabuleiro/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useStableCallback } from '../app/use-stable-callback.ts';
import { restoreSession, type Visitor, visitor } from './visitor.ts';

/** What it is now, drawn anew whenever it changes. */
export function useWatched<T>(value: Watchable<T>): T {
  return useSyncExternalStore(value.subscribe, value.get);
}

export interface Present extends Visitor {
  /** Why the server could not be asked who sits here. */
  readonly problem: ServerRefusal | null;
  readonly again: () => void;
}

/** Whoever sits at the page, and the connection to the server. Somebody new stays anonymous. */
export function usePresent(): Present {
  const present = useStore(visitor);
  const [problem, setProblem] = useState<ServerRefusal | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    restoreSession().catch((error: unknown) => setProblem(asRefusal(error)));
  }, [tries]);
  const again = (): void => {
    setProblem(null);
    setTries(tries + 1);
  };
  return { ...present, problem, again };
}

const NOBODY: LiveStatus = { kind: 'connecting', user: null, refusal: null };
const NEVER: Watchable<LiveStatus> = { get: () => NOBODY, subscribe: () => () => undefined };

/** How the connection is doing. A browser that knows to be offline is believed at once. */
export function useStatus(): LiveStatus {
  const { live } = useStore(visitor);
  const status = useWatched(live?.status ?? NEVER);
  const isOnline = useSyncExternalStore(listenToNetwork, () => navigator.onLine);
  return status.kind === 'open' && !isOnline ? { ...status, kind: 'lost' } : status;
}

function listenToNetwork(changed: () => void): () => void {
  globalThis.addEventListener('online', changed);
  globalThis.addEventListener('offline', changed);
  return () => {
    globalThis.removeEventListener('online', changed);
    globalThis.removeEventListener('offline', changed);
  };
}

/** Whatever went wrong, in words for people. */
export function asRefusal(error: unknown): ServerRefusal {
  return error instanceof ServerRefusal ? error : refusalOf('unreachable');
}

export interface Loaded<T> {
  /** Null until it is there. */
  readonly value: T | null;
  /** Whether it answers what is asked now, and not what was asked before. */
  readonly isFresh: boolean;
  readonly problem: ServerRefusal | null;
  readonly again: () => void;
}

/** What the server answers; asked anew when `key` changes. What came before stays until then. */
export function useAnswer<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: T } | null>(null);
  const [problem, setProblem] = useState<ServerRefusal | null>(null);
  const [tries, setTries] = useState(0);
  const loadNewest = useStableCallback(load);
  useEffect(() => {
    let isWanted = true;
    const run = async (): Promise<void> => {
      try {
        const answer = await loadNewest();
        if (!isWanted) return;
        setLoaded({ key, value: answer });
        setProblem(null);
      } catch (error) {
        if (isWanted) setProblem(asRefusal(error));
      }
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [key, tries, loadNewest]);
  return {
    value: loaded?.value ?? null,
    isFresh: loaded?.key === key,
    problem,
    again: () => setTries((count) => count + 1),
  };
}
