import type { Side, View } from '@tabuleiro/games';
import { type CSSProperties, useMemo, useSyncExternalStore } from 'react';
import { type ReadableStore, useSelector } from '../ui/use-store.ts';
import { type Layout, computeLayout } from './geometry/layout.ts';
import { UNIT } from './geometry/rect.ts';

/** Wider than a phone upright: belongings stand beside the board. */
const WIDE = '(width >= 36rem)';

function listen(act: () => void): () => void {
  const query = globalThis.matchMedia(WIDE);
  query.addEventListener('change', act);
  return () => query.removeEventListener('change', act);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => globalThis.matchMedia(WIDE).matches,
    () => false,
  );
}

/** The layout for the current page. It stays the same for a whole match, unless the window changes. */
export function useLayout(view: View, bottom: Side): Layout {
  const isWide = useIsWide();
  return useMemo(() => computeLayout(view, bottom, isWide), [view, bottom, isWide]);
}

/** The aspect ratio of the board, and its width in cells and in targets, for style sheets. */
export function useBoardRatio(view: View, bottom: Side): CSSProperties {
  const { width, height, smallestTarget } = useLayout(view, bottom);
  return useMemo(() => ratioOf(width, height, smallestTarget), [width, height, smallestTarget]);
}

/** The same for a page that does not render with every frame of a move. */
export function useMatchRatio(store: ReadableStore<{ readonly view: View; readonly bottom: Side }>): CSSProperties {
  const isWide = useIsWide();
  const { width, height, smallestTarget } = useSelector(store, ({ view, bottom }) => {
    const layout = computeLayout(view, bottom, isWide);
    return { width: layout.width, height: layout.height, smallestTarget: layout.smallestTarget };
  });
  return useMemo(() => ratioOf(width, height, smallestTarget), [width, height, smallestTarget]);
}

function ratioOf(width: number, height: number, smallestTarget: number): CSSProperties {
  const style: CSSProperties & Record<'--board-ratio' | '--board-cells' | '--board-targets', string> = {
    '--board-ratio': (width / height).toFixed(4),
    '--board-cells': String(width / UNIT),
    '--board-targets': String(width / smallestTarget),
  };
  return style;
}
