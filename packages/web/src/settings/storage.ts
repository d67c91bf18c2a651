// Settings in localStorage. The browser may refuse it (private windows, a full disk): then settings last as long as the page.

const PREFIX = 'tabuleiro.';

/** Whether rules are explained when they first matter: `on` or `off`. */
export const EXPLANATIONS_SETTING = 'first-time';

export function readSetting(name: string): string | null {
  try {
    return globalThis.localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function saveSetting(name: string, value: string): void {
  try {
    globalThis.localStorage.setItem(PREFIX + name, value);
  } catch {
    // The person can choose it again.
  }
}

/** The saved value if it is one of `known`, else the default. */
export function readChoice<T extends string>(name: string, known: readonly T[], usual: T): T {
  const value = readSetting(name);
  return known.find((one) => one === value) ?? usual;
}

/** localStorage. Even naming it may throw, so each call names it anew. */
export const BROWSER_STORAGE: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => globalThis.localStorage.getItem(key),
  setItem: (key, value) => globalThis.localStorage.setItem(key, value),
  removeItem: (key) => globalThis.localStorage.removeItem(key),
};
