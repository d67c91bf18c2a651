import { useSyncExternalStore } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { StoreApi } from 'zustand/vanilla';

/** A store that is only looked at. One with more parts can stand for one with fewer. */
export type Readable<State> = Pick<StoreApi<State>, 'getState' | 'subscribe'>;

/** The parts of a state that a component draws; it is drawn anew when one of them changes, and not otherwise. */
export function useParts<State, Parts>(store: Readable<State>, select: (state: State) => Parts): Parts {
  const parts = useShallow(select);
  const shown = (): Parts => parts(store.getState());
  return useSyncExternalStore(store.subscribe, shown, shown);
}

/** What changes with every frame of a move; only the board draws it. */
interface Frame {
  readonly view: unknown;
  readonly frameMs: number;
}

/** All parts of a state but those. */
export function useAllButFrames<State extends Frame>(store: Readable<State>): Omit<State, keyof Frame> {
  return useParts(store, ({ view: _view, frameMs: _frameMs, ...rest }) => rest);
}
