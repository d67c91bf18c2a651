import type { Side, View } from '@tabuleiro/games';
import { type CSSProperties, useMemo, useSyncExternalStore } from 'react';
import { type Readable, useParts } from '../app/use-parts.ts';
import { type Layout, layOut } from './geometry/layout.ts';
import { UNIT } from './geometry/rect.ts';

/** A phone on its side; the style sheets of pages with boards ask the same. */
const LOW = '(width >= 36rem) and (height < 32rem)';

function listen(act: () => void): () => void {
  const query = globalThis.matchMedia(LOW);
  query.addEventListener('change', act);
  return () => query.removeEventListener('change', act);
}

function useIsLow(): boolean {
  return useSyncExternalStore(
    listen,
    () => globalThis.matchMedia(LOW).matches,
    () => false,
  );
}

/** Where everything lies, for the page as it is. It is the same for all of a match, but for a phone that is turned. */
export function useLayout(view: View, bottom: Side): Layout {
  const isLow = useIsLow();
  return useMemo(() => layOut(view, bottom, isLow), [view, bottom, isLow]);
}

/** How wide the board is for its height, so that a narrow page leaves no room unused; and how many cells wide it is. */
export function useBoardRatio(view: View, bottom: Side): CSSProperties {
  const { width, height } = useLayout(view, bottom);
  return useMemo(() => ratioOf(width, height), [width, height]);
}

/** The same for a page that is not drawn anew with every frame of a move. */
export function useMatchRatio(store: Readable<{ readonly view: View; readonly bottom: Side }>): CSSProperties {
  const isLow = useIsLow();
  const { width, height } = useParts(store, ({ view, bottom }) => {
    const layout = layOut(view, bottom, isLow);
    return { width: layout.width, height: layout.height };
  });
  return useMemo(() => ratioOf(width, height), [width, height]);
}

function ratioOf(width: number, height: number): CSSProperties {
  const style: CSSProperties & Record<'--board-ratio' | '--board-cells', string> = {
    '--board-ratio': (width / height).toFixed(4),
    '--board-cells': String(width / UNIT),
  };
  return style;
}
