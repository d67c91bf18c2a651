import type { Language } from '@tabuleiro/games';
import { useSyncExternalStore, useEffect, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStableCallback } from './hooks.ts';

interface OpenedState {
  readonly setLanguage: (language: Language) => Promise<void>;
  readonly close: () => void;
}

/**
 * A store that is opened asynchronously; null until then. It is opened again when `key` changes, closed on unmount, and
 * follows the language of the page.
 */
export function useOpenedStore<State extends OpenedState>(
  key: string,
  language: Language,
  open: (language: Language) => Promise<StoreApi<State>>,
): StoreApi<State> | null {
  const [store, setStore] = useState<StoreApi<State> | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const spoken = useRef(language);

  const openNewest = useStableCallback(open);
  useEffect(() => {
    let isWanted = true;
    let opened: StoreApi<State> | null = null;
    const begin = async (): Promise<void> => {
      try {
        const made = await openNewest(spoken.current);
        if (!isWanted) return made.getState().close();
        opened = made;
        setStore(made);
      } catch (error) {
        if (isWanted) setFailure(error instanceof Error ? error : new Error(String(error)));
      }
    };
    void begin();
    return () => {
      isWanted = false;
      opened?.getState().close();
      setStore(null);
    };
  }, [key, openNewest]);

  useEffect(() => {
    spoken.current = language;
    void store?.getState().setLanguage(language);
  }, [store, language]);
  // Code could not be loaded: the error boundary shows that.
  if (failure !== null) throw failure;
  return store;
}

/** A store that is only read. A store with more fields is assignable to one with fewer. */
export interface ReadableStore<State> {
  readonly getState: () => State;
  readonly subscribe: (changed: () => void) => () => void;
}

/** Selects fields of a store; the component renders again only when one of them changes. */
export function useSelector<State, Parts>(store: ReadableStore<State>, select: (state: State) => Parts): Parts {
  const last = useRef<{ readonly parts: Parts } | null>(null);
  const shown = (): Parts => {
    const parts = select(store.getState());
    if (last.current === null || !isSame(parts, last.current.parts)) last.current = { parts };
    return last.current.parts;
  };
  return useSyncExternalStore(store.subscribe, shown, shown);
}

/** Some fields of a store; the component renders again only when one of them changes. */
export function useFields<State, Name extends keyof State>(
  store: ReadableStore<State>,
  names: readonly Name[],
): Pick<State, Name> {
  const last = useRef<readonly unknown[]>([]);
  const fields = (): readonly unknown[] => {
    const state = store.getState();
    const found = names.map((name) => state[name]);
    if (found.some((value, index) => !isSame(value, last.current[index]))) last.current = found;
    return last.current;
  };
  useSyncExternalStore(store.subscribe, fields, fields);
  return store.getState();
}

/** Whether two values are the same, or plain lists or records of the same things: snapshots make them anew. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const values = new Map(Object.entries(other));
  const parts = Object.entries(one);
  return parts.length === values.size && parts.every(([name, value]) => Object.is(value, values.get(name)));
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** Fields that change with every frame of a move; only the board needs them. */
interface Frame {
  readonly view: unknown;
  readonly frameMs: number;
}

/** All other fields. */
export function useStateWithoutFrame<State extends Frame>(store: ReadableStore<State>): Omit<State, keyof Frame> {
  return useSelector(store, ({ view: _view, frameMs: _frameMs, ...rest }) => rest);
}
