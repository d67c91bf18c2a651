/** Something that changes, as React's `useSyncExternalStore` and everybody else can follow it. */
export interface Watchable<T> {
  /** What it is now; the same object until it changes. */
  readonly get: () => T;
  /** Calls back after every change; gives the function that ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

export class Observable<T> implements Watchable<T> {
  private current: T;
  private readonly listeners = new Set<() => void>();

  constructor(first: T) {
    this.current = first;
  }

  // Both are handed on without their object.
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
