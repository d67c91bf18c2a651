// What the browser remembers for us. It may refuse (private windows, a full disk, blocked by settings): then the page
// works all the same and only forgets.

const PREFIX = 'tabuleiro.';

/** Whether what is new is explained; `off` when somebody does not want it. */
export const EXPLAINING = 'first-time';

export function recall(name: string): string | null {
  try {
    return globalThis.localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    globalThis.localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing is lost that the person cannot choose again.
  }
}

/** The remembered value if it is one of those that we know, else what is usual. */
export function recallOneOf<T extends string>(name: string, known: readonly T[], usual: T): T {
  const value = recall(name);
  return known.find((one) => one === value) ?? usual;
}

/** The browser's memory for those who need it whole; merely naming it may fail, so it is named as late as possible. */
export const KEEPSAKES: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => globalThis.localStorage.getItem(key),
  setItem: (key, value) => globalThis.localStorage.setItem(key, value),
  removeItem: (key) => globalThis.localStorage.removeItem(key),
};
