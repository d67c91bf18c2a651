import {
  type LiveStatus,
  refusalOf,
  ServerRefusal,
  type Watchable,
  findMatch,
  type Server,
  stateOf,
} from '@tabuleiro/client';
import { assert, loadRules, Match } from '@tabuleiro/games';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { restoreSession, type Session, session } from '../connection/session.ts';
import { useStableCallback } from '../ui/hooks.ts';

/** The current value; renders again when it changes. */
export function useWatchable<T>(value: Watchable<T>): T {
  return useSyncExternalStore(value.subscribe, value.get);
}

export interface SessionState extends Session {
  /** Why the session could not be restored. */
  readonly problem: ServerRefusal | null;
  readonly again: () => void;
}

/** The user and the connection to the server. New visitors stay anonymous. */
export function useSession(): SessionState {
  const present = useStore(session);
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

/** The state of the connection. When the browser says it is offline, we do not wait for the socket to fail. */
export function useConnectionStatus(): LiveStatus {
  const { live } = useStore(session);
  const status = useWatchable(live?.status ?? NEVER);
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

/** Turns any error into one that can be shown to the user. */
export function asRefusal(error: unknown): ServerRefusal {
  return error instanceof ServerRefusal ? error : refusalOf('unreachable');
}

export interface ServerData<T> {
  /** Null until it has arrived. */
  readonly value: T | null;
  /** Whether the value belongs to the current key. */
  readonly isFresh: boolean;
  readonly problem: ServerRefusal | null;
  readonly again: () => void;
}

/** Loads data from the server, again when `key` changes. The previous value stays until then. */
export function useServerData<T>(key: string, load: () => Promise<T>): ServerData<T> {
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

/** A match of the server with all its moves. */
export async function loadMatch(server: Server, id: string): Promise<Match> {
  const { info, events } = await findMatch(server, id);
  const rules = await loadRules(info.terms.game, info.terms.variant);
  const start = rules.parsePosition(info.position);
  assert(start.ok, 'the first position can be read');
  const match = new Match(rules, start.value);
  for (const { move } of stateOf(info, events).plies) assert(match.playText(move).ok, 'the log holds legal moves only');
  return match;
}
