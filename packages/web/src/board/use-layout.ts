import type { Side, View } from '@tabuleiro/games';
import { useMemo, useSyncExternalStore } from 'react';
import { type Layout, layOut } from './geometry/layout.ts';

/** A phone on its side; the style sheets of pages with boards ask the same. */
const LOW = '(width >= 36rem) and (height < 32rem)';

function listen(act: () => void): () => void {
  const query = globalThis.matchMedia(LOW);
  query.addEventListener('change', act);
  return () => query.removeEventListener('change', act);
}

/** Where everything lies, for the page as it is. It is the same for all of a match, but for a phone that is turned. */
export function useLayout(view: View, bottom: Side): Layout {
  const isLow = useSyncExternalStore(
    listen,
    () => globalThis.matchMedia(LOW).matches,
    () => false,
  );
  return useMemo(() => layOut(view, bottom, isLow), [view, bottom, isLow]);
}
