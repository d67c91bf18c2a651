import type { Side, View } from '@tabuleiro/games';
import { type CSSProperties, useMemo } from 'react';
import { layOut } from './geometry/layout.ts';

/** How wide the board is for its height, so that a narrow page leaves no room unused. It is the same for all of a match. */
export function useBoardRatio(view: View, bottom: Side): CSSProperties {
  return useMemo(() => {
    const { width, height } = layOut(view, bottom);
    const style: CSSProperties & Record<'--board-ratio', string> = { '--board-ratio': (width / height).toFixed(4) };
    return style;
  }, [view, bottom]);
}
