import { useSyncExternalStore } from 'react';
import { useShallow } from 'zustand/react/shallow';

/** A store that is only read. A store with more fields is assignable to one with fewer. */
export interface ReadableStore<State> {
  readonly getState: () => State;
  readonly subscribe: (changed: () => void) => () => void;
}

/** Selects fields of a store; the component renders again only when one of them changes. */
export function useSelector<State, Parts>(store: ReadableStore<State>, select: (state: State) => Parts): Parts {
  const parts = useShallow(select);
  const shown = (): Parts => parts(store.getState());
  return useSyncExternalStore(store.subscribe, shown, shown);
}

/** Fields that change with every frame of a move; only the board needs them. */
interface Frame {
  readonly view: unknown;
  readonly frameMs: number;
}

/** All other fields. */
export function useStateWithoutFrame<State extends Frame>(store: ReadableStore<State>): Omit<State, keyof Frame> {
  return useSelector(store, ({ view: _view, frameMs: _frameMs, ...rest }) => rest);
}
