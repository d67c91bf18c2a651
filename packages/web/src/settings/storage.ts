// Settings in localStorage. The browser may refuse it (private windows, a full disk): then settings last as long as the page.

const PREFIX = 'tabuleiro.';

/** What the browser refused to save. */
const unsaved = new Map<string, string>();
const listeners = new Set<() => void>();

/** Whether rules are explained when they first matter: `on` or `off`. */
export const EXPLANATIONS_SETTING = 'first-time';
/** Whether anything is heard: `on` or `off`. */
export const SOUND_SETTING = 'sound';
/** Whether a kind of sound is heard where any is: `on` or `off`. */
export const soundSetting = (sound: string): string => `${SOUND_SETTING}.${sound}`;
/** Whether threats of the other side are marked: `on` or `off`. */
export const THREATS_SETTING = 'threats';
/** How fast moves are shown, in percent. */
export const SPEED_SETTING = 'speed';

export function readSetting(name: string): string | null {
  const refused = unsaved.get(name);
  if (refused !== undefined) return refused;
  try {
    return globalThis.localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function saveSetting(name: string, value: string): void {
  try {
    globalThis.localStorage.setItem(PREFIX + name, value);
    unsaved.delete(name);
  } catch {
    unsaved.set(name, value);
  }
  for (const changed of listeners) changed();
}

/** Everything that is saved for the page in localStorage, settings and progress alike. */
export function allSettings(): Readonly<Record<string, string>> {
  try {
    const saved = Object.entries(globalThis.localStorage).filter(([name]) => name.startsWith(PREFIX));
    return Object.fromEntries(saved);
  } catch {
    return {};
  }
}

export function removeAllSettings(): void {
  unsaved.clear();
  for (const name of Object.keys(allSettings())) globalThis.localStorage.removeItem(name);
}

/** Calls `changed` after every change of a setting on this page. Returns the function that unsubscribes. */
export function onSettingChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
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
