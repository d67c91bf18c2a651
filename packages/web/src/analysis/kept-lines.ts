import type { StoreApi } from 'zustand/vanilla';
import type { Keepsakes } from '../play/kept.ts';
import type { AnalysisState } from './store.ts';
import { readPasted, type Subject } from './subject.ts';
import type { VariationTree } from './tree.ts';

// The address holds the main line. What else was tried is kept beside it until the tab is closed, so that a reload or the
// way back from another page loses nothing.

const NAME = 'tabuleiro.analysis';

/** Naming it may fail, so it is named as late as possible. */
export const TAB_KEEPSAKES: Keepsakes = {
  getItem: (key) => globalThis.sessionStorage.getItem(key),
  setItem: (key, value) => globalThis.sessionStorage.setItem(key, value),
};

/** The same with the variations that were kept of it, if it is what was analysed last. */
export async function withKeptLines(subject: Subject, kept: Keepsakes | undefined): Promise<Subject> {
  const { rules } = subject.tree;
  const text = kept === undefined || subject.problem !== null ? null : recall(kept);
  if (text === null) return subject;
  const read = await readPasted(rules.game, rules.variant.id, text);
  if (typeof read === 'function' || mainOf(read.tree) !== mainOf(subject.tree)) return subject;
  return { ...subject, tree: read.tree };
}

/** Keeps the lines of an analysis whenever they change. */
export function keepLines(store: StoreApi<AnalysisState>, kept: Keepsakes): void {
  let { listed } = store.getState();
  store.subscribe((state) => {
    if (state.listed === listed) return;
    ({ listed } = state);
    try {
      kept.setItem(NAME, state.recordText());
    } catch {
      // Then a reload forgets them.
    }
  });
}

function recall(kept: Keepsakes): string | null {
  try {
    return kept.getItem(NAME);
  } catch {
    return null;
  }
}

function mainOf({ rules, start, mainLine }: VariationTree): string {
  const moves = mainLine.map(({ text }) => text).join(' ');
  return `${rules.game} ${rules.variant.id} ${rules.makePosition(start)} ${moves}`;
}
