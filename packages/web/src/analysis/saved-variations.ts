import type { StoreApi } from 'zustand/vanilla';
import type { KeyValueStorage } from '../saved-matches/local-records.ts';
import { parsePasted, type AnalysisSource } from './analysis-source.ts';
import type { AnalysisState } from './analysis-store.ts';
import type { VariationTree } from './variation-tree.ts';

// The address holds the main line. Variations are saved for the tab, so that a reload or going back loses nothing.

const NAME = 'tabuleiro.analysis';

/** Access to sessionStorage may throw, so it happens in the methods. */
export const TAB_STORAGE: KeyValueStorage = {
  getItem: (key) => globalThis.sessionStorage.getItem(key),
  setItem: (key, value) => globalThis.sessionStorage.setItem(key, value),
  removeItem: (key) => globalThis.sessionStorage.removeItem(key),
};

/** Restores the saved variations if they belong to the same main line. */
export async function withSavedVariations(
  subject: AnalysisSource,
  storage: KeyValueStorage | undefined,
): Promise<AnalysisSource> {
  const { rules } = subject.tree;
  const text = storage === undefined || subject.problem !== null ? null : recall(storage);
  if (text === null) return subject;
  const read = await parsePasted(rules.game, rules.variant.id, text);
  if (typeof read === 'function' || mainOf(read.tree) !== mainOf(subject.tree)) return subject;
  return { ...subject, tree: read.tree };
}

/** Saves the variations whenever they change. */
export function saveVariations(store: StoreApi<AnalysisState>, storage: KeyValueStorage): void {
  let { listed } = store.getState();
  store.subscribe((state) => {
    if (state.listed === listed) return;
    ({ listed } = state);
    try {
      storage.setItem(NAME, state.recordText());
    } catch {
      // Storage is full or forbidden: a reload loses the variations.
    }
  });
}

function recall(storage: KeyValueStorage): string | null {
  try {
    return storage.getItem(NAME);
  } catch {
    return null;
  }
}

function mainOf({ rules, start, mainLine }: VariationTree): string {
  const moves = mainLine.map(({ text }) => text).join(' ');
  return `${rules.game} ${rules.variant.id} ${rules.makePosition(start)} ${moves}`;
}
