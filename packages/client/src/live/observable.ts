/** A value that changes, in the form that React's `useSyncExternalStore` expects. */
export interface Watchable<T> {
  /** The current value; the same object until it changes. */
  readonly get: () => T;
  /** Calls back after every change; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export class Observable<T> implements Watchable<T> {
  private current: T;
  private readonly listeners = new Set<() => void>();

  constructor(first: T) {
    this.current = first;
  }

  // Arrow functions, because callers pass them on without the object.
  readonly get = (): T => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  set(next: T): void {
    if (Object.is(next, this.current)) return;
    this.current = next;
    for (const listener of Array.from(this.listeners)) listener();
  }

  get isWatched(): boolean {
    return this.listeners.size > 0;
  }
}
