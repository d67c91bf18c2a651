import type { Side, View } from '@tabuleiro/games';
import { type CSSProperties, useMemo } from 'react';
import { useLayout } from './use-layout.ts';

/** How wide the board is for its height, so that a narrow page leaves no room unused. It is the same for all of a match. */
export function useBoardRatio(view: View, bottom: Side): CSSProperties {
  const { width, height } = useLayout(view, bottom);
  return useMemo(() => {
    const style: CSSProperties & Record<'--board-ratio', string> = { '--board-ratio': (width / height).toFixed(4) };
    return style;
  }, [width, height]);
}
