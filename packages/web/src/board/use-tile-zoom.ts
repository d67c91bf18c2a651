import { useMemo, useState } from 'react';
import type { BoardProps } from './board-props.ts';
import { resolvePick, type Target, withOpening } from './geometry/targets.ts';

interface TileZoomOptions extends Pick<BoardProps, 'offered' | 'onPick' | 'view'> {
  readonly targets: readonly Target[];
  /** Whether the holes of tiles are too small to be touched where they are. */
  readonly isTiny: boolean;
}

interface TileZoom {
  /** The cell whose tile is shown enlarged. */
  readonly zoomed: Target | undefined;
  /** What can be picked, and tiles that can be opened for that. */
  readonly touchable: ReadonlySet<string>;
  readonly touch: (target: Target) => void;
  readonly close: () => void;
}

/** What a touch does on a board whose tiles may have to be enlarged first, flat or in depth. */
export function useTileZoom({ view, targets, offered, isTiny, onPick }: TileZoomOptions): TileZoom {
  const [opened, setOpened] = useState<string | null>(null);
  // The tile closes by itself when none of its holes is offered any more.
  const zoomed = targets.find(({ id, kind, tile }) => kind === 'cell' && tile !== undefined && id === opened);
  if (opened !== null && zoomed === undefined) setOpened(null);
  const touchable = useMemo(() => (isTiny ? withOpening(targets, offered) : offered), [isTiny, targets, offered]);
  const touch = ({ id, kind, tile }: Target): void => {
    if (isTiny && kind === 'cell' && tile !== undefined) setOpened(id);
    else onPick(resolvePick(view, offered, id));
  };
  return { zoomed: isTiny ? zoomed : undefined, touchable, touch, close: () => setOpened(null) };
}
