import { useMemo, useState, type RefObject, useLayoutEffect } from 'react';
import type { BoardProps } from './board-props.ts';
import { resolvePick, type Target, withOpening } from './geometry/targets.ts';

interface TileZoomOptions extends Pick<BoardProps, 'offered' | 'onPick' | 'view'> {
  readonly targets: readonly Target[];
  /** Whether the holes of tiles are too small to touch. */
  readonly isTiny: boolean;
}

interface TileZoom {
  /** The cell whose tile is enlarged. */
  readonly zoomed: Target | undefined;
  /** What can be picked, and tiles that can be enlarged for that. */
  readonly touchable: ReadonlySet<string>;
  readonly touch: (target: Target) => void;
  readonly close: () => void;
}

/** Enlarges a tile when its holes are too small to touch; used by both boards. */
export function useTileZoom({ view, targets, offered, isTiny, onPick }: TileZoomOptions): TileZoom {
  const [opened, setOpened] = useState<string | null>(null);
  // Closes when none of the tile's holes can be picked any more.
  const zoomed = targets.find(({ id, kind, tile }) => kind === 'cell' && tile !== undefined && id === opened);
  if (opened !== null && zoomed === undefined) setOpened(null);
  const touchable = useMemo(() => (isTiny ? withOpening(targets, offered) : offered), [isTiny, targets, offered]);
  const touch = ({ id, kind, tile }: Target): void => {
    if (isTiny && kind === 'cell' && tile !== undefined) setOpened(id);
    else onPick(resolvePick(view, offered, id));
  };
  return { zoomed: isTiny ? zoomed : undefined, touchable, touch, close: () => setOpened(null) };
}

/** Screen pixels for each unit of the drawing; null until measured. */
export function useScale(svg: RefObject<SVGSVGElement | null>, width: number, height: number): number | null {
  const [scale, setScale] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const box = element.getBoundingClientRect();
      setScale(Math.min(box.width / width, box.height / height));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg, width, height]);
  return scale;
}

const FINGER_PX = 40;
const MOUSE_PX = 24;

/** Fingers need more room than a mouse. */
export function isTooSmall(widthPx: number): boolean {
  const isFinger = globalThis.matchMedia?.('(pointer: coarse)').matches;
  return widthPx < (isFinger ? FINGER_PX : MOUSE_PX);
}
